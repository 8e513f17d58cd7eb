import KeygenCore
import Testing

/// Something that is wrong with the shape of a spec and that its JSON Schema does not say.
struct SchemaDifference {
  let kind: DiagnosticKind
  /// A part of the message.
  let message: String
  /// Why the schema does not say it.
  let reason: String
  /// A spec with that fault and no other.
  let spec: String

  static let all = [
    SchemaDifference(
      kind: .unsupportedVersion, message: "version 1.0 ",
      reason: "to JSON Schema, 1.0 is the integer 1",
      spec: #"{ "keygen": 1.0 }"#),
    SchemaDifference(
      kind: .missingMember, message: "outside of a key needs the member `key`",
      reason: "it depends on the place and the kind of a modifier, and kinds may do without a key",
      spec: #"{ "keygen": 1, "modifiers": [{ "kind": "set", "name": "a" }] }"#),
    SchemaDifference(
      kind: .missingMember, message: "of the form `modifier` needs the member `type`",
      reason: "it depends on the value of another member",
      spec: KeygenCoreTests.spec(
        #"""
        "name": "A", "value": "Int", "reduce": "sum",
        "modifiers": [{ "kind": "set", "name": "a", "form": "modifier" }]
        """#)),
    SchemaDifference(
      kind: .missingMember, message: "needs a key to write, or a `then`",
      reason: "it depends on other members",
      spec: #"{ "keygen": 1, "modifiers": [{ "kind": "measure", "name": "m", "of": "size" }] }"#),
    SchemaDifference(
      kind: .missingMember, message: "a parameter needs the member `type`",
      reason: "it depends on other members",
      spec:
        #"{ "keygen": 1, "modifiers": [{ "kind": "custom", "name": "c", "body": "content", "parameters": [{ "name": "p" }] }] }"#
    ),
    SchemaDifference(
      kind: .missingMember, message: "nothing says the type of this state",
      reason: "it depends on other members",
      spec:
        #"{ "keygen": 1, "modifiers": [{ "kind": "custom", "name": "c", "form": "modifier", "type": "C", "body": "content", "state": [{ "name": "a" }] }] }"#
    ),
    SchemaDifference(
      kind: .missingMember, message: "without a key the type of",
      reason: "it depends on other members",
      spec:
        #"{ "keygen": 1, "modifiers": [{ "kind": "measure", "name": "m", "of": { "swift": "1" }, "then": "observe" }] }"#
    ),
  ]

  /// Whether a diagnostic tells of it.
  func matches(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.kind == kind && diagnostic.message.contains(message)
  }
}

/// The verdicts of the decoder and of the schema on one spec.
enum SchemaAgreement {
  /// What is wrong with the shape of a spec, which a schema can say.
  static let shapeKinds: Set<DiagnosticKind> = [
    .syntax, .unknownMember, .missingMember, .wrongType, .unknownWord, .unsupportedVersion,
  ]

  /// What is wrong with a text or a name, of which a schema says some by patterns.
  static let patternKinds: Set<DiagnosticKind> = [.invalidIdentifier, .invalidText]

  /// How the verdicts differ; `nil` if they do not.
  ///
  /// - Parameters:
  ///   - diagnostics: what keygen reports on a spec.
  ///   - faults: what the schema has against it.
  static func difference(_ diagnostics: [Diagnostic], _ faults: [String]) -> String? {
    let shape = diagnostics.filter { diagnostic in
      shapeKinds.contains(diagnostic.kind)
        && !SchemaDifference.all.contains { $0.matches(diagnostic) }
    }
    if let first = shape.first, faults.isEmpty {
      return "the schema accepts what the decoder refuses: \(first.message)"
    }
    if !faults.isEmpty,
      !diagnostics.contains(where: { (shapeKinds.union(patternKinds)).contains($0.kind) })
    {
      return "the schema refuses what the decoder accepts: \(faults.joined(separator: "; "))"
    }
    return nil
  }

  /// Checks that decoder and schema agree on a spec, where the validator is installed.
  static func check(_ text: String, _ diagnostics: [Diagnostic]) {
    guard case .success(let validator) = SchemaValidator.shared else { return }
    do {
      if let difference = difference(diagnostics, try validator.faults(in: text)) {
        Issue.record("\(difference)\n\(text)")
      }
    } catch {
      Issue.record(error, "the validator gives no answer on \(text)")
    }
  }
}
