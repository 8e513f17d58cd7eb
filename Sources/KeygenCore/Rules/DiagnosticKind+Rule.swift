extension DiagnosticKind {
  /// When the lint rule of this kind fires, in one sentence; `nil` for a kind that is no rule.
  public var ruleSummary: String? { rule?.summary }

  /// Why what the lint rule of this kind finds is a problem and what to do, in a few sentences; `nil` for a kind that
  /// is no rule.
  public var ruleExplanation: String? { rule?.explanation }

  private var rule: (any LintRule)? { LintRules.all.first { $0.kind == self } }
}
