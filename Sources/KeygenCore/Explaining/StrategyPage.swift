/// The page about a strategy for `reduce`.
struct StrategyPage: Sendable {
  private let name: String
  private let example: SpecExample
  private let summary: String

  /// The pages of all strategies, in the order of the documentation.
  static let all: [StrategyPage] =
    ReduceStrategies.named.map { StrategyPage($0.name, $0.example, outcome: $0.outcome) }
    + [
      StrategyPage("join", JoinStrategy.example), StrategyPage("fields", FieldsStrategy.example),
      StrategyPage("swift", CustomStrategy.example),
    ]

  /// - Parameter outcome: what a reader gets; if not said, what one gets from the example.
  private init(_ name: String, _ example: SpecExample, outcome: String? = nil) {
    self.name = name
    self.example = example
    summary = Self.sentence(outcome ?? Self.key(of: example)?.strategy.outcome ?? "")
  }

  var topic: Topic { Topic(name, .strategy, summary) { blocks } }

  private static func key(of example: SpecExample) -> ResolvedKey? {
    LoweredSpec(example.source, library: nil, separatesOrigins: false).resolved?.keys.first
  }

  private static func sentence(_ phrase: String) -> String {
    phrase.prefix(1).uppercased() + phrase.dropFirst() + "."
  }

  private var blocks: [PageBlock] {
    guard let key = Self.key(of: example) else { return [] }
    let strategy = key.strategy
    return [
      .paragraph("\(name): \(Topic.Category.strategy.noun)"),
      .heading("A reader gets"), .paragraph(summary), .paragraph(strategy.explanation),
      .heading("The value has to be"), .paragraph(requirement(of: strategy)),
      .heading("Where no default is written"), .table(Self.defaults(of: strategy)),
      .heading("A sibling that reports nothing"),
      .paragraph(Self.silence(under: strategy, of: key)),
      .heading("Laws"), .table(Self.laws(of: strategy)),
      .heading("Example"), .code(example.text),
      .heading("The Swift of it"), .code(ExampleOutput.keys(of: example)),
    ]
  }

  private func requirement(of strategy: any ReduceStrategy) -> String {
    guard let requirement = strategy.requirement else { return "Of any type." }
    let lifted = strategy.isLiftedOverOptionals ? ", or an Optional of it" : ""
    return Self.sentence(requirement + lifted)
  }

  /// Types to show defaults for: one of each sort that strategies tell apart.
  private static let shownTypes = [
    "Int", "Double", "Bool", "String", "[String]", "Set<String>", "[String: Int]", "CGSize",
    "CGPoint", "CGRect", "Int?",
  ].map { ValueType($0) }

  private static func defaults(of strategy: any ReduceStrategy) -> [PageBlock.Row] {
    var rows: [PageBlock.Row] = []
    for type in shownTypes {
      let combined = strategy.isLifted(over: type) ? type.wrapped ?? type : type
      guard strategy.accepts(combined), let value = strategy.impliedDefault(for: type) else {
        continue
      }
      rows.append(.init(type.text, "`\(value)`"))
    }
    let isAlwaysImplied = strategy.neutralElement(for: .unknown) != nil
    if isAlwaysImplied { return rows }
    return rows + [.init(rows.isEmpty ? "any type" : "other types", "one has to be written")]
  }

  private static func silence(under strategy: any ReduceStrategy, of key: ResolvedKey) -> String {
    let start = "A conditional view that reports nothing contributes the default."
    if strategy.needsDefault, strategy.laws.contains(.neutral) {
      return "\(start) That counts as no value, whatever the default is."
    }
    if !strategy.laws.contains(.neutral) {
      return "\(start) That counts like a value that was reported."
        + (strategy.isLiftedOverOptionals ? " With an Optional it is `nil`, which is skipped." : "")
    }
    guard let neutral = strategy.impliedDefault(for: key.valueType) else {
      return "\(start) It should change nothing, and `keygen verify` tests whether it does."
    }
    return "\(start) That changes nothing where the default is the neutral one, here `\(neutral)`."
  }

  private static func laws(of strategy: any ReduceStrategy) -> [PageBlock.Row] {
    // What the spec's own statements do is not known here.
    let kept = strategy is CustomStrategy ? "to be kept" : "kept"
    return ReduceLaw.allCases.map { law in
      .init(law.rawValue, "\(strategy.laws.contains(law) ? kept : "not kept"): \(law.meaning)")
    }
  }
}
