import KeygenCore

/// What came of one spec.
package struct SpecResult: Sendable, Equatable {
  /// The path of the spec.
  package let path: String
  /// The single checks, that of the compilation first, then in the order of the spec.
  package internal(set) var checks: [CheckResult] = []
  /// What is wrong or could not be tested, by position.
  package internal(set) var diagnostics: [Diagnostic] = []

  init(path: String) { self.path = path }

  mutating func add(
    _ check: String, of test: any SuiteTest, _ outcome: CheckResult.Outcome
  ) {
    checks.append(
      CheckResult(
        subject: test.subject, check: check, location: test.location, outcome: outcome))
  }

  /// Adds what came of the compilation.
  mutating func addCompilation(_ outcome: CheckResult.Outcome) {
    let location = SourceLocation(wholeFile: path)
    checks.append(
      CheckResult(subject: nil, check: "compiles", location: location, outcome: outcome))
  }

  /// The same result, everything in the order of places in the spec.
  func sorted() -> SpecResult {
    var sorted = self
    sorted.checks = Self.sorted(checks) { $0.location }
    sorted.diagnostics = Self.sorted(diagnostics) { $0.location }
    return sorted
  }

  /// What stands at one place keeps its order.
  private static func sorted<Item>(_ items: [Item], by place: (Item) -> SourceLocation) -> [Item] {
    items.enumerated().map { ($0, $1, place($1)) }
      .sorted { ($0.2.line, $0.2.column, $0.0) < ($1.2.line, $1.2.column, $1.0) }
      .map { $0.1 }
  }
}
