import SwiftSource
import Testing

/// Literals are compiled and run, and the values compared.
@Suite struct LiteralOracleTests {
  static let nasty = [
    "", "\"", "\\", "\\\\", "\\\"", "\\(exit(1))", "\\#(x)", "a\"#b", "\"\"\"", "#\"a\"#", "'",
    "\0",
    "\0a", "\u{0}0", "\n", "\r", "\r\n", "a\r\nb", "\t", "\u{8}", "\u{B}", "\u{C}", "\u{1B}[0m",
    "\u{7F}", "\u{85}", "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{202E}abc\u{202C}", "\u{2066}x",
    "\u{200E}\u{200F}\u{61C}", "e\u{301}", "\u{301}e", "\u{301}", "\u{20DD}", "é",
    "e\u{301}\u{327}",
    "\u{212B}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F466}", "\u{1F1E9}\u{1F1EA}", "👍🏽",
    "\u{1F3FD}",
    "\u{200D}", "\u{200D}a", "a\u{200D}", "\u{FE0F}", "❤\u{FE0F}", "\u{FFFD}", "\u{FFFE}",
    "\u{FFFF}",
    "\u{10FFFF}", "\u{E000}", "\u{F0000}", "\u{E0001}", "\u{E0100}", "\u{AD}", "\u{A0}", "\u{3000}",
    "\u{200B}", "\u{180E}", "\u{115F}", "\u{3164}", "日本語", "नमस्ते", "\u{93E}", "한국어",
    "\u{1100}\u{1161}", "\u{1161}", "العربية", "\u{600}", "$0", "#if", "*/", "//", "/*", "{}",
    "<#x#>", "`", "%@", "\u{1D11E}",
  ]

  @Test func stringsKeepEveryScalar() throws {
    var random = Mutator(seed: 7)
    let alphabet = Array((Self.nasty.joined() + "ab01 (){}").unicodeScalars)
    let strings =
      Self.nasty
      + (0..<1_000).map { _ in
        var text = String.UnicodeScalarView()
        for _ in 0..<random.below(12) { text.append(alphabet[random.below(alphabet.count)]) }
        return String(text)
      }
    let literals = strings.map(SwiftLiteral.string)
    let program = """
      let strings: [String] = [
      \(literals.joined(separator: ",\n"))
      ]
      for string in strings {
        print("=" + string.unicodeScalars.map { String($0.value) }.joined(separator: " "))
      }
      """
    let output = try SwiftCompiler.outputOfProgram(program)
    let expected = strings.map {
      "=" + $0.unicodeScalars.map { String($0.value) }.joined(separator: " ")
    }
    #expect(output.split(separator: "\n").map(String.init) == expected)
  }

  @Test func stringLiteralsAreExpressionsOnOneLine() {
    for text in Self.nasty {
      let literal = SwiftLiteral.string(text)
      #expect(SwiftFragment.problems(in: literal, as: .expression) == [], "\(literal)")
      #expect(literal.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F })
    }
  }

  @Test func numbersKeepTheirValue() throws {
    let cases: [(NumericType, String)] = [
      (.int, "0"), (.int, "-0"), (.int, "9223372036854775807"), (.int, "-9223372036854775808"),
      (.uint8, "255"), (.int8, "-128"), (.uint64, "18446744073709551615"), (.int16, "-32768"),
      (.double, "0"), (.double, "-0"), (.double, "-0.0"), (.double, "-0e5"), (.double, "1E5"),
      (.double, "1e-7"), (.double, "1e+7"), (.double, "-1.5"), (.double, "2.3e-308"),
      (.double, "1.7976931348623157e308"), (.double, "123456789012345678901234567890"),
      (.double, "1" + String(repeating: "0", count: 308)), (.float, "-0"), (.float, "0.1"),
      (.float, "3.4028234e38"), (.float, "1.2e-38"), (.float, "16777217"), (.float16, "2048"),
      (.float16, "65504"), (.float16, "-0"),
    ]
    let literals = cases.map { type, text in try? SwiftLiteral.number(text, as: type).get() }
    let lines = zip(cases, literals).map { pair, literal in
      "do { let x: \(pair.0.rawValue) = \(literal ?? "?"); print(x) }"
    }
    let output = try SwiftCompiler.outputOfProgram(lines.joined(separator: "\n"))
    let expected = cases.map { type, text in
      switch type {
      case .double: "\(Double(text)!)"
      case .float: "\(Float(text)!)"
      case .float16: "\(Double(text)!)"
      default: text == "-0" ? "0" : text
      }
    }
    #expect(output.split(separator: "\n").map(String.init) == expected)
  }

  @Test func documentationNeverBecomesCode() throws {
    let texts =
      Self.nasty + [
        "a\nfunc x() {", "a\r}\rb", "a\r\n}", "**/*.json", "/* open", "ends with \\", "a\u{2028}}",
        "a\u{85}}", "a\u{B}}", "a\u{C}}", "a\n\nb\n",
      ]
    let verdicts = try SwiftCompiler.parse(
      texts.map { SwiftDocComment.lines($0).joined(separator: "\n") + "\nfunc sentinel() {}\n" })
    for (text, verdict) in zip(texts, verdicts) {
      #expect(verdict.declarations == ["sentinel"], "\(text.debugDescription)")
      #expect(verdict.errors == [])
    }
  }
}
