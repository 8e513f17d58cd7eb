import KeygenCore
import Testing
import TestSupport

@Suite("Lint rules fire where they should, and nowhere else")
struct RuleTests {
  /// The rules that fire on a key of given members, with the columns on line 4 where they do.
  private func fired(_ members: String) -> [String] {
    generate(spec(#""name": "A", \#(members)"#)).diagnostics
      .map { "\($0.severity.rawValue): \($0.kind.rawValue)" }
  }

  // MARK: default-not-neutral

  @Test(
    "default-not-neutral fires on a default that changes values",
    arguments: [
      (#""value": "Int", "default": 10, "reduce": "sum""#, "`.zero`"),
      (#""value": "Double", "default": -0.5, "reduce": "sum""#, "`.zero`"),
      (#""value": "Bool", "default": false, "reduce": "all""#, "`true`"),
      (#""value": "Bool", "default": true, "reduce": "any""#, "`false`"),
      (#""value": "CGRect", "default": ".zero", "reduce": "union""#, "`.null`"),
      (#""value": "[String]", "default": ["seed"], "reduce": "append""#, "`[]`"),
      (#""value": "String", "default": "seed", "reduce": "append""#, "`\"\"`"),
      (#""value": "String", "default": "-", "reduce": { "join": " " }"#, "`\"\"`"),
      (#""value": "[String: Int]", "default": { "a": 1 }, "reduce": "merge""#, "`[:]`"),
      (#""value": "Int?", "default": 0, "reduce": "sum""#, "`nil`"),
      (#""value": "Int?", "default": 5, "reduce": "lastNonNil""#, "`nil`"),
      (#""value": "Int", "default": 0, "samples": [-5], "reduce": "max""#, "`nil`"),
      (#""value": "Double", "default": ".nan", "reduce": "lastNonDefault""#, "`lastNonNil`"),
      (#""value": "Double", "default": 0, "samples": [-5, 2.5], "reduce": "min""#, "`nil`"),
    ])
  func notNeutral(members: String, neutral: String) {
    let found = generate(spec(#""name": "A", \#(members)"#)).diagnostics
    #expect(found.map(\.kind) == [.defaultNotNeutral])
    #expect(found.first?.severity == .warning)
    #expect(found.first?.remedy?.contains(neutral) == true, "\(found)")
  }

  @Test(
    "default-not-neutral is silent on neutral defaults, and where it cannot know",
    arguments: [
      #""value": "Int", "default": 0, "reduce": "sum""#,
      #""value": "Double", "default": -0.0, "reduce": "sum""#,
      #""value": "CGFloat", "default": ".zero", "reduce": "sum""#,
      #""value": "Bool", "default": true, "reduce": "all""#,
      #""value": "CGRect", "default": ".null", "reduce": "union""#,
      #""value": "[String]", "default": [], "reduce": "append""#,
      #""value": "Int?", "default": null, "reduce": "sum""#,
      #""value": "Int", "default": "startValue", "reduce": "sum""#,
      #""value": "Int", "default": 0, "reduce": "max""#,
      #""value": "Int", "default": 0, "samples": [0, 5], "reduce": "max""#,
      #""value": "Int", "default": 10, "reduce": { "swift": "value += nextValue()" }"#,
      #""value": "Int", "default": 10, "reduce": "sum", "allow": ["default-not-neutral"]"#,
    ])
  func neutral(members: String) {
    #expect(fired(members) == [])
  }

  // MARK: loses-to-default, optional-drops-value

  @Test(
    "loses-to-default and optional-drops-value fire on plain first and last",
    arguments: [
      (#""value": "String", "default": "none", "reduce": "last""#, "loses-to-default"),
      (#""value": "String", "default": "none", "reduce": "first""#, "loses-to-default"),
      (#""value": "String?", "reduce": "last""#, "optional-drops-value"),
      (#""value": "Optional<Int>", "reduce": "first""#, "optional-drops-value"),
    ])
  func losing(members: String, rule: String) {
    #expect(fired(members) == ["warning: \(rule)"])
    #expect(fired(members + #", "allow": ["\#(rule)"]"#) == [])
  }

  @Test(
    "They are silent on strategies that skip silent views",
    arguments: [
      #""value": "String", "default": "none", "reduce": "lastNonDefault""#,
      #""value": "String?", "reduce": "lastNonNil""#,
      #""value": "String", "default": "none", "reduce": { "swift": "value = nextValue()" }"#,
    ])
  func notLosing(members: String) {
    #expect(fired(members) == [])
  }

  // MARK: expression-as-text

  @Test(
    "expression-as-text fires on text that looks like Swift",
    arguments: [
      ("String?", "nil"), ("String", ".none"), ("String", "String()"), ("String", #"\"a\""#),
      ("String?", #"\"\""#),
    ])
  func expressionAsText(value: String, text: String) {
    expect(
      spec(
        "\"name\": \"A\", \"value\": \"\(value)\", \"default\": ⟦1⟧\"\(text)\", \"reduce\": { \"swift\": \"value = nextValue()\" }"
      ), Expectation(1, .expressionAsText, "the default is the text"))
  }

  @Test(
    "expression-as-text is silent on ordinary text and on other types",
    arguments: [
      #""value": "String", "default": "none", "reduce": "lastNonDefault""#,
      #""value": "String", "default": "a \"b\" c", "reduce": "lastNonDefault""#,
      #""value": "String", "default": { "swift": "String()" }, "reduce": "lastNonDefault""#,
      #""value": "Int?", "default": "nil", "reduce": "lastNonNil""#,
    ])
  func ordinaryText(members: String) {
    #expect(fired(members) == [])
  }

  // MARK: shadows-swiftui

  @Test(
    "shadows-swiftui warns of methods and types of SwiftUI",
    arguments: [
      "badge", "overlay", "frame", "onAppear",
    ])
  func shadowingMethod(name: String) {
    expect(
      spec(
        "\"name\": \"A\", \"value\": \"Int\", \"reduce\": \"sum\", \"modifiers\": [{ \"kind\": \"set\", \"name\": ⟦1⟧\"\(name)\" }]"
      ), Expectation(1, .shadowsSwiftUI, "`\(name)` is a method of SwiftUI's `View` already"))
  }

  @Test(
    "shadows-swiftui is an error where the output would break",
    arguments: [
      ("View", "Int"), ("PreferenceKey", "Int"), ("CGFloat", "CGFloat"),
      ("Double", "[String: Double]"),
      ("Swift", "Int"), ("MainActor", "Int"),
    ])
  func breaking(name: String, value: String) {
    for nesting in ["", #""extension": "Outer", "#] {
      let found = generate(
        spec(
          "\"name\": \"\(name)\", \(nesting)\"value\": \"\(value)\", \"default\": \".x\", \"reduce\": { \"swift\": \"value = nextValue()\" }"
        ))
      #expect(found.diagnostics.map(\.kind) == [.shadowsSwiftUI])
      #expect(found.diagnostics.map(\.severity) == [.error])
      #expect(found.file == nil)
    }
    expect(
      spec(
        #""name": "A", "value": "Int", "reduce": "sum", "modifiers": [{ "kind": "set", "name": ⟦1⟧"preference" }]"#
      ), Expectation(1, .shadowsSwiftUI, "would hide"))
  }

  @Test("shadows-swiftui only warns where the output does not need the name")
  func notBreaking() {
    #expect(fired(#""extension": "Outer", "value": "Int", "reduce": "sum""#) == [])
    let found = generate(spec(#""name": "CGFloat", "value": "Int", "reduce": "sum""#))
    #expect(found.diagnostics.map(\.severity) == [.warning])
    #expect(found.file != nil)
    let module = generate(
      #"{ "keygen": 1, "imports": ["Charts"], "keys": [{ "name": "Charts", "value": "Int", "reduce": "sum" }] }"#
    )
    #expect(module.diagnostics.map(\.kind) == [.shadowsSwiftUI])
  }

  // MARK: allow

  @Test("allow works on the file, a key and a modifier, and has to have something to switch off")
  func allow() {
    expect(
      #"{ "keygen": 1, "allow": ["shadows-swiftui", ⟦1⟧"expression-as-text"], "keys": [{ "name": "A", "value": "Int", "reduce": "sum", "allow": [⟦2⟧"loses-to-default"], "modifiers": [{ "kind": "set", "name": "badge" }] }] }"#,
      Expectation(1, .unusedAllow, "`expression-as-text` has nothing"),
      Expectation(2, .unusedAllow, "`loses-to-default` has nothing"))
    expect(
      #"{ "keygen": 1, "allow": [⟦1⟧"shadow-swiftui"] }"#,
      Expectation(1, .unknownWord, "is not a lint rule", remedy: "`shadows-swiftui`"))
  }

  @Test("What breaks the output cannot be allowed")
  func errorsStay() {
    let found = generate(
      spec(
        #""name": "A", "value": "(Int, Int)", "default": { "swift": "(0, 0)" }, "reduce": { "swift": "value = nextValue()" }, "allow": ["not-observable"], "modifiers": [{ "kind": "observe", "name": "onA" }]"#
      ))
    #expect(found.diagnostics.map(\.kind) == [.unusedAllow, .notObservable])
    #expect(found.file == nil)
  }
}
