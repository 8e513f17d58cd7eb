import SwiftSource
import Testing

@Suite struct SwiftLiteralTests {
  @Test func readableTextStaysReadable() {
    #expect(SwiftLiteral.string("Hello, World") == "\"Hello, World\"")
    #expect(SwiftLiteral.string("é 日本語 👍") == "\"é 日本語 👍\"")
    #expect(SwiftLiteral.string("a\"\\(b)") == #""a\"\\(b)""#)
    #expect(SwiftLiteral.string("\n\r\t\0") == #""\n\r\t\0""#)
    #expect(SwiftLiteral.string("\u{2028}\u{202E}\u{FEFF}") == #""\u{2028}\u{202E}\u{FEFF}""#)
    #expect(SwiftLiteral.string("\u{301}e") == #""\u{301}e""#)
    let family = "\u{1F468}\u{200D}\u{1F469}"
    #expect(SwiftLiteral.string(family) == "\"\(family)\"")
  }

  @Test(arguments: [
    ("-0", NumericType.double, "-0.0"), ("-0.0", .double, "-0.0"), ("-0", .int, "0"),
    ("1E5", .double, "1E5"), ("1e-7", .cgFloat, "1e-7"), ("0.10", .float, "0.10"),
    ("7", .uint8, "7"),
    ("3", .decimal, "3"), ("16777217", .float, "16777217.0"),
    ("12345678901234567890", .double, "12345678901234567890.0"),
    ("12345678901234567890", .decimal, "Decimal(string: \"12345678901234567890\")!"),
    ("2049", .float16, "2049.0"), ("4294967297", .double, "4294967297"), ("-0", .decimal, "0"),
    ("0.1", .decimal, "Decimal(string: \"0.1\")!"),
  ])
  func numbersKeepTheirText(text: String, type: NumericType, literal: String) {
    #expect(SwiftLiteral.number(text, as: type) == .success(literal))
  }

  @Test(arguments: [
    ("300", NumericType.uint8, "0", "255"), ("-1", .uint, "0", "18446744073709551615"),
    ("9223372036854775808", .int, "-9223372036854775808", "9223372036854775807"),
    ("-129", .int8, "-128", "127"),
  ])
  func numbersOutsideTheRangeAreRefused(
    text: String, type: NumericType, minimum: String, maximum: String
  ) {
    let problem = NumberProblem.outOfRange(text, type: type, minimum: minimum, maximum: maximum)
    #expect(SwiftLiteral.number(text, as: type) == .failure(problem))
  }

  @Test(arguments: [
    ("1e3", "1000"), ("1.0", "1"), ("-2.50e1", "-25"), ("0e9", "0"), ("1.5", nil), ("1e-3", nil),
    ("1e999999999999999999999", nil),
  ])
  func fractionsAndExponentsAreNoIntegers(text: String, whole: String?) {
    let problem = NumberProblem.notAnInteger(text, type: .int, whole: whole)
    #expect(SwiftLiteral.number(text, as: .int) == .failure(problem))
    #expect(problem.remedy == whole.map { "write \($0)" })
  }

  @Test func numbersOfWhichNothingIsLeftAreRefused() {
    #expect(
      SwiftLiteral.number("1e400", as: .double) == .failure(.overflow("1e400", type: .double)))
    #expect(SwiftLiteral.number("1e39", as: .float) == .failure(.overflow("1e39", type: .float)))
    #expect(
      SwiftLiteral.number("65520", as: .float16) == .failure(.overflow("65520", type: .float16)))
    #expect(
      SwiftLiteral.number("1e-400", as: .double) == .failure(.underflow("1e-400", type: .double)))
    #expect(
      SwiftLiteral.number("1e-45", as: .float) == .failure(.underflow("1e-45", type: .float)))
    #expect(
      SwiftLiteral.number("1e-310", as: .double) == .failure(.underflow("1e-310", type: .double)))
    #expect(
      SwiftLiteral.number("1e200", as: .decimal) == .failure(.overflow("1e200", type: .decimal)))
    #expect(
      SwiftLiteral.number("1e4932", as: .float80) == .failure(.overflow("1e4932", type: .float80)))
    #expect(SwiftLiteral.number("1e-400", as: .float80) == .success("1e-400"))
    let huge = "1" + String(repeating: "0", count: 400)
    #expect(SwiftLiteral.number(huge, as: .double) == .failure(.overflow(huge, type: .double)))
  }

  @Test(arguments: ["", "-", "01", "1.", ".5", "+1", "1e", "0x1", "NaN", "1 ", "--1", "1_0"])
  func whatIsNoJSONNumberIsRefused(text: String) {
    #expect(SwiftLiteral.number(text, as: .double) == .failure(.notANumber(text)))
  }

  @Test func everyKindOfLineBreakStartsADocumentationLine() {
    #expect(SwiftDocComment.lines("") == ["///"])
    #expect(SwiftDocComment.lines("a") == ["/// a"])
    #expect(
      SwiftDocComment.lines("a\nb\rc\r\nd\u{B}e\u{C}f\u{85}g\u{2028}h\u{2029}i")
        == ["a", "b", "c", "d", "e", "f", "g", "h", "i"].map { "/// \($0)" })
    #expect(SwiftDocComment.lines("a\n\n  b  \n") == ["/// a", "///", "///   b", "///"])
    #expect(SwiftDocComment.lines("**/*.json /* \\") == ["/// **/*.json /* \\"])
    #expect(SwiftDocComment.lines("a\0b\u{202E}") == ["/// a\u{FFFD}b\u{FFFD}"])
    #expect(SwiftDocComment.lines("\r\n") == ["///", "///"])
  }
}
