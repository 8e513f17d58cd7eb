import Testing

@testable import JSONSource

/// Lines and columns, as `swiftc` counts them.
@Suite struct LineTests {
  /// Line and column of every element of an array.
  private func places(_ text: String) throws -> [[Int]] {
    try checkedRoot(text).elements.map { [$0.position.line, $0.position.column] }
  }

  @Test func lineFeed() throws {
    #expect(try places("[1,\n 2,\n\n3]") == [[1, 2], [2, 2], [4, 1]])
  }

  @Test func carriageReturnAndLineFeed() throws {
    #expect(try places("[1,\r\n 2,\r\n\r\n3]") == [[1, 2], [2, 2], [4, 1]])
  }

  @Test func loneCarriageReturn() throws {
    #expect(try places("[1,\r 2,\r\r3]") == [[1, 2], [2, 2], [4, 1]])
  }

  @Test func mixedLineEnds() throws {
    #expect(try places("[1,\n\r2,\r\r\n3,\r\n\n4]") == [[1, 2], [3, 1], [5, 1], [7, 1]])
  }

  @Test func otherCharactersEndNoLine() throws {
    let text = "[\"\u{2028}\u{2029}\u{85}\", 1]"
    // 3 + 3 + 2 bytes between the quotation marks.
    #expect(try places(text) == [[1, 2], [1, 14]])
  }

  @Test func columnsCountBytes() throws {
    #expect(try places("[\"é\", \"😀\", 1,\t2]") == [[1, 2], [1, 8], [1, 16], [1, 19]])
  }

  @Test func byteOrderMarkCountsAsThreeColumnsOfTheFirstLine() throws {
    #expect(try places("\u{FEFF}[1,\n2]") == [[1, 5], [2, 1]])
  }

  @Test func byteOrderMarkInsideStringsIsText() throws {
    let root = try checkedRoot("[\"\u{FEFF}a\", \"\\ufeff\"]")
    #expect(root.elements.map(\.string) == ["\u{FEFF}a", "\u{FEFF}"])
  }

  @Test func startAndEndOfEveryNode() throws {
    let text = "{\n  \"a\": [1, \"x\"],\r\n  \"b\\n\": {\r\"c\": -1.5e3}\n}\n"
    let root = try checkedRoot(text)
    let members = Array(root.members)
    let array = Array(members[0].value.elements)
    let inner = try #require(members[1].value.member(named: "c")).value
    func extent(_ node: JSONNode) -> [Int] {
      [
        node.position.line, node.position.column, node.endPosition.line, node.endPosition.column,
        node.position.offset, node.endPosition.offset,
      ]
    }
    #expect(extent(root) == [1, 1, 5, 2, 0, 45])
    #expect(extent(members[0].nameNode) == [2, 3, 2, 6, 4, 7])
    #expect(extent(members[0].value) == [2, 8, 2, 16, 9, 17])
    #expect(extent(array[0]) == [2, 9, 2, 10, 10, 11])
    #expect(extent(array[1]) == [2, 12, 2, 15, 13, 16])
    #expect(extent(members[1].nameNode) == [3, 3, 3, 8, 22, 27])
    #expect(extent(members[1].value) == [3, 10, 4, 13, 29, 43])
    #expect(extent(inner) == [4, 6, 4, 12, 36, 42])
    #expect(inner.sourceText == "-1.5e3")
    #expect(members[1].nameNode.sourceText == "\"b\\n\"")
    #expect(members[0].value.sourceText == "[1, \"x\"]")
    #expect(root.sourceText + "\n" == text)
  }

  @Test func textOfLines() {
    let reading = checkedRead("[1,\n  2,\r\n\r 3\n]\n")
    #expect((0...7).map(reading.lineText) == [nil, "[1,", "  2,", "", " 3", "]", "", nil])
    #expect(reading.source.lineCount == 6)
  }

  @Test func textOfLinesBehindAFault() {
    let reading = checkedRead("[1,\r\n  x\n\r]\r\n")
    #expect(reading.root == nil)
    #expect((1...5).map(reading.lineText) == ["[1,", "  x", "", "]", ""])
    #expect(reading.lineText(6) == nil)
  }

  @Test(arguments: ["\n", "\r", "\r\n"])
  func lineBreakInAStringIsReportedInTheLineThatItEnds(_ lineBreak: String) {
    let reading = checkedRead("[\n\"ab\(lineBreak)c\",\n1]")
    #expect(reading.problems.first?.position == SourcePosition(line: 2, column: 4, offset: 5))
    #expect((1...5).map(reading.lineText) == ["[", "\"ab", "c\",", "1]", nil])
  }

  @Test func positionsOfEveryOffset() {
    let bytes = Array("{\r\n\"a\":\n[\r1 ]\n\n}".utf8)
    let source = checkedRead(bytes).source
    var line = 1
    var column = 1
    for offset in bytes.indices {
      let expected = SourcePosition(line: line, column: column, offset: offset)
      #expect(source.position(atOffset: offset) == expected)
      let isPair = bytes[offset] == 0x0D && bytes[offset + 1] == 0x0A
      if !isPair, bytes[offset] == 0x0A || bytes[offset] == 0x0D {
        line += 1
        column = 1
      } else {
        column += 1
      }
    }
    #expect(source.position(atOffset: 1000).offset == bytes.count)
    #expect(source.position(atOffset: -1).offset == 0)
  }
}
