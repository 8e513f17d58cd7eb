import Testing

@testable import JSONSource

/// From a byte of a string's value back to the place in the file.
@Suite struct DecodedOffsetTests {
  private func columns(_ text: String, through last: Int) throws -> [Int] {
    let node = try checkedRoot(text)
    return (0...last).map { node.position(ofDecodedUTF8Offset: $0).column }
  }

  @Test func withoutEscapes() throws {
    #expect(try columns("\"abc\"", through: 3) == [2, 3, 4, 5])
    #expect(try columns("\"\"", through: 0) == [2])
    #expect(try columns("\"é😀\"", through: 6) == [2, 3, 4, 5, 6, 7, 8])
  }

  @Test func shortEscapes() throws {
    for escape in ["\\\"", "\\\\", "\\/", "\\b", "\\f", "\\n", "\\r", "\\t"] {
      #expect(try columns("\"a\(escape)b\"", through: 3) == [2, 3, 5, 6])
    }
  }

  @Test func unicodeEscapesOfOneTwoAndThreeBytes() throws {
    #expect(try columns(#""\u0000a""#, through: 2) == [2, 8, 9])
    #expect(try columns(#""\u007fa""#, through: 2) == [2, 8, 9])
    #expect(try columns(#""\u0080a""#, through: 3) == [2, 2, 8, 9])
    #expect(try columns(#""\u07FFa""#, through: 3) == [2, 2, 8, 9])
    #expect(try columns(#""\u0800a""#, through: 4) == [2, 2, 2, 8, 9])
    #expect(try columns(#""\uD7ffa""#, through: 4) == [2, 2, 2, 8, 9])
    #expect(try columns(#""\uE000a""#, through: 4) == [2, 2, 2, 8, 9])
    #expect(try columns(#""\uFFFFa""#, through: 4) == [2, 2, 2, 8, 9])
  }

  @Test func surrogatePairsAreOneCharacterOfFourBytes() throws {
    #expect(try columns(#""x\uD83D\uDE00a""#, through: 6) == [2, 3, 3, 3, 3, 15, 16])
    #expect(try columns(#""\ud800\udc00\n""#, through: 5) == [2, 2, 2, 2, 14, 16])
  }

  @Test func escapesAmongLongCharacters() throws {
    #expect(try columns(#""é\n😀\\é""#, through: 10) == [2, 3, 4, 6, 7, 8, 9, 10, 12, 13, 14])
  }

  @Test func offsetsOutsideOfTheValue() throws {
    for text in ["\"ab\"", #""\u0061b""#] {
      let node = try checkedRoot(text)
      let first = inFirstLine(2)
      let closing = inFirstLine(text.utf8.count)
      for offset in [-1, Int.min] { #expect(node.position(ofDecodedUTF8Offset: offset) == first) }
      for offset in [2, 3, Int.max] {
        #expect(node.position(ofDecodedUTF8Offset: offset) == closing)
      }
    }
  }

  @Test func otherValuesGiveTheirOwnPosition() throws {
    let root = try checkedRoot("[ 12, {}, null]")
    for element in root.elements {
      #expect(element.position(ofDecodedUTF8Offset: 1) == element.position)
    }
  }

  @Test func linesAreThoseOfTheFile() throws {
    let root = try checkedRoot("{\n  \"body\": \"a\\nb\"\n}")
    let node = try #require(root.member(named: "body")).value
    let position = node.position(ofDecodedUTF8Offset: 2)
    #expect(position == SourcePosition(line: 2, column: 15, offset: 16))
    #expect(root.source.bytes[position.offset] == UInt8(ascii: "b"))
  }
}
