extension ReduceStrategy {
  /// What a reader gets, and when to use the strategy, in a few sentences.
  var summary: String { "A reader gets \(outcome). \(explanation)" }
}
