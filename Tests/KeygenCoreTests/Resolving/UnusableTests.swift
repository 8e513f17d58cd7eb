import KeygenCore
import Testing
import TestSupport

@Suite("What the output could not hold is refused")
struct UnusableTests {
  private func kinds(_ members: String) -> [DiagnosticKind] {
    generate(spec(#""name": "A", \#(members)"#)).diagnostics.map(\.kind)
  }

  @Test(
    "Fragments that go into the middle of a line have no line breaks",
    arguments: [
      #""value": "Outer⟦1⟧\n.Inner""#, #""value": "[⟦1⟧\n  Int\n]""#,
      #""value": "/* a⟦1⟧\nb */ [Int]""#, #""extension": "Outer⟦1⟧\n.Inner", "value": "Int""#,
      #""generics": ["T:⟦1⟧\n Hashable"], "value": "[T]""#,
    ])
  func lineBreaks(members: String) {
    expect(
      spec(
        "\"name\": \"A\", \(members), \"reduce\": { \"swift\": \"value = nextValue()\" }, \"default\": \".x\""
      ),
      Expectation(1, .invalidFragment, "one line"))
  }

  @Test(
    "Types that no property can have",
    arguments: [
      "String!", "some Sendable", "@escaping () -> Void", "@autoclosure () -> Int", "_", "Self",
    ])
  func types(type: String) {
    #expect(
      kinds(#""value": "\#(type)", "default": ".x", "reduce": { "swift": "value = nextValue()" }"#)
        == [.invalidFragment])
    #expect(
      kinds(
        #""value": "Int", "reduce": "sum", "modifiers": [{ "kind": "set", "name": "a", "value": "1", "parameters": [{ "name": "p", "type": "\#(type)" }] }]"#
      ) == [.invalidFragment])
  }

  @Test(
    "What is no nominal type cannot be extended",
    arguments: [
      "(Int, Int)", "() -> Void", "any P", "A & B", "X.Type",
    ])
  func extensions(type: String) {
    #expect(
      kinds(#""extension": "\#(type)", "value": "Int", "reduce": "sum""#) == [.invalidFragment])
  }

  @Test("Void cannot be observed")
  func void() {
    #expect(
      kinds(
        #""value": "Void", "default": "()", "reduce": { "swift": "value = nextValue()" }, "modifiers": [{ "kind": "observe", "name": "onA" }]"#
      ) == [.notObservable])
  }

  @Test("A strategy that needs the default cannot hide inside of fields")
  func fieldsInsideMerge() {
    #expect(
      kinds(
        #""value": "[String: CGSize]", "reduce": { "merge": { "fields": { "width": "lastNonDefault" } } }"#
      ) == [.unsuitableReduce])
  }

  @Test("A property that a well-known struct has not, or not to be set")
  func unknownFields() {
    #expect(
      kinds(#""value": "CGSize", "default": ".zero", "reduce": { "fields": { "depth": "max" } }"#)
        == [.unsuitableReduce])
    #expect(
      kinds(#""value": "CGRect", "default": ".zero", "reduce": { "fields": { "width": "max" } }"#)
        == [.unsuitableReduce])
  }

  @Test("Keys of dictionaries that are equal numbers")
  func equalNumbers() {
    #expect(
      kinds(#""value": "[Double: Int]", "default": { "1": 1, "1.0": 2 }, "reduce": "last""#)
        == [.invalidLiteral])
  }

  @Test(
    "Names of parameters that mean something else",
    arguments: [
      ("set", "self"), ("observe", "weak"), ("bind", "unowned"), ("set", "A"),
    ])
  func parameterNames(kind: String, name: String) {
    #expect(
      kinds(
        #""value": "Int", "reduce": "sum", "modifiers": [{ "kind": "\#(kind)", "name": "a", "parameter": { "name": "\#(name)" } }]"#
      ) == [.nameClash])
  }

  @Test(
    "Platforms and versions that Swift would not take",
    arguments: [
      #"{ "driverKit": "20" }"#, #"{ "iOS": "0" }"#, #"{ "iOS": "017" }"#,
      #"{ "iOS": "9999999999" }"#,
      "{}",
    ])
  func availability(json: String) {
    #expect(kinds(#""value": "Int", "reduce": "sum", "available": \#(json)"#).count == 1)
  }

  @Test("17 and 17.0 are the same version")
  func equalVersions() {
    #expect(
      kinds(
        #""value": "Int", "reduce": "sum", "available": { "iOS": "17.0" }, "modifiers": [{ "kind": "set", "name": "a", "available": { "iOS": "17" } }]"#
      ) == [])
  }

  @Test("A key under a condition and one without clash; two under different conditions do not")
  func conditions() {
    func text(_ first: String, _ second: String) -> String {
      #"{ "keygen": 1, "keys": [{ "name": "A", \#(first)"value": "Int", "reduce": "sum" }, { "name": "A", \#(second)"value": "Int", "reduce": "sum" }] }"#
    }
    #expect(
      generate(text("", #""if": "os(iOS)", "#)).diagnostics.map(\.kind) == [.nameClash])
    #expect(
      generate(text(#""if": "os(iOS)", "#, #""if": "!os(iOS)", "#)).diagnostics.isEmpty)
  }

  @Test("A free modifier names a nested key by its type, and has to when several have its name")
  func qualifiedKeys() {
    func text(_ key: String) -> String {
      #"{ "keygen": 1, "keys": [{ "name": "K", "extension": "A", "value": "Int", "reduce": "sum" }, { "name": "K", "extension": "B", "value": "Int", "reduce": "sum" }], "modifiers": [{ "kind": "set", "name": "a", "key": "\#(key)" }] }"#
    }
    #expect(generate(text("B.K")).file != nil)
    #expect(generate(text("K")).diagnostics.map(\.message) == ["several keys are named `K`"])
  }

  @Test("A key with one fault is looked at all the same")
  func allFaultsAtOnce() {
    expect(
      spec(
        #""name": ⟦1⟧"2", "value": "Int", "default": ⟦2⟧true, "reduce": ⟦3⟧"summ", "modifiers": [⟦4⟧{ "kind": "transform", "name": "a" }, { "kind": "set", "name": "b", "form": ⟦5⟧"modifier" }]"#
      ),
      Expectation(1, .invalidIdentifier, "`2`"), Expectation(2, .invalidLiteral, "boolean"),
      Expectation(3, .unknownWord, "`summ`", remedy: "`sum`"),
      Expectation(4, .missingMember, "`body`"), Expectation(5, .missingMember, "`type`"))
  }

  @Test("A word that begins with the right one leads to it")
  func beginnings() {
    expect(
      spec(#""name": "A", "value": "Int", "default": 0, "reduce": ⟦1⟧"maximum""#),
      Expectation(1, .unknownWord, "`maximum`", remedy: "did you mean `max`?"))
  }

  @Test("An expression may stand inside of a list, and a comment beside an expression")
  func expressionsInside() throws {
    let text = try output(
      of: spec(
        #""name": "A", "value": "[CGSize]", "default": [".zero", { "swift": "CGSize(width: 1, height: 2)" }], "samples": [{ "//": "none", "swift": "[]" }], "reduce": "append", "allow": ["default-not-neutral"]"#
      ))
    #expect(text.contains("[.zero, CGSize(width: 1, height: 2)]"))
  }

  @Test("An Optional of a closure is told as Swift spells it")
  func optionalClosure() {
    expect(
      spec(
        #""name": "A", "value": "() -> Void", "default": ⟦1⟧null, "reduce": { "swift": "value = nextValue()" }"#
      ), Expectation(1, .invalidLiteral, "not an Optional", remedy: "`(() -> Void)?`"))
  }
}
