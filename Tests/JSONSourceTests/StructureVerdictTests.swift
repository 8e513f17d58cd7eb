import Testing

@testable import JSONSource

@Suite struct StructureVerdictTests {
  @Test(arguments: [
    Verdict("", .emptyText, column: 1),
    Verdict("  \n ", .emptyText, line: 2, column: 2),
    Verdict("\u{FEFF}", .emptyText, column: 4),
    Verdict("1 2", .textAfterEnd(found: "2"), column: 3),
    Verdict("{}}", .textAfterEnd(found: "}"), column: 3),
    Verdict("[]]", .textAfterEnd(found: "]"), column: 3),
    Verdict("{},", .textAfterEnd(found: ","), column: 3),
    Verdict("{}\n{}", .textAfterEnd(found: "{"), line: 2, column: 1),
    Verdict("\"a\"\"b\"", .textAfterEnd(found: "\""), column: 4),
    Verdict("[]\u{0}", .textAfterEnd(found: "\u{0}"), column: 3),
    Verdict("[] é", .textAfterEnd(found: "é"), column: 4),
  ])
  func oneValueAFile(_ verdict: Verdict) { verdict.check() }

  @Test(arguments: [
    Verdict("[1,]", .trailingComma(.array), column: 3),
    Verdict("[1 , \n ]", .trailingComma(.array), column: 4),
    Verdict("{\"a\":1,}", .trailingComma(.object), column: 7),
    Verdict("{\"a\":1 ,\n}", .trailingComma(.object), column: 8),
    Verdict("[1 2]", .missingComma(.array), column: 3),
    Verdict("[1\n  2]", .missingComma(.array), column: 3),
    Verdict("[\"a\"\"b\"]", .missingComma(.array), column: 5),
    Verdict("[1 -2]", .missingComma(.array), column: 3),
    Verdict("[[] {}]", .missingComma(.array), column: 4),
    Verdict("[1 true]", .missingComma(.array), column: 3),
    Verdict("{\"a\":1 \"b\":2}", .missingComma(.object), column: 7),
    Verdict("{\"a\":{}\n\"b\":2}", .missingComma(.object), column: 8),
    Verdict("{\"a\" 1}", .missingColon(found: "1"), column: 5),
    Verdict("{\"a\" = 1}", .missingColon(found: "="), column: 5),
    Verdict("{\"a\", 1}", .missingColon(found: ","), column: 5),
    Verdict("{\"a\"}", .missingColon(found: "}"), column: 5),
    Verdict("{\"a\":}", .missingValue(found: "}"), column: 6),
    Verdict("{\"a\":,\"b\":1}", .missingValue(found: ","), column: 6),
    Verdict("[1,,2]", .missingValue(found: ","), column: 4),
    Verdict("[,1]", .missingValue(found: ","), column: 2),
    Verdict("[,]", .missingValue(found: ","), column: 2),
  ])
  func commasAndColons(_ verdict: Verdict) { verdict.check() }

  @Test(arguments: [
    Verdict(
      "[1}", .mismatchedBracket(found: "}", .array, openedAt: inFirstLine(1)), column: 3),
    Verdict(
      "[}", .mismatchedBracket(found: "}", .array, openedAt: inFirstLine(1)), column: 2),
    Verdict(
      "[1,}", .mismatchedBracket(found: "}", .array, openedAt: inFirstLine(1)), column: 4),
    Verdict(
      "{]", .mismatchedBracket(found: "]", .object, openedAt: inFirstLine(1)), column: 2),
    Verdict(
      "{\"a\":]", .mismatchedBracket(found: "]", .object, openedAt: inFirstLine(1)), column: 6),
    Verdict(
      "{\"a\":[1\n}", .mismatchedBracket(found: "}", .array, openedAt: inFirstLine(6)),
      line: 2, column: 1),
    Verdict(
      "{\"a\":1]", .mismatchedBracket(found: "]", .object, openedAt: inFirstLine(1)), column: 7),
    Verdict("]", .unexpectedCharacter("]", expected: .value), column: 1),
    Verdict("}", .unexpectedCharacter("}", expected: .value), column: 1),
  ])
  func brackets(_ verdict: Verdict) { verdict.check() }

  @Test(arguments: [
    Verdict("{1:2}", .unquotedName("1"), column: 2),
    Verdict("{-1:2}", .unquotedName("-1"), column: 2),
    Verdict("{null:2}", .unquotedName("null"), column: 2),
    Verdict("{ name: 2}", .unquotedName("name"), column: 3),
    Verdict("{$ref_1:2}", .unquotedName("$ref_1"), column: 2),
    Verdict(
      "{" + String(repeating: "x", count: 90) + ":2}",
      .unquotedName(String(repeating: "x", count: 40) + "…"), column: 2),
    Verdict("{[1]:2}", .unexpectedCharacter("[", expected: .name), column: 2),
    Verdict("{{}:2}", .unexpectedCharacter("{", expected: .name), column: 2),
    Verdict("{:2}", .unexpectedCharacter(":", expected: .name), column: 2),
    Verdict("{,}", .unexpectedCharacter(",", expected: .name), column: 2),
    Verdict("{\"a\":1,,\"b\":2}", .unexpectedCharacter(",", expected: .name), column: 8),
    Verdict("{\"a\":1:2}", .unexpectedCharacter(":", expected: .commaOrEnd(.object)), column: 7),
    Verdict("[\"a\":1]", .unexpectedCharacter(":", expected: .commaOrEnd(.array)), column: 5),
    Verdict("[1;2]", .unexpectedCharacter(";", expected: .commaOrEnd(.array)), column: 3),
    Verdict("[1\u{0}]", .unexpectedCharacter("\u{0}", expected: .commaOrEnd(.array)), column: 3),
    Verdict("[*]", .unexpectedCharacter("*", expected: .value), column: 2),
    Verdict("{\"a\"::1}", .unexpectedCharacter(":", expected: .value), column: 6),
    Verdict("[\\n]", .unexpectedCharacter("\\", expected: .value), column: 2),
    Verdict("é", .unexpectedCharacter("é", expected: .value), column: 1),
    Verdict("[/]", .unexpectedCharacter("/", expected: .value), column: 2),
  ])
  func namesAndStrayCharacters(_ verdict: Verdict) { verdict.check() }

  @Test(arguments: [
    Verdict("// c\n1", .comment(.line), column: 1),
    Verdict("/* c */ 1", .comment(.block), column: 1),
    Verdict("# c\n1", .comment(.hash), column: 1),
    Verdict("1 // c", .comment(.line), column: 3),
    Verdict("[1, // c\n2]", .comment(.line), column: 5),
    Verdict("[1 /* c */]", .comment(.block), column: 4),
    Verdict("{/**/\"a\":1}", .comment(.block), column: 2),
    Verdict("{\"a\"/**/:1}", .comment(.block), column: 5),
    Verdict("{\"a\":#\n1}", .comment(.hash), column: 6),
    Verdict("{\"a\":1\n# c\n}", .comment(.hash), line: 2, column: 1),
  ])
  func comments(_ verdict: Verdict) { verdict.check() }

  @Test(arguments: [
    Verdict("'a'", .wrongQuotes("'"), column: 1),
    Verdict("['a']", .wrongQuotes("'"), column: 2),
    Verdict("{'a':1}", .wrongQuotes("'"), column: 2),
    Verdict("[`a`]", .wrongQuotes("`"), column: 2),
    Verdict("{“a”:1}", .wrongQuotes("“"), column: 2),
    Verdict("[«a»]", .wrongQuotes("«"), column: 2),
    Verdict("[\"a\" ”]", .wrongQuotes("”"), column: 6),
    Verdict("[\u{A0}1]", .foreignSpace("\u{A0}"), column: 2),
    Verdict("[1\u{2028}]", .foreignSpace("\u{2028}"), column: 3),
    Verdict("[1,\u{3000}2]", .foreignSpace("\u{3000}"), column: 4),
    Verdict("[\u{0C}]", .foreignSpace("\u{0C}"), column: 2),
    Verdict("[\u{85}]", .foreignSpace("\u{85}"), column: 2),
    Verdict("[\u{FEFF}1]", .foreignSpace("\u{FEFF}"), column: 2),
    Verdict("\u{FEFF}\u{FEFF}1", .foreignSpace("\u{FEFF}"), column: 4),
    Verdict("{}\u{FEFF}", .foreignSpace("\u{FEFF}"), column: 3),
  ])
  func quotesAndSpacesOfOtherLanguages(_ verdict: Verdict) { verdict.check() }

  @Test(arguments: [
    Verdict("True", .unknownWord("True", suggestion: "true"), column: 1),
    Verdict("[FALSE]", .unknownWord("FALSE", suggestion: "false"), column: 2),
    Verdict("[yes]", .unknownWord("yes", suggestion: "true"), column: 2),
    Verdict("[nil]", .unknownWord("nil", suggestion: "null"), column: 2),
    Verdict("[undefined]", .unknownWord("undefined", suggestion: "null"), column: 2),
    Verdict("[trueish]", .unknownWord("trueish", suggestion: nil), column: 2),
    Verdict("[tru]", .unknownWord("tru", suggestion: nil), column: 2),
    Verdict("[nul1]", .unknownWord("nul1", suggestion: nil), column: 2),
    Verdict("[true1]", .unknownWord("true1", suggestion: nil), column: 2),
    Verdict("{\"a\":hello}", .unknownWord("hello", suggestion: nil), column: 6),
    Verdict("[t]", .unknownWord("t", suggestion: nil), column: 2),
  ])
  func words(_ verdict: Verdict) { verdict.check() }
}
