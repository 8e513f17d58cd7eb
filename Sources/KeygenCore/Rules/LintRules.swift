/// All lint rules.
enum LintRules {
  /// The rules, in the order of the documentation.
  static let all: [any LintRule] = [
    DefaultNotNeutralRule(), LosesToDefaultRule(), OptionalDropsValueRule(),
    MixedMeasurementsRule(), ExpressionAsTextRule(), ShadowsSwiftUIRule(), NotObservableRule(),
    UninferableKeyRule(), UndeclaredSpaceRule(), WiderThanKeyRule(),
  ]

  /// All that a diagnostic can bear the name of: the rules, and what is found when they have had their say.
  static let described: [any LintRuleDescription] = all + [UnusedAllow()]

  /// The names that `allow` takes.
  static let names = all.map(\.name)

  /// The rule of a name.
  static func named(_ name: String) -> (any LintRule)? { all.first { $0.name == name } }
}
