/// How many checks came out in each way.
package struct Tally: Sendable, Equatable {
  /// The checks that passed.
  package private(set) var passed = 0
  /// The checks that failed.
  package private(set) var failed = 0
  /// The checks that were not made.
  package private(set) var skipped = 0

  /// Counts checks.
  package init(_ checks: some Sequence<CheckResult>) {
    for check in checks {
      switch check.outcome {
      case .passed: passed += 1
      case .failed: failed += 1
      case .skipped: skipped += 1
      }
    }
  }

  /// Counts the checks of specs.
  package init(_ results: [SpecResult]) { self.init(results.lazy.flatMap(\.checks)) }

  /// All of them.
  package var all: Int { passed + failed + skipped }

  /// `3 passed, 1 failed`, and how many were skipped if any were.
  package var line: String {
    "\(passed) passed, \(failed) failed" + (skipped > 0 ? ", \(skipped) skipped" : "")
  }
}
