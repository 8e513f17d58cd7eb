import KeygenCore

/// What came of one spec.
package struct SpecResult: Sendable {
  /// The single checks, in the order of the keys.
  package internal(set) var checks: [CheckResult] = []
  /// What is wrong or could not be tested, by position.
  package internal(set) var diagnostics: [Diagnostic] = []

  /// How many checks came out in a way.
  package func count(of outcome: CheckResult.Outcome) -> Int {
    checks.count { $0.outcome == outcome }
  }

  mutating func add(_ check: String, of key: String?, _ outcome: CheckResult.Outcome) {
    checks.append(CheckResult(key: key, check: check, outcome: outcome))
  }
}
