import KeygenCore
import Testing
import TestSupport

@Suite("What does not fit together is reported")
struct ResolverTests {
  @Test(
    "A strategy on a type that it cannot take",
    arguments: [
      ("String", "sum", "a number"), ("Int", "all", "a Bool"), ("Int", "lastNonNil", "an Optional"),
      ("Int", "append", "an array"), ("[Int]", "merge", "a Dictionary"),
      ("Bool", "max", "a Comparable"),
      ("[Int]", "union", "a Set"), ("[() -> Void]", "lastNonDefault", "an Equatable"),
      ("Int?", "any", "a Bool"),
    ])
  func unsuitable(value: String, reduce: String, needs: String) {
    expect(
      spec(
        "\"name\": \"A\", \"value\": \"\(value)\", \"default\": \".x\", \"reduce\": ⟦1⟧\"\(reduce)\""
      ),
      Expectation(1, .unsuitableReduce, "`\(reduce)` needs \(needs)"))
  }

  @Test("A strategy inside another one is held to the type of its part")
  func unsuitableInside() {
    expect(
      spec(#""name": "A", "value": "[String: Int]", "reduce": { "merge": ⟦1⟧"all" }"#),
      Expectation(1, .unsuitableReduce, "`all` needs a Bool, and the type is `Int`"))
    expect(
      spec(
        #""name": "A", "value": "CGSize", "default": ".zero", "reduce": { "fields": { "width": ⟦1⟧"append" } }"#
      ), Expectation(1, .unsuitableReduce, "`append`"))
    expect(
      spec(#""name": "A", "value": "[String: Int]", "reduce": { "merge": ⟦1⟧"lastNonDefault" }"#),
      Expectation(1, .unsuitableReduce, "have none"))
  }

  @Test(
    "Observing a type that cannot be Equatable", arguments: ["(CGFloat, CGFloat)", "[() -> Void]"])
  func notObservable(value: String) {
    expect(
      spec(
        "\"name\": \"PairKey\", \"value\": \"\(value)\", \"default\": \".x\", \"reduce\": { \"swift\": \"value = nextValue()\" }, \"modifiers\": [{ \"kind\": ⟦1⟧\"observe\", \"name\": \"onPair\" }]"
      ), Expectation(1, .notObservable, "cannot watch `PairKey`"))
    #expect(
      generate(
        spec(
          "\"name\": \"PairKey\", \"value\": \"\(value)\", \"default\": \".x\", \"reduce\": \"last\""
        )
      ).file != nil)
  }

  @Test("A modifier on a key inside a generic type")
  func uninferable() {
    expect(
      spec(
        #""name": "A", "extension": "Array", "value": "Int", "reduce": "sum", "modifiers": [⟦1⟧{ "kind": "set", "name": "a" }]"#
      ), Expectation(1, .uninferableKey, "cannot name `Array.A`"))
  }

  @Test("Names that are declared twice are reported at the second place, with the first")
  func clashes() {
    let marked = MarkedText(
      """
      { "keygen": 1, "keys": [
        { "name": ⟦1⟧"A", "value": "Int", "reduce": "sum", "modifiers": [
          { "kind": "set", "name": ⟦3⟧"a" }, { "kind": "set", "name": ⟦4⟧"a" } ] },
        { "name": ⟦2⟧"A", "value": "Int", "reduce": "sum" }
      ] }
      """)
    let found = generate(marked.text).diagnostics
    #expect(
      found.map(\.message) == [
        "the method `a(_:)` is declared twice", "the type `A` is declared twice",
      ])
    #expect(found.map(\.location.line) == [3, 4])
    #expect(found.map { $0.notes.first?.location.line } == [3, 2])
  }

  @Test("Names that differ only in the composition of an accent are the same")
  func normalForm() {
    expect(
      "{ \"keygen\": 1, \"keys\": [{ \"name\": \"Caf\u{E9}\", \"value\": \"Int\", \"reduce\": \"sum\" }, { \"name\": ⟦1⟧\"Cafe\u{301}\", \"value\": \"Int\", \"reduce\": \"sum\" }] }",
      Expectation(1, .nameClash, "declared twice"))
  }

  @Test("A nested key cannot have a name that Swift keeps for metatypes")
  func metatypeNames() {
    expect(
      spec(#""name": ⟦1⟧"Type", "extension": "Outer", "value": "Int", "reduce": "sum""#),
      Expectation(1, .invalidIdentifier, "`Type`"))
  }

  @Test("A modifier outside of keys names its key")
  func freeModifiers() {
    let key = #"{ "name": "TitleKey", "value": "Int", "reduce": "sum" }"#
    expect(
      "{ \"keygen\": 1, \"keys\": [\(key)], \"modifiers\": [{ \"kind\": \"set\", \"name\": \"a\", \"key\": ⟦1⟧\"TitelKey\" }] }",
      Expectation(1, .unknownKey, "no key is named `TitelKey`", remedy: "`TitleKey`"))
    expect(
      "{ \"keygen\": 1, \"modifiers\": [⟦1⟧{ \"kind\": \"set\", \"name\": \"a\" }] }",
      Expectation(1, .missingMember, "needs the member `key`"))
  }

  @Test("A parameter cannot hide what the generated code uses")
  func reservedNames() {
    expect(
      spec(
        #""name": "A", "value": "Int", "reduce": "sum", "modifiers": [{ "kind": "set", "name": "a", "form": "modifier", "type": "M", "parameter": ⟦1⟧{ "name": "content" } }]"#
      ), Expectation(1, .nameClash, "cannot be named `content`"))
    expect(
      spec(
        #""name": "A", "value": "Int", "reduce": "sum", "modifiers": [{ "kind": "transform", "name": "a", "body": "value = 1", "parameters": [{ "name": ⟦1⟧"value", "type": "Int" }] }]"#
      ), Expectation(1, .nameClash, "cannot be named `value`"))
  }

  @Test("A modifier is never available where its key is not")
  func widerThanKey() {
    expect(
      spec(
        #""name": "A", "available": { "iOS": "17" }, "value": "Int", "reduce": "sum", "modifiers": [{ "kind": "set", "name": "a", "available": ⟦1⟧{ "iOS": "15" } }]"#
      ), Expectation(1, .widerThanKey, "from iOS 15, its key only from 17"))
  }

  @Test("A ViewModifier needs a name, and a plain method has none")
  func forms() {
    let key = #""name": "A", "value": "Int", "reduce": "sum""#
    expect(
      spec(
        "\(key), \"modifiers\": [{ \"kind\": \"set\", \"name\": \"a\", \"form\": ⟦1⟧\"modifier\" }]"
      ),
      Expectation(1, .missingMember, "needs the member `type`"))
    expect(
      spec("\(key), \"modifiers\": [{ \"kind\": \"set\", \"name\": \"a\", \"type\": ⟦1⟧\"M\" }]"),
      Expectation(1, .unsuitableMember, "plain method"))
  }

  @Test("The default of a parameter is held to its type, and to one line")
  func parameterDefaults() {
    func modifier(_ parameter: String) -> String {
      spec(
        "\"name\": \"A\", \"value\": \"Int\", \"reduce\": \"sum\", \"modifiers\": [{ \"kind\": \"set\", \"name\": \"a\", \"value\": \"n\", \"parameters\": [{ \"name\": \"n\", \(parameter) }] }]"
      )
    }
    expect(
      modifier(#""type": "UInt8", "default": ⟦1⟧300"#), Expectation(1, .invalidLiteral, "300"))
    expect(
      modifier(#""type": "Int", "default": ⟦1⟧"1\n+ 2""#),
      Expectation(1, .unsuitableMember, "one line"))
  }
}
