import SwiftSource
import Testing

@Suite struct SwiftLexerTests {
  private func kinds(_ text: String) throws -> [SwiftToken.Kind] {
    try SwiftLexer.tokens(of: text).dropLast().map(\.kind)
  }

  @Test func whiteSpaceBindsOperators() throws {
    #expect(try kinds("a + b") == [.identifier, .infixOperator, .identifier])
    #expect(try kinds("a+b") == [.identifier, .infixOperator, .identifier])
    #expect(try kinds("a +b") == [.identifier, .prefixOperator, .identifier])
    #expect(try kinds("a+ b") == [.identifier, .postfixOperator, .identifier])
    #expect(
      try kinds("(-a)") == [.leftParenthesis, .prefixOperator, .identifier, .rightParenthesis])
    #expect(try kinds("a/* */+b") == [.identifier, .prefixOperator, .identifier])
    #expect(try kinds("x^.y") == [.identifier, .postfixOperator, .period, .identifier])
    #expect(try kinds("a?.b") == [.identifier, .postfixQuestion, .period, .identifier])
    #expect(try kinds("a ? b") == [.identifier, .infixQuestion, .identifier])
    #expect(try kinds("a! -1") == [.identifier, .postfixExclamation, .prefixOperator, .integer])
    #expect(
      try kinds("f(&x)") == [
        .identifier, .leftParenthesis, .prefixAmpersand, .identifier, .rightParenthesis,
      ])
    #expect(try kinds(".zero") == [.prefixPeriod, .identifier])
    #expect(try kinds("() -> T") == [.leftParenthesis, .rightParenthesis, .arrow, .identifier])
    #expect(try kinds("a +/* c */b") == [.identifier, .infixOperator, .identifier])
    #expect(try kinds("1...5") == [.integer, .infixOperator, .integer])
  }

  @Test func numbersEndWhereSwiftEndsThem() throws {
    #expect(try kinds("1.5e-3") == [.float])
    #expect(try kinds("1.description") == [.integer, .period, .identifier])
    #expect(try kinds("0xff.description") == [.integer, .period, .identifier])
    #expect(try kinds("0x1.8p3") == [.float])
    #expect(try kinds("a.0.1") == [.identifier, .period, .integer, .period, .integer])
    #expect(try kinds("1_000") == [.integer])
  }

  @Test func stringsAreOneTokenAndInterpolationsSeveral() throws {
    #expect(try kinds("\"a\"") == [.string])
    #expect(try kinds("#\"a \"b\" \\(c)\"#") == [.string])
    #expect(try kinds("#\"\"\"#") == [.string])
    #expect(
      try kinds("\"a\\(b)c\\(d)e\"") == [
        .stringHead, .identifier, .stringMiddle, .identifier, .stringTail,
      ])
    #expect(
      try kinds("\"\\(f(\"\\(x)\"))\"") == [
        .stringHead, .identifier, .leftParenthesis, .stringHead, .identifier, .stringTail,
        .rightParenthesis, .stringTail,
      ])
    #expect(try kinds("#\"\\#(a)\"#") == [.stringHead, .identifier, .stringTail])
    #expect(try kinds("\"\"\"\n  a \"\"\n  \"\"\"") == [.string])
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func everyLineBreakStartsALine(lineBreak: String) throws {
    let tokens = try SwiftLexer.tokens(of: "a b\(lineBreak)c // d\(lineBreak)/* \(lineBreak) */ e")
    #expect(tokens.map(\.startsLine) == [true, false, true, true, false])
    #expect(tokens[1].followsSpace)
  }

  @Test func rangesAreOffsetsInUTF8() throws {
    let tokens = try SwiftLexer.tokens(of: "é + `class` + class")
    #expect(tokens.map(\.range) == [0..<2, 3..<4, 5..<12, 13..<14, 15..<20, 20..<20])
    #expect(tokens[2].kind == .escapedIdentifier)
    #expect(tokens[4].keyword == .class)
  }

  @Test func commentsNestAndAreKeptOnRequest() throws {
    let text = "/* a /* b */ c */ x /// d"
    #expect(try kinds(text) == [.identifier])
    let kept = try SwiftLexer.tokens(of: text, keepingComments: true)
    #expect(kept.map(\.kind) == [.comment, .identifier, .comment, .endOfText])
    #expect(kept[0].range == 0..<17)
  }

  @Test func slashesAreOperatorsBehindOperandsOnly() throws {
    #expect(try kinds("a / b") == [.identifier, .infixOperator, .identifier])
    #expect(
      try kinds("(a)/b") == [
        .leftParenthesis, .identifier, .rightParenthesis, .infixOperator, .identifier,
      ])
    for text in ["/a/", "x = /a/", "f(/a/)", "a /b/", "return / b", "#/a/#", "continue x /}"] {
      #expect(throws: FragmentProblem.self) { try SwiftLexer.tokens(of: text) }
    }
  }
}
