import KeygenCore

/// What came of one spec.
package struct SpecResult: Sendable, Equatable {
  /// The path of the spec.
  package let path: String
  /// The single checks, those of the spec as a whole first, then in the order of the spec.
  package internal(set) var checks: [CheckResult] = []
  /// What there is to tell beside failures: what could not be tested, and why.
  package internal(set) var remarks: [Diagnostic] = []
  /// How long it took, in milliseconds; 0 where the result was known already.
  package internal(set) var milliseconds = 0
  /// The numbers of tests that only compile in their simpler form.
  var simplifiedTests: [Int] = []
  /// The numbers of tests that do not compile in any form.
  var omittedTests: [Int] = []
  /// Whether the same would come of the same spec again: not where a test took too long or used up too much, which may
  /// have been the machine's fault.
  var isRepeatable = true

  init(path: String) { self.path = path }

  /// The result of a spec that nothing could be compiled of.
  ///
  /// - Parameters:
  ///   - path: the path of the spec.
  ///   - check: what was not possible, in one word: `generates`.
  ///   - diagnostics: what shows it.
  package init(path: String, failed check: String, _ diagnostics: [Diagnostic]) {
    self.path = path
    addWhole(check, .failed(diagnostics))
  }

  /// All that there is to tell, by position.
  package var diagnostics: [Diagnostic] {
    Self.sorted(checks.flatMap(\.failures) + remarks) { $0.location }
  }

  mutating func add(
    _ check: String, of test: any SuiteTest, _ outcome: CheckResult.Outcome
  ) {
    checks.append(
      CheckResult(
        subject: test.subject, check: check, location: test.location, outcome: outcome))
  }

  /// Adds what came of a check of the spec as a whole.
  mutating func addWhole(_ check: String, _ outcome: CheckResult.Outcome) {
    checks.append(
      CheckResult(
        subject: nil, check: check, location: SourceLocation(wholeFile: path), outcome: outcome))
  }

  /// The same result, the checks in the order of places in the spec.
  func sorted() -> SpecResult {
    var sorted = self
    sorted.checks = Self.sorted(checks) { $0.location }
    return sorted
  }

  /// What stands at one place keeps its order.
  private static func sorted<Item>(_ items: [Item], by place: (Item) -> SourceLocation) -> [Item] {
    items.enumerated().map { ($0, $1, place($1)) }
      .sorted { ($0.2.line, $0.2.column, $0.0) < ($1.2.line, $1.2.column, $1.0) }
      .map { $0.1 }
  }
}
