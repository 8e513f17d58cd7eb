import Testing

@testable import JSONSource

/// The wording, and what to do about it.
@Suite struct MessageTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let message: String
    let remedy: String?

    init(_ text: String, _ message: String, _ remedy: String?) {
      self.text = text
      self.message = message
      self.remedy = remedy
    }

    var testDescription: String { text.debugDescription }
  }

  @Test(arguments: [
    Case("", "the file holds no JSON value", nil),
    Case("[1,]", "comma after the last element of an array", "remove it"),
    Case("{\"a\":1,}", "comma after the last member of an object", "remove it"),
    Case("[1 2]", "missing ',' after this element", "put a ',' here"),
    Case("{\"a\" 1}", "missing ':' after a member's name; found '1'", "put a ':' here"),
    Case("{\"a\":}", "missing value before '}'", nil),
    Case("[\n}", "'}' does not close the '[' at 1:1", "close it with ']' first"),
    Case("{\"a\":[1", "the file ends inside an array that begins at 1:6", "close it with ']'"),
    Case("[\"a", "the file ends inside a string that begins at 1:2", "close it with '\"'"),
    Case("[1.", "the file ends inside a number that begins at 1:2", nil),
    Case("[tr", "the file ends inside a word that begins at 1:2", nil),
    Case(
      "{} x", "'x' after the end of the JSON value; a file holds exactly one", nil),
    Case(
      "{}}", "'}' after the end of the JSON value; a file holds exactly one",
      "remove the bracket that closes nothing"),
    Case("[1] // c", "JSON has no comments, but here is '//'", "remove it"),
    Case(
      "['a']", "JSON strings stand in double quotation marks, not in \"'\"", "write '\"' instead"),
    Case(
      "[“a”]", "JSON strings stand in double quotation marks, not in '“' (U+201C)",
      "write '\"' instead"),
    Case(
      "{a:1}", "a member's name stands in double quotation marks, but here is a", "write \"a\""),
    Case("[True]", "True is no JSON value", "write true"),
    Case("[hi]", "hi is no JSON value", "if it is meant as a string, write \"hi\""),
    Case("[NaN]", "NaN is no number in JSON", nil),
    Case("[0x1F]", "0x1F is no number in JSON", nil),
    Case("[01]", "a number cannot start with a zero that other digits follow", "remove it"),
    Case("[+1]", "a number cannot start with a plus sign", "remove it"),
    Case("[.5]", "a digit has to stand before the decimal point", "write a 0 there"),
    Case("[1.]", "a digit has to follow the decimal point", "write a 0 there"),
    Case("[1e]", "a digit has to follow in the exponent", nil),
    Case("[-]", "a digit has to follow the minus sign", nil),
    Case("\"\t\"", "raw control character U+0009 in a string", "write it as '\\t'"),
    Case("\"\u{1}\"", "raw control character U+0001 in a string", "write it as '\\u0001'"),
    Case(
      "[\"a\n\"]", "line break in the string that begins at 1:2",
      "close the string before it, or write the line break as '\\n'"),
    Case(
      "\"\\x\"", "a backslash cannot escape 'x' in JSON", "write '\\\\' for a backslash"),
    Case(
      "\"\\'\"", "a backslash cannot escape \"'\" in JSON",
      "write '\\\\' for a backslash, and \"'\" as it is"),
    Case("\"\\u12\"", "'\\u' needs four hexadecimal digits", nil),
    Case(
      "\"\\ud83d\"", "'\\uD83D' is a high surrogate without its other half, which is no character",
      "write both halves as one pair, the high one first"),
    Case("[\u{A0}]", "U+00A0 is no white space in JSON", "remove it"),
    Case("[1;2]", "expected ',' or ']', found ';'", nil),
    Case("{[", "expected the name of a member in double quotation marks, found '['", nil),
    Case("*", "expected a value, found '*'", nil),
    Case(
      "{\"a\\n\":1,\"a\\n\":2}", "the object already has a member \"a\\n\", at 1:2",
      "remove or rename one of the two"),
  ])
  func wording(_ test: Case) {
    let problem = checkedRead(test.text).problems.first
    #expect(problem?.message == test.message)
    #expect(problem?.remedy == test.remedy)
  }

  @Test func wordingOnBytes() {
    let problem = checkedRead([0x22, 0xC0, 0x80, 0x22]).problems.first
    #expect(
      problem?.message
        == "the byte 0xC0 is no UTF-8 here: the character is written in more bytes than it needs")
    #expect(problem?.remedy == "save the file as UTF-8, or write the character as '\\uXXXX'")
  }

  @Test func wordingOnLimits() {
    let deep = checkedRead("[[]]", maximumDepth: 1).problems.first
    #expect(deep?.message == "objects and arrays are nested more than 1 deep")
    let large = JSONReader.read([0x31, 0x31], maximumDepth: 1, maximumLength: 1).problems.first
    #expect(large?.message == "the file has 2 bytes, more than 1")
  }
}
