/// What came of one thing that a spec is tested for.
package struct CheckResult: Sendable, Equatable {
  /// How it came out.
  package enum Outcome: Sendable, Equatable {
    case passed
    case failed
    /// It could not be tested, or nothing was to be tested after something else had failed.
    case skipped
  }

  /// The key, by its name for messages; `nil` for the spec as a whole.
  package let key: String?
  /// What was tested: a law, `calls`, `compiles`.
  package let check: String
  package let outcome: Outcome

  /// The line that says so.
  ///
  /// - Parameter spec: the path of the spec.
  package func line(in spec: String) -> String {
    let word =
      switch outcome {
      case .passed: "passed"
      case .failed: "failed"
      case .skipped: "skipped"
      }
    return "\(word) \(spec): \(key.map { "\($0) " } ?? "")\(check)"
  }
}
