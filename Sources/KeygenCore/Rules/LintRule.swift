import JSONSource

/// Something about a spec that is allowed by the language and all the same wrong, or probably not meant.
///
/// One rule is one type in one file, with its messages. `LintRules` lists them all.
protocol LintRule: Sendable {
  /// What its diagnostics are about; the raw value is the rule's name.
  var kind: DiagnosticKind { get }
  /// When it fires, in one sentence.
  var summary: String { get }
  /// Why that is a problem and what to do, in a few sentences.
  var explanation: String { get }

  /// Looks at a key.
  func findings(in key: ResolvedKey, of spec: LintedSpec) -> [LintFinding]

  /// Looks at a modifier.
  func findings(in modifier: ResolvedModifier, of spec: LintedSpec) -> [LintFinding]

  /// Looks at a coordinate space.
  func findings(in space: ResolvedSpace, of spec: LintedSpec) -> [LintFinding]
}

extension LintRule {
  /// The name by which `allow` switches the rule off.
  var name: String { kind.rawValue }

  func findings(in key: ResolvedKey, of spec: LintedSpec) -> [LintFinding] { [] }

  func findings(in modifier: ResolvedModifier, of spec: LintedSpec) -> [LintFinding] { [] }

  func findings(in space: ResolvedSpace, of spec: LintedSpec) -> [LintFinding] { [] }
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
