extension DiagnosticKind {
  /// Whether it is a lint rule's, so that its name is what `allow` takes.
  public var isLintRule: Bool { meaning == nil }

  /// What it means, or when the lint rule fires, in one sentence.
  public var summary: String { rule?.summary ?? meaning?.summary ?? "" }

  /// Why that is a problem, where the summary does not say it, and what to do, in a few sentences.
  public var help: String {
    rule.map { "\($0.explanation) \($0.remedy)" } ?? meaning?.remedy ?? ""
  }

  private var rule: (any LintRuleDescription)? { LintRules.described.first { $0.kind == self } }
}
