/// What there is to tell about a lint rule. All that `keygen explain` says of a rule comes from here and from what the
/// rule finds in the examples.
protocol LintRuleDescription: Sendable {
  /// What its diagnostics are about; the raw value is the rule's name.
  var kind: DiagnosticKind { get }
  /// When it fires, in one sentence.
  var summary: String { get }
  /// Why that is a problem, in a few sentences.
  var explanation: String { get }
  /// What to do, in a few sentences.
  var remedy: String { get }
  /// Specs in which it fires, and nothing else does: one for each severity that it can have.
  var firing: [SpecExample] { get }
  /// The first of those specs put right: nothing fires.
  var clean: SpecExample { get }
}

extension LintRuleDescription {
  /// The name by which `allow` switches the rule off.
  var name: String { kind.rawValue }
}
