import KeygenCore

/// What came of one thing that a spec is tested for.
package struct CheckResult: Sendable, Equatable {
  /// How it came out.
  package enum Outcome: Sendable, Equatable {
    case passed
    /// It has failed, which these show, of which there is at least one.
    case failed([Diagnostic])
    /// It could not be tested, or nothing was to be tested after something else had failed.
    case skipped(reason: String)

    /// The outcome in one word.
    package var word: String {
      switch self {
      case .passed: "passed"
      case .failed: "failed"
      case .skipped: "skipped"
      }
    }
  }

  /// What was tested, by its name for messages, such as a key's; `nil` for the spec as a whole.
  package let subject: String?
  /// What it was tested for: the name of a law, `calls`, `compiles`.
  package let check: String
  /// Where the subject stands.
  package let location: SourceLocation
  package let outcome: Outcome

  /// What tells the check from all others of its spec, and is the same in every run: `TitleKey neutral`.
  package var name: String { subject.map { "\($0) \(check)" } ?? check }

  /// What shows that it has failed.
  package var failures: [Diagnostic] {
    if case .failed(let diagnostics) = outcome { diagnostics } else { [] }
  }

  /// The line that says how it came out.
  ///
  /// - Parameter spec: the path of the spec.
  package func line(in spec: String) -> String { "\(outcome.word) \(spec): \(name)" }
}
