import KeygenCore
import Testing
import TestSupport

@Suite("Defaults become literals of the key's type")
struct DefaultTests {
  private func line(value: String, json: String) throws -> String? {
    let text = try output(
      of: spec(
        "\"name\": \"A\", \"value\": \"\(value)\", \"default\": \(json), \"reduce\": \"last\""))
    return text.split(separator: "\n").first { $0.contains("defaultValue") }
      .map { $0.trimmingPrefix("  static var defaultValue: ").description }
  }

  @Test(
    "Each sort of JSON value",
    arguments: [
      ("Double", "1.5", "Double { 1.5 }"),
      ("Double", "1e-7", "Double { 1e-7 }"),
      ("Double", "-0.0", "Double { -0.0 }"),
      ("Double", "-0", "Double { -0.0 }"),
      ("Int", "-5", "Int { -5 }"),
      ("UInt64", "18446744073709551615", "UInt64 { 18446744073709551615 }"),
      ("Bool", "true", "Bool { true }"),
      ("Bool?", "false", "Bool? { false }"),
      ("Int?", "null", "Int? { nil }"),
      ("Int?", "5", "Int? { 5 }"),
      ("String", "\"plain\"", "String { \"plain\" }"),
      ("String?", "\"text\"", "String? { \"text\" }"),
      ("Character", "\"é\"", "Character { \"é\" }"),
      ("Substring", "\"a\"", "Substring { \"a\" }"),
      ("CGSize", "\".zero\"", "CGSize { .zero }"),
      ("CGFloat", "\"-.infinity\"", "CGFloat { -.infinity }"),
      ("Int", "{ \"swift\": \"Int.max\" }", "Int { Int.max }"),
      ("String", "{ \"swift\": \"String(describing: 5)\" }", "String { String(describing: 5) }"),
      ("[Int]", "[1, 2]", "[Int] { [1, 2] }"),
      ("Set<String>", "[\"a\"]", "Set<String> { [\"a\"] }"),
      ("[[Double]]", "[[], [0.5]]", "[[Double]] { [[], [0.5]] }"),
      ("[String: Int]", "{}", "[String: Int] { [:] }"),
      ("[String: [Bool]]", "{ \"a b\": [true] }", "[String: [Bool]] { [\"a b\": [true]] }"),
      ("[Int: String]", "{ \"1\": \"x\" }", "[Int: String] { [1: \"x\"] }"),
      ("[Color]", "[\".red\"]", "[Color] { [.red] }"),
      ("Unknown", "5", "Unknown { 5 }"),
    ])
  func literals(value: String, json: String, expected: String) throws {
    #expect(try line(value: value, json: json) == expected)
  }

  @Test(
    "Values that the type cannot hold are refused",
    arguments: [
      ("Double", "1e400", "1e400"),
      ("UInt8", "300", "300"),
      ("Int", "9223372036854775808", "9223372036854775808"),
      ("Int", "true", "a boolean is no value of the type `Int`"),
      ("Bool", "1", "a number is no value of the type `Bool`"),
      ("Int", "1.5", "1.5"),
      ("UInt", "-1", "-1"),
      ("String", "5", "a number is no value of the type `String`"),
      ("Int", "null", "`Int` is not an Optional"),
      ("Character", "\"ab\"", "exactly one character"),
      ("[Int]", "{}", "an object is no value of the type `[Int]`"),
      ("[String: Int]", "[]", "a list is no value of the type `[String: Int]`"),
      ("CGSize", "5", "a number is no value of the type `CGSize`"),
    ])
  func refused(value: String, json: String, message: String) {
    expect(
      spec(
        "\"name\": \"A\", \"value\": \"\(value)\", \"default\": ⟦1⟧\(json), \"reduce\": \"last\""),
      Expectation(1, .invalidLiteral, message))
  }

  @Test("A fault inside a list or a dictionary stands at its element")
  func nested() {
    expect(
      spec(#""name": "A", "value": "[UInt8]", "default": [1, ⟦1⟧256, "x ⟦2⟧y"], "reduce": "last""#),
      Expectation(1, .invalidLiteral, "256"), Expectation(2, .invalidFragment, "'y'"))
  }

  @Test("Keys of a dictionary that are equal at run time are refused")
  func equalKeys() {
    expect(
      spec(
        "\"name\": \"A\", \"value\": \"[String: Int]\", \"default\": { \"\u{E9}\": 1, ⟦1⟧\"e\u{301}\": 2 }, \"reduce\": \"last\""
      ), Expectation(1, .invalidLiteral, "equals the one on line 4"))
  }

  @Test("A strategy without a neutral element needs a default")
  func missing() {
    expect(
      #"{ "keygen": 1, "keys": [⟦1⟧{ "name": "A", "value": "String", "reduce": "last" }] }"#,
      Expectation(1, .missingDefault, "`last` needs a `default`"))
    expect(
      #"{ "keygen": 1, "keys": [⟦1⟧{ "name": "A", "value": "Double", "reduce": "max" }] }"#,
      Expectation(1, .missingDefault, "`max` needs a `default`"))
  }

  @Test("An Optional is nil by default")
  func optional() throws {
    let text = try output(of: spec(#""name": "A", "value": "String?", "reduce": "last""#))
    #expect(text.contains("static var defaultValue: String? { nil }"))
  }
}
