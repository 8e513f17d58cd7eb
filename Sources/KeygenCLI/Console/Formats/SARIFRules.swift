import KeygenCore

/// keygen itself as SARIF describes a tool: its name, and a rule for each kind of diagnostic.
enum SARIFRules {
  /// The `toolComponent` object. A rule's place in it is its kind's among all kinds.
  static var driver: JSONValue {
    [
      "name": "keygen", "semanticVersion": .string(Keygen.version),
      "rules": .list(DiagnosticKind.allCases.map(rule)),
    ]
  }

  private static func rule(_ kind: DiagnosticKind) -> JSONValue {
    [
      "id": .string(kind.rawValue), "shortDescription": ["text": .string(kind.summary)],
      "fullDescription": ["text": .string("\(kind.summary) \(kind.help)")],
      "help": ["text": .string(kind.help)],
    ]
  }
}
