/// All strategies that a spec can name.
enum ReduceStrategies {
  /// The strategies that are written as one word, in the order of the documentation.
  static let named: [any ReduceStrategy] = [
    FirstStrategy(), LastStrategy(), FirstNonNilStrategy(), LastNonNilStrategy(),
    FirstNonDefaultStrategy(), LastNonDefaultStrategy(), SumStrategy(),
    ExtremeStrategy(end: .least), ExtremeStrategy(end: .greatest),
    DecisionStrategy(quantifier: .all), DecisionStrategy(quantifier: .any), AppendStrategy(),
    MergeStrategy(conflicts: LastStrategy(), node: nil), UnionStrategy(),
  ]

  /// The words for strategies that are written as an object with one member.
  static let parametrised = ReduceForm.all.map(\.name)

  /// Words that people use for strategies, and the strategies they mean.
  static let synonyms = [
    "or": "any", "and": "all", "replace": "last", "overwrite": "last", "concat": "append",
    "concatenate": "append", "add": "sum", "plus": "sum",
  ]

  private static let byName = Dictionary(uniqueKeysWithValues: named.map { ($0.name, $0) })

  /// The strategy that a word names.
  static func named(_ word: String) -> (any ReduceStrategy)? { byName[word] }
}
