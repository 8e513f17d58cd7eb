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
    let summary = kind.ruleSummary ?? words(of: kind)
    var members: [(name: String, value: JSONValue)] = [
      ("id", .string(kind.rawValue)), ("shortDescription", ["text": .string(summary)]),
    ]
    if let explanation = kind.ruleExplanation {
      members.append(("fullDescription", ["text": .string(explanation)]))
      members.append(("help", ["text": .string(explanation)]))
    }
    return .object(members)
  }

  /// `Unknown member.` for `unknown-member`: what the kinds without prose of their own say by their names.
  private static func words(of kind: DiagnosticKind) -> String {
    let words = kind.rawValue.split(separator: "-").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst() + "."
  }
}
