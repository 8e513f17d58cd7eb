/// Something that keygen can explain: it has a name, a line and a page.
public struct Topic: Sendable {
  /// The sorts of topics.
  public enum Category: String, CaseIterable, Sendable {
    case strategy, modifierKind, part, rule, diagnostic

    /// What a topic of the sort is, with its article.
    public var noun: String {
      switch self {
      case .strategy: "a strategy for `reduce`"
      case .modifierKind: "a kind of modifier"
      case .part: "a part of a spec"
      case .rule: "a lint rule"
      case .diagnostic: "a kind of message"
      }
    }

    /// The heading over the topics of the sort.
    public var title: String {
      switch self {
      case .strategy: "Strategies for `reduce`"
      case .modifierKind: "Kinds of modifiers"
      case .part: "Other parts of a spec"
      case .rule: "Lint rules"
      case .diagnostic: "Other messages"
      }
    }
  }

  /// The word for it: in a spec, or in messages.
  public let name: String
  /// What sort of thing it is.
  public let category: Category
  /// What it is, in one sentence.
  public let summary: String
  private let makePage: @Sendable () -> [PageBlock]

  init(
    _ name: String, _ category: Category, _ summary: String,
    page: @escaping @Sendable () -> [PageBlock]
  ) {
    self.name = name
    self.category = category
    self.summary = summary
    makePage = page
  }

  /// All that there is to say about it. Outputs and messages on the page come from the stages that make them elsewhere.
  public var page: [PageBlock] { makePage() }

  /// All topics, by category, each in the order of the documentation.
  public static let all: [Topic] =
    StrategyPage.all.map(\.topic) + ModifierKinds.all.map { ModifierKindPage($0).topic }
    + PartPage.all.map(\.topic) + LintRules.described.map { RulePage($0).topic }
    + DiagnosticKind.allCases.compactMap { DiagnosticPage($0)?.topic }

  /// The topic of a name.
  public static func named(_ name: String) -> Topic? { all.first { $0.name == name } }

  /// The name of the topic that a mistyped word, or another word for a strategy, probably means.
  public static func nearest(to word: String) -> String? {
    let synonyms = ReduceStrategies.synonyms
    if let meant = synonyms[word.lowercased()] { return meant }
    let nearest = NearestWord.of(word, in: all.map(\.name) + synonyms.keys.sorted())
    return nearest.map { synonyms[$0] ?? $0 }
  }
}
