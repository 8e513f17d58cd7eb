import Testing

@testable import KeygenCore

@Suite("What can be explained")
struct TopicTests {
  @Test("Every kind of diagnostic has a page, and every strategy, kind of modifier and other part")
  func all() {
    let names = Topic.all.map(\.name)
    #expect(Set(names).count == names.count)
    let needed =
      DiagnosticKind.allCases.map(\.rawValue) + ModifierKinds.all.map(\.name)
      + ReduceStrategies.named.map(\.name) + ReduceStrategies.parametrised
      + ["space", "container"]
    #expect(Set(names) == Set(needed))
  }

  @Test("Pages and summaries are written in sentences", arguments: Topic.all.map(\.name))
  func prose(name: String) throws {
    let topic = try #require(Topic.named(name))
    #expect(topic.summary.hasSuffix("."))
    #expect(topic.page.count >= 5)
    #expect(topic.page.first.map { "\($0)".contains("\(name): ") } == true)
  }

  @Test(
    "The nearest name is found for mistyped ones, and for other words for strategies",
    arguments: [
      ("lsat", "last"), ("or", "any"), ("And", "all"), ("concatt", "append"),
      ("loose-to-default", "loses-to-default"), ("observ", "observe"),
      ("stale-outputs", "stale-output"), ("xyzzy", nil),
    ])
  func nearest(word: String, name: String?) {
    #expect(Topic.nearest(to: word) == name)
  }

  // MARK: Diagnostics

  @Test(
    "Examples of messages get that message and no other",
    arguments: DiagnosticKind.allCases.filter { $0.meaning?.example != nil })
  func example(kind: DiagnosticKind) throws {
    let text = try #require(kind.meaning?.example?.text)
    #expect(generate(text).diagnostics.map(\.kind) == [kind])
  }

  @Test("What a spec alone can be told of has an example")
  func examples() {
    let withExample = DiagnosticKind.allCases.filter { $0.meaning?.example != nil }
    #expect(
      Set(withExample) == [
        .syntax, .duplicateMember, .unknownMember, .missingMember, .wrongType, .unknownWord,
        .unsupportedVersion, .invalidIdentifier, .invalidFragment, .invalidText, .unknownKey,
        .nameClash, .missingDefault, .invalidLiteral, .unsuitableReduce, .unsuitableMember,
      ])
  }

  @Test("A kind of diagnostic is explained once: as a rule, or as a message")
  func rules() {
    let rules = Set(LintRules.described.map(\.kind))
    for kind in DiagnosticKind.allCases {
      #expect((kind.meaning == nil) == rules.contains(kind), "\(kind)")
    }
  }
}
