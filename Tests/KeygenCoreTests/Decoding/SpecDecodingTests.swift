import KeygenCore
import Testing
import TestSupport

@Suite("Faults in the shape of a spec are reported where they stand")
struct SpecDecodingTests {
  @Test("Five mistakes in one spec give five diagnostics")
  func fiveMistakes() {
    expect(
      """
      {
        "keygen": 1,
        "keys": [
          {
            "name": ⟦1⟧"2Key",
            "value": "String",
            ⟦2⟧"defualt": "",
            "reduce": ⟦3⟧"maximum"
          },
          {
            "name": "CountKey",
            "value": "UInt8",
            "default": ⟦4⟧300,
            "reduce": "sum",
            "modifiers": [
              ⟦5⟧{ "kind": "set" }
            ]
          }
        ]
      }
      """,
      Expectation(1, .invalidIdentifier, "`2Key` is not a Swift identifier"),
      Expectation(2, .unknownMember, "a key has no member `defualt`", remedy: "`default`"),
      Expectation(3, .unknownWord, "`maximum` is not a reduce strategy"),
      Expectation(4, .invalidLiteral, "300"),
      Expectation(5, .missingMember, "a modifier needs the member `name`"))
  }

  @Test("A comment, a trailing comma and other faults of the syntax end the reading")
  func syntax() {
    expect(
      """
      {
        "keygen": 1, ⟦1⟧// note
      }
      """, Expectation(1, .syntax, "comment"))
    expect(
      """
      { "keygen": 1, "keys": [{ "name": "A"⟦1⟧,} ] }
      """, Expectation(1, .syntax, "comma"))
  }

  @Test("A duplicate member is reported with the first one, and the rest is still read")
  func duplicates() {
    expect(
      """
      { "keygen": 1, "header": ["a"], ⟦1⟧"header": ["b"], ⟦2⟧"key": [] }
      """,
      Expectation(1, .duplicateMember, "header"),
      Expectation(2, .unknownMember, "a spec has no member `key`", remedy: "`keys`"))
  }

  @Test("Names of members and words differ by case")
  func letterCase() {
    expect(
      #"{ "keygen": 1, "keys": [⟦2⟧{ "name": "A", "value": "Int", ⟦1⟧"Reduce": "sum" }] }"#,
      Expectation(2, .missingMember, "a key needs the member `reduce`"),
      Expectation(1, .unknownMember, "a key has no member `Reduce`", remedy: "`reduce`"))
    expect(
      spec(#""name": "A", "value": "Int", "reduce": ⟦1⟧"Sum""#),
      Expectation(1, .unknownWord, "`Sum` is not a reduce strategy", remedy: "`sum`"))
  }

  @Test(
    "Another word for a strategy leads to ours",
    arguments: [
      ("or", "any"), ("and", "all"), ("replace", "last"), ("concat", "append"),
      ("lastNonNull", "lastNonNil"), ("maxx", "max"),
    ])
  func synonyms(word: String, meant: String) {
    expect(
      spec("\"name\": \"A\", \"value\": \"Bool\", \"reduce\": ⟦1⟧\"\(word)\""),
      Expectation(1, .unknownWord, "`\(word)` is not", remedy: "did you mean `\(meant)`?"))
  }

  @Test("Another version of the language is refused, and the one understood is named")
  func version() {
    expect(
      "{ \"keygen\": ⟦1⟧2 }", Expectation(1, .unsupportedVersion, "version 2", remedy: "version 1"))
    expect("{ \"keygen\": ⟦1⟧1.0 }", Expectation(1, .unsupportedVersion, "version 1.0"))
    expect("{ \"keygen\": ⟦1⟧\"1\" }", Expectation(1, .wrongType, "expected a whole number"))
    expect("⟦1⟧{ }", Expectation(1, .missingMember, "a spec needs the member `keygen`"))
    expect("⟦1⟧[1]", Expectation(1, .wrongType, "expected an object"))
  }

  @Test("A member \"//\" is a comment of an object, a string or a list of strings")
  func comments() throws {
    let text =
      #"{ "//": "note", "keygen": 1, "keys": [{ "//": ["a", "b"], "name": "A", "value": "Int", "reduce": "sum" }] }"#
    #expect(try output(of: text).contains("struct A"))
    expect(#"{ "keygen": 1, "//": ⟦1⟧5 }"#, Expectation(1, .wrongType, "not a number"))
  }

  @Test("In a dictionary \"//\" is data")
  func commentAsData() throws {
    let text = spec(
      #""name": "A", "value": "[String: Int]", "default": { "//": 1 }, "reduce": "last""#)
    #expect(try output(of: text).contains(#"["//": 1]"#))
  }

  @Test("A member of another kind of modifier is told where it belongs")
  func strangers() {
    expect(
      spec(
        #""name": "A", "value": "Int", "reduce": "sum", "modifiers": [{ "kind": "set", "name": "a", ⟦1⟧"body": "x" }]"#
      ),
      Expectation(
        1, .unknownMember, "`body`", remedy: "of the kinds `transform` and `custom`, not `set`"))
  }

  @Test("Wrong sorts of values are named for what they are")
  func wrongTypes() {
    expect(
      spec(#""name": ⟦1⟧5, "value": ⟦2⟧["Int"], "reduce": ⟦3⟧null, "generics": ⟦4⟧"T""#),
      Expectation(1, .wrongType, "expected the name of a key as a string, not a number"),
      Expectation(2, .wrongType, "expected a Swift type as a string, not a list"),
      Expectation(3, .wrongType, "not null"),
      Expectation(4, .wrongType, "expected a list"))
  }

  @Test("A byte order mark and CRLF are accepted")
  func encodings() throws {
    let text =
      "\u{FEFF}{\r\n\"keygen\": 1,\r\n\"keys\": [{ \"name\": \"A\", \"value\": \"Int\", \"reduce\": \"sum\" }]\r\n}\r\n"
    #expect(try output(of: text).contains("struct A"))
  }

  @Test("Platforms and versions are checked")
  func availability() {
    expect(
      spec(
        #""name": "A", "value": "Int", "reduce": "sum", "available": { ⟦1⟧"ios": "17", "macOS": ⟦2⟧"fourteen" }"#
      ),
      Expectation(1, .unknownWord, "`ios`", remedy: "`iOS`"),
      Expectation(2, .invalidText, "`fourteen` is not a platform version"))
  }
}
