/// All lint rules.
enum LintRules {
  /// The rules, in the order of the documentation.
  static let all: [any LintRule] = [
    DefaultNotNeutralRule(), LosesToDefaultRule(), OptionalDropsValueRule(),
    ExpressionAsTextRule(), ShadowsSwiftUIRule(), NotObservableRule(), UninferableKeyRule(),
    WiderThanKeyRule(), UndeclaredSpaceRule(),
  ]

  /// The names that `allow` takes.
  static let names = all.map(\.name)
}
