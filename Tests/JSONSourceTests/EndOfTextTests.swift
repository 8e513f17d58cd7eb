import Testing

@testable import JSONSource

/// A text that ends too early.
@Suite struct EndOfTextTests {
  static let sample = Array(
    #"""
    { "a" : [ 1 , -2.5e+10, "x\"y\\", "\u00e9\ud83d\ude00é😀" ],
      "b": {"c": true, "d": [false, null, {}], "e": [] } , "": 0 }
    """#.utf8)

  @Test func everyPrefixEndsInsideWhatIsOpen() throws {
    #expect(checkedRead(Self.sample).problems.isEmpty)
    for length in 1..<Self.sample.count {
      let prefix = Array(Self.sample.prefix(length))
      let reading = checkedRead(prefix)
      let problem = try #require(reading.problems.first)
      let (part, start) = Self.openPart(of: prefix)
      #expect(problem.position.offset == length)
      guard case .endOfText(let reported, let opening) = problem.kind else {
        Issue.record("\(problem.kind) after \(length) bytes")
        continue
      }
      #expect(reported == part, "after \(length) bytes")
      #expect(opening.offset == start, "after \(length) bytes")
      #expect(problem.relatedPosition == opening)
    }
  }

  /// What is open at the end of a prefix of the sample, and where it was opened, found naively.
  static func openPart(of prefix: [UInt8]) -> (JSONProblem.OpenPart, Int) {
    var openings: [Int] = []
    var stringStart: Int?
    var isEscaped = false
    for (offset, byte) in prefix.enumerated() {
      let character = Character(Unicode.Scalar(byte))
      if stringStart != nil {
        if isEscaped {
          isEscaped = false
        } else if character == "\\" {
          isEscaped = true
        } else if character == "\"" {
          stringStart = nil
        }
      } else if character == "\"" {
        stringStart = offset
      } else if character == "{" || character == "[" {
        openings.append(offset)
      } else if character == "}" || character == "]" {
        openings.removeLast()
      }
    }
    if let stringStart { return (.string, stringStart) }
    let isPartOfToken = { (byte: UInt8) in Byte.isWord(byte) || "+-.".utf8.contains(byte) }
    let token = prefix.reversed().prefix(while: isPartOfToken).reversed()
    let text = String(decoding: token, as: UTF8.self)
    let start = prefix.count - token.count
    if let last = text.last, let first = text.first {
      if first == "-" || first.isNumber {
        if !last.isNumber { return (.number, start) }
      } else if !["true", "false", "null"].contains(text) {
        return (.word, start)
      }
    }
    let innermost = openings[openings.count - 1]
    return (.container(prefix[innermost] == Byte.openBrace ? .object : .array), innermost)
  }

  @Test(arguments: [
    Verdict("\"", .endOfText(inside: .string, openedAt: inFirstLine(1)), column: 2),
    Verdict("\"\\", .endOfText(inside: .string, openedAt: inFirstLine(1)), column: 3),
    Verdict("\"\\u00", .endOfText(inside: .string, openedAt: inFirstLine(1)), column: 6),
    Verdict("\"\\ud800", .endOfText(inside: .string, openedAt: inFirstLine(1)), column: 8),
    Verdict("\"\\ud800\\", .endOfText(inside: .string, openedAt: inFirstLine(1)), column: 9),
    Verdict("1.", .endOfText(inside: .number, openedAt: inFirstLine(1)), column: 3),
    Verdict("-", .endOfText(inside: .number, openedAt: inFirstLine(1)), column: 2),
    Verdict("fals", .endOfText(inside: .word, openedAt: inFirstLine(1)), column: 5),
    Verdict(
      "{\n\n", .endOfText(inside: .container(.object), openedAt: inFirstLine(1)),
      line: 3, column: 1),
  ])
  func smallTexts(_ verdict: Verdict) { verdict.check() }

  @Test func aCharacterCutByTheEndOfTheFileIsAnOpenString() {
    let bytes = Array("[\"😀".utf8)
    for length in 3...bytes.count {
      let kind = JSONProblem.Kind.endOfText(inside: .string, openedAt: inFirstLine(2))
      Verdict(bytes: Array(bytes.prefix(length)), kind, column: length + 1).check()
    }
  }
}
