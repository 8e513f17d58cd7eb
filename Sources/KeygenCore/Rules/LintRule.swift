import JSONSource

/// Something about a spec that is allowed by the language and all the same wrong, or probably not meant.
///
/// One rule is one type in one file, with its messages. `LintRules` lists them all.
protocol LintRule: LintRuleDescription {
  /// Looks at a key.
  func findings(in key: ResolvedKey, of spec: LintedSpec) -> [LintFinding]

  /// Looks at a modifier.
  func findings(in modifier: ResolvedModifier, of spec: LintedSpec) -> [LintFinding]

  /// Looks at a coordinate space.
  func findings(in space: ResolvedSpace, of spec: LintedSpec) -> [LintFinding]
  /// Looks at a container.
  func findings(in container: ResolvedContainer, of spec: LintedSpec) -> [LintFinding]
}

extension LintRule {
  func findings(in key: ResolvedKey, of spec: LintedSpec) -> [LintFinding] { [] }

  func findings(in modifier: ResolvedModifier, of spec: LintedSpec) -> [LintFinding] { [] }

  func findings(in space: ResolvedSpace, of spec: LintedSpec) -> [LintFinding] { [] }
  func findings(in container: ResolvedContainer, of spec: LintedSpec) -> [LintFinding] { [] }
}

/// What a rule found.
struct LintFinding: Sendable {
  let severity: Diagnostic.Severity
  /// Where it stands.
  let node: JSONNode
  let message: String
  /// What belongs to it and stands elsewhere.
  let notes: [(message: String, node: JSONNode)]
  let remedy: String

  init(
    _ severity: Diagnostic.Severity = .warning, at node: JSONNode, _ message: String,
    notes: [(message: String, node: JSONNode)] = [], remedy: String
  ) {
    self.severity = severity
    self.node = node
    self.message = message
    self.notes = notes
    self.remedy = remedy
  }
}
