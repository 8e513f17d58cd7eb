import Testing

@testable import KeygenCore

@Suite("Pages about strategies and kinds of modifiers")
struct StrategyPageTests {
  private static let strategies = Topic.all.filter { $0.category == .strategy }.map(\.name)
  private static let kinds = Topic.all.filter { $0.category == .modifierKind }.map(\.name)

  private func page(_ name: String) throws -> [PageBlock] { try #require(Topic.named(name)).page }

  private func code(_ name: String) throws -> [String] {
    try page(name).compactMap { if case .code(let text) = $0 { text } else { nil } }
  }

  @Test("Examples are specs without fault that use the strategy", arguments: strategies)
  func examples(name: String) throws {
    let spec = try #require(code(name).first)
    let lowered = LoweredSpec(SpecExample(spec).source, library: nil, separatesOrigins: false)
    #expect(lowered.diagnostics == [])
    #expect(lowered.resolved?.keys.map(\.strategy.name) == [name])
  }

  @Test(
    "Pages about other parts show the Swift of the part, and nothing else",
    arguments: [
      ("space", "extension CoordinateSpace {", "func pageSpace()"),
      ("container", "struct TitledPage<Content: View>: View {", "onPreferenceChange(PageTitleKey"),
    ])
  func parts(name: String, start: String, content: String) throws {
    let blocks = try code(name)
    try #require(blocks.count == 2)
    let lowered = LoweredSpec(SpecExample(blocks[0]).source, library: nil, separatesOrigins: false)
    #expect(lowered.diagnostics == [])
    let swift = blocks[1]
    #expect(swift.contains("\(start)\n") && swift.contains(content))
    #expect(try output(of: blocks[0]).contains(swift.trimmed))
    #expect(!swift.contains("PreferenceKey {") && !swift.contains("import "))
  }

  @Test("They show the key that the example gives, and nothing else", arguments: strategies)
  func swift(name: String) throws {
    let blocks = try code(name)
    try #require(blocks.count == 2)
    #expect(blocks[1].hasPrefix("nonisolated struct "))
    #expect(try output(of: blocks[0]).contains(blocks[1].trimmed))
    #expect(blocks[1].contains("static func reduce(value: inout "))
  }

  @Test(
    "They tell what a silent sibling does",
    arguments: [
      ("last", "counts like a value that was reported."),
      ("first", "counts like a value that was reported."),
      ("lastNonDefault", "counts as no value, whatever the default is."),
      ("firstNonDefault", "counts as no value, whatever the default is."),
      ("lastNonNil", "here `nil`."), ("sum", "here `.zero`."), ("all", "here `true`."),
      ("any", "here `false`."), ("append", "here `[]`."), ("join", "here `\"\"`."),
      ("merge", "here `[:]`."), ("union", "here `.null`."),
      ("max", "With an Optional it is `nil`, which is skipped."),
      ("swift", "`keygen verify` tests whether it does."),
    ])
  func silence(name: String, words: String) throws {
    let isTold = try page(name).contains { block in
      guard case .paragraph(let text) = block else { return false }
      return text.hasPrefix("A conditional view") && text.hasSuffix(words)
    }
    #expect(isTold)
  }

  @Test(
    "They list the defaults that need not be written",
    arguments: [
      ("union", ["Set<String>": "`[]`", "CGRect": "`.null`"]),
      (
        "sum", ["Int": "`.zero`", "Double": "`.zero`", "Int?": "`nil`"]
      ),
      ("last", ["Int?": "`nil`", "other types": "one has to be written"]),
      ("any", ["Bool": "`false`"]),
      ("append", ["String": "`\"\"`", "[String]": "`[]`"]),
      ("merge", ["[String: Int]": "`[:]`"]),
    ])
  func defaults(name: String, expected: [String: String]) throws {
    let tables = try page(name).compactMap { block -> [PageBlock.Row]? in
      if case .table(let rows) = block { rows } else { nil }
    }
    let rows = try #require(tables.first)
    #expect(Dictionary(uniqueKeysWithValues: rows.map { ($0.label, $0.text) }) == expected)
  }

  @Test("They tell which laws are kept")
  func laws() throws {
    let last = try page("last").last { if case .table = $0 { true } else { false } }
    #expect(
      last
        == .table([
          .init("neutral", "not kept: combining with the default changes nothing"),
          .init(
            "associative", "kept: how views are nested, and so values grouped, does not matter"),
        ]))
  }

  @Test("Of the spec's own statements they do not claim that they keep a law")
  func ownLaws() throws {
    let claims = try page("swift").contains { block in
      guard case .table(let rows) = block else { return false }
      return rows.contains { $0.text.hasPrefix("kept") }
    }
    #expect(!claims)
  }

  // MARK: Kinds of modifiers

  @Test("Examples of kinds are specs without fault, with that kind", arguments: kinds)
  func kindExamples(name: String) throws {
    let blocks = try code(name)
    try #require(blocks.count == 2)
    let lowered = LoweredSpec(SpecExample(blocks[0]).source, library: nil, separatesOrigins: false)
    #expect(lowered.diagnostics == [])
    let modifiers = try #require(
      lowered.resolved.map { $0.modifiersOfKeys.joined() + $0.modifiers })
    #expect(modifiers.map(\.kind.name) == [name])
    let whole = try output(of: blocks[0])
    #expect(whole.contains(blocks[1].trimmed))
    #expect(!blocks[1].contains("struct PageTitleKey") && blocks[1].contains("extension View {"))
  }

  @Test(
    "They show the calls of SwiftUI that a kind makes",
    arguments: [
      ("set", ".preference(key: "), ("transform", "transformPreference("),
      ("observe", "onPreferenceChange("), ("bind", "onPreferenceChange("),
    ])
  func calls(name: String, call: String) throws {
    #expect(try code(name)[1].contains(call.drop { $0 == "." }))
  }

  @Test("They list all members that the kind can have", arguments: kinds)
  func allMembers(name: String) throws {
    let tables = try page(name).compactMap { block -> [String]? in
      if case .table(let rows) = block { rows.map(\.label) } else { nil }
    }
    let members = try #require(ModifierSpec.membersOfKinds[name]).map(\.name.description)
    #expect(Set(tables.joined()) == Set(members))
    #expect(members.contains("name"))
  }

  @Test("They list the members that not every kind has")
  func members() throws {
    let page = try page("set")
    #expect(page.contains(.heading("Members that it has of its own")))
    #expect(
      page.contains { if case .table(let rows) = $0 { rows[0].label == "value" } else { false } })
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.last == "\n" { text.removeLast() }
    return String(text)
  }
}
