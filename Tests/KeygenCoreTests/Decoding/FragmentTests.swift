import KeygenCore
import Testing
import TestSupport

@Suite("No fragment escapes its slot")
struct FragmentTests {
  @Test("An expression that closes the declaration it is put into is refused where it does so")
  func escapingDefault() {
    expect(
      spec(
        #""name": "A", "value": "Int", "default": { "swift": "0 ⟦1⟧}; func x() {" }, "reduce": "sum""#
      ),
      Expectation(1, .invalidFragment, "}"))
    expect(
      spec(#""name": "A", "value": "Int", "default": "0 ⟦1⟧}; func x() {", "reduce": "sum""#),
      Expectation(1, .invalidFragment, "}"))
  }

  @Test(
    "Every member that holds Swift refuses what would leave it",
    arguments: [
      #""value": "Int ⟦1⟧{ }""#,
      #""value": "Int⟦1⟧; import Foundation""#,
      #""value": "⟦1⟧""#,
      #""extension": "Outer ⟦1⟧{""#,
      #""generics": ["T⟦1⟧>: Sendable {"]"#,
      #""if": "os(iOS)⟦1⟧\n#endif""#,
      #""reduce": { "swift": "value = nextValue() ⟦1⟧} func x() {" }"#,
      #""reduce": { "swift": ["value = nextValue()", "⟦1⟧}"] }"#,
      #""default": "⟦1⟧\"abc""#,
      #""samples": ["1⟦1⟧, 2"]"#,
    ])
  func escaping(member: String) {
    let name = member.split(separator: "\"")[0]
    let others = [
      ("value", #""value": "Int""#), ("reduce", #""reduce": "sum""#),
    ]
    let rest = others.filter { $0.0 != name }.map(\.1)
    let marked = MarkedText(spec(([#""name": "A""#, member] + rest).joined(separator: ", ")))
    let diagnostics = generate(marked.text).diagnostics
    #expect(diagnostics.first?.kind == .invalidFragment)
    let place = diagnostics.first.map {
      MarkedText.Place(line: $0.location.line, column: $0.location.column)
    }
    #expect(place == marked.places[1], "\(diagnostics.map(\.message))")
  }

  @Test(
    "Every member of modifiers, containers and the file that holds Swift refuses it, too",
    arguments: [
      #""imports": ["A⟦1⟧; import B"]"#,
      modifier(#""kind": "set", "key": "K", "value": "1⟦1⟧); x(""#),
      modifier(#""kind": "set", "key": { "type": "K⟦1⟧; struct L {", "value": "Int" }"#),
      modifier(#""kind": "set", "key": { "type": "K", "value": "Int ⟦1⟧{ }" }"#),
      modifier(#""kind": "set", "key": "K", "generics": ["T⟦1⟧>(x: T) {"]"#),
      modifier(
        #""kind": "set", "key": "K", "value": "1", "parameters": [{ "name": "p", "type": "Int⟦1⟧) {" }]"#
      ),
      modifier(
        #""kind": "set", "key": "K", "value": "1", "parameters": [{ "name": "p", "type": "Int", "default": "1⟦1⟧) {" }]"#
      ),
      modifier(#""kind": "transform", "key": "K", "body": ["value = 1", "⟦1⟧}", "func x() {"]"#),
      modifier(
        #""kind": "measure", "then": "observe", "of": { "swift": "1 ⟦1⟧}", "type": "Int" }"#),
      modifier(#""kind": "measure", "then": "observe", "of": { "swift": "1", "type": "Int⟦1⟧;" }"#),
      modifier(
        #""kind": "measure", "then": "observe", "of": "frame", "in": { "parameter": { "name": "s", "default": ".local⟦1⟧) {" } }"#
      ),
      modifier(
        #""kind": "anchor", "key": { "type": "A", "value": "Place" }, "value": "anchor ⟦1⟧}""#),
      modifier(#""kind": "overlay", "key": "K", "alignment": { "swift": ".top⟦1⟧) { _ in } (" }"#),
      modifier(#""kind": "custom", "body": "content ⟦1⟧} func x() {""#),
      modifier(
        #""kind": "custom", "body": "content", "parameters": [{ "name": "p", "builder": true, "type": "(Int⟦1⟧]) {" }]"#
      ),
      modifier(
        #""kind": "custom", "body": "content", "form": "modifier", "type": "C", "state": [{ "name": "a", "type": "Int⟦1⟧; var b", "default": 1 }]"#
      ),
      modifier(
        #""kind": "custom", "body": "content", "form": "modifier", "type": "C", "state": [{ "name": "a", "type": "Int", "default": "1⟦1⟧; func b() {" }]"#
      ),
      modifier(
        #""kind": "custom", "body": "content", "form": "modifier", "type": "C", "state": [{ "name": "a", "type": "Int", "default": 1, "attribute": "@State ⟦1⟧var b: Int; @State" }]"#
      ),
      container(#""body": "content ⟦1⟧} func x() {""#),
      container(#""generics": ["T⟦1⟧> {"]"#),
      container(
        #""content": { "provides": [{ "name": "a", "type": "Int⟦1⟧) {", "value": "1" }] }"#),
      container(
        #""content": { "provides": [{ "name": "a", "type": "Int", "value": "1⟦1⟧); x(" }] }"#),
      container(#""if": "DEBUG⟦1⟧\n#else""#),
    ])
  func escapingElsewhere(members: String) {
    let key = #"{ "name": "K", "value": "Int", "reduce": "sum" }"#
    let marked = MarkedText(#"{ "keygen": 1, "keys": [\#(key)], \#(members) }"#)
    let diagnostics = generate(marked.text).diagnostics.filter { $0.severity == .error }
    #expect(diagnostics.first?.kind == .invalidFragment)
    let place = diagnostics.first.map {
      MarkedText.Place(line: $0.location.line, column: $0.location.column)
    }
    #expect(place == marked.places[1], "\(diagnostics.map(\.message))")
  }

  private static func modifier(_ members: String) -> String {
    #""modifiers": [{ "name": "m", \#(members) }]"#
  }

  private static func container(_ members: String) -> String {
    #""containers": [{ "name": "Box", \#(members) }]"#
  }

  @Test("A fault behind escapes stands at its own column")
  func behindEscapes() {
    expect(
      spec(
        #""name": "A", "value": "String", "default": { "swift": "\"\u00e9\" ⟦1⟧)" }, "reduce": "last""#
      ),
      Expectation(1, .invalidFragment, ")"))
  }

  @Test("Documentation and messages stay text, whatever they hold")
  func text() throws {
    let text = try output(
      of: spec(
        #""name": "A", "doc": "one\ntwo\r\nthree\rfour **/*.json /* open \\\n\nend\u2028} struct B {", "deprecated": "a \"quote\" \\(exit(1)) \n}", "value": "Int", "reduce": "sum""#
      ))
    #expect(
      text.contains(
        """
        /// one
        /// two
        /// three
        /// four **/*.json /* open \\
        ///
        /// end
        /// } struct B {
        @available(*, deprecated, message: "a \\"quote\\" \\\\(exit(1)) \\n}")
        nonisolated struct A: PreferenceKey {
        """))
  }

  @Test("The header is made of comments")
  func header() throws {
    let text = try output(of: #"{ "keygen": 1, "header": ["a\nstruct B {}", "", "b"] }"#)
    #expect(text.contains("\n// a\n// struct B {}\n//\n// b\n"))
    #expect(!text.contains("\nstruct"))
  }
}
