import Testing
import TestSupport

@testable import KeygenCore

@Suite("What is generated for Apple's platforms")
struct PlatformTests {
  private static let iOS16 = "@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)"
  private static let iOS17 = "@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)"

  /// The output for a modifier on a key that is available from given versions on.
  private func output(_ modifier: String, key: String = "") throws -> String {
    let generation = generate(
      """
      {
        "keygen": 1,
        "keys": [{
          "name": "FrameKey", "value": "CGRect?", "reduce": "lastNonNil"\(key),
          "modifiers": [{ "name": "m", \(modifier) }]
        }]
      }
      """)
    #expect(generation.diagnostics.isEmpty)
    return String(decoding: try #require(generation.file).bytes, as: UTF8.self)
  }

  /// The `@available` lines of an output.
  private func attributes(_ output: String) -> [String] {
    output.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { $0.hasPrefix("@available") }.map(String.init)
  }

  @Test(
    "A method that needs more than iOS 15 says so, and others do not",
    arguments: [
      (#""kind": "overlay""#, []),
      (#""kind": "overlay", "alignment": "bottom""#, [iOS16]),
      (#""kind": "background", "alignment": "bottom", "proxy": true"#, [iOS16]),
      (#""kind": "measure", "of": "frame", "in": "global""#, []),
      (#""kind": "measure", "of": "frame", "in": "scrollView""#, [iOS17]),
      (#""kind": "measure", "of": "frame", "in": { "scrollView": "vertical" }"#, [iOS17]),
      (
        #""kind": "overlay", "alignment": "top", "form": "modifier", "type": "T""#, [iOS16, iOS16]
      ),
      (#""kind": "set""#, []),
    ] as [(String, [String])])
  func neededRelease(modifier: String, expected: [String]) throws {
    #expect(attributes(try output(modifier)) == expected)
  }

  @Test("A measure without a key says so too, of a scroll view's space later")
  func keyless() throws {
    for (space, expected) in [("global", Self.iOS16), ("scrollView", Self.iOS17)] {
      let generation = generate(
        #"{ "keygen": 1, "modifiers": [{ "kind": "measure", "name": "m", "of": "frame", "in": "\#(space)", "then": "observe" }] }"#
      )
      let file = String(decoding: try #require(generation.file).bytes, as: UTF8.self)
      #expect(attributes(file) == [expected])
    }
  }

  @Test("The later version stands, of what is needed and what the spec says")
  func merged() throws {
    let text = try output(
      #""kind": "overlay", "alignment": "top", "available": { "iOS": "15", "macOS": "14.2" }"#)
    #expect(attributes(text) == ["@available(iOS 16, macOS 14.2, tvOS 16, watchOS 9, *)"])
    let key = try output(
      #""kind": "overlay", "alignment": "top""#, key: #", "available": { "iOS": "18" }"#)
    #expect(
      attributes(key) == [
        "@available(iOS 18, *)", "@available(iOS 18, macOS 13, tvOS 16, watchOS 9, *)",
      ])
  }

  @Test(
    "What a spec builds itself is on the main actor, as List and models are; the rest is on none")
  func isolation() throws {
    let method = try output(#""kind": "custom", "doc": "D.", "body": "List { content }""#)
    #expect(method.contains("  func m() -> some View {\n"))
    let custom = try output(
      #""kind": "custom", "form": "modifier", "type": "T", "body": "List { content }", "state": [{ "name": "model", "default": { "swift": "Model()" } }]"#
    )
    #expect(custom.contains("\nstruct T: ViewModifier {\n  @State private var model = Model()\n"))
    #expect(custom.contains("  func body(content: Content) -> some View {\n"))
    #expect(custom.contains("  func m() -> some View {\n"))
    #expect(try output(#""kind": "set""#).contains("  nonisolated func m(_ value"))
    let set = try output(#""kind": "set", "form": "modifier", "type": "T""#)
    #expect(set.contains("\nnonisolated struct T: ViewModifier {\n"))
    #expect(set.contains("  @MainActor func body(content: Content) -> some View {\n"))
  }

  @Test("The first value of a modifier's state may use its arguments, if the type is written")
  func startingState() throws {
    func custom(_ state: String) -> String {
      #"{ "keygen": 1, "modifiers": [{ "kind": "custom", "name": "m", "form": "modifier", "type": "T", "parameters": [{ "name": "start", "type": "Int" }], "state": [⟦2⟧{ "name": "n", \#(state) }], "body": "content" }] }"#
    }
    let written = generate(
      custom(#""type": "Int", "default": { "swift": "start + 1" }"#).replacing("⟦2⟧", with: ""))
    let file = String(decoding: try #require(written.file).bytes, as: UTF8.self)
    #expect(file.contains("  @State private var n: Int\n"))
    #expect(file.contains("    _n = State(wrappedValue: start + 1)\n    self.start = start\n"))
    expect(
      custom(#""default": { "swift": ⟦1⟧"start" }"#),
      Expectation(1, .unsuitableMember, "the first value uses a parameter"))
    expect(custom(#""type": "Int""#), Expectation(2, .missingDefault, "this state needs"))
  }

  @Test("The spec's own words stand alone where nothing is to be added")
  func ownWords() throws {
    let generation = generate(
      #"{ "keygen": 1, "modifiers": [{ "kind": "custom", "name": "m", "doc": "D.", "body": "content.padding()" }] }"#
    )
    let file = String(decoding: try #require(generation.file).bytes, as: UTF8.self)
    #expect(file.contains("  /// D.\n  @ViewBuilder\n  func m()"))
  }

  @Test(
    "The page of a kind tells the versions",
    arguments: [("measure", ["iOS 16", "iOS 17"]), ("overlay", ["iOS 16"]), ("set", [])])
  func explained(kind: String, versions: [String]) throws {
    let page = try #require(Topic.named(kind)).page.map { "\($0)" }.joined(separator: "\n")
    for version in ["iOS 16", "iOS 17"] {
      #expect(page.contains("available from \(version)") == versions.contains(version))
    }
  }
}
