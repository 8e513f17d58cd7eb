import KeygenCore

/// Makes results and diagnostics of what is known of one test.
struct TestJudgement {
  let test: any SuiteTest

  /// Adds what a suite reported.
  func add(_ record: TestRecord, to result: inout SpecResult) {
    if record.isAbsent, let condition = test.condition {
      return addUntested(because: "`\(condition)` does not hold here", to: &result)
    }
    var reasons: [(check: String, reason: String)] = []
    for check in test.checks {
      switch record.checks[check] {
      case .passed:
        result.add(check, of: test, .passed)
        if let extent = record.extents[check] {
          result.remarks.append(partlyTested(check, extent))
        }
      case .failed(let example):
        result.add(check, of: test, .failed([test.failure(of: check, example: example)]))
      case .skipped(let reason):
        result.add(check, of: test, .skipped(reason: Self.words(of: reason)))
        reasons.append((check, reason))
      case nil: result.add(check, of: test, .skipped(reason: "its test did not come to it"))
      }
    }
    if let end = record.abnormalEnd { add(end, record.callInProgress, to: &result) }
    // The checks that share a reason share a remark.
    while let reason = reasons.first?.reason {
      let titles = reasons.filter { $0.reason == reason }.map { test.title(of: $0.check) }
      reasons.removeAll { $0.reason == reason }
      result.remarks.append(
        untested(" for \(Self.list(titles))", Self.words(of: reason)))
    }
  }

  private func add(_ end: String, _ call: String?, to result: inout SpecResult) {
    let diagnostic = Diagnostic(
      .abnormalEnd, at: test.location, "`\(test.subject)`: \(call ?? "its code") \(end)",
      remedy: end.hasPrefix("traps") ? test.trapRemedy : nil)
    result.add("runs", of: test, .failed([diagnostic]))
    result.isRepeatable = false
  }

  /// Adds that nothing could be tested.
  func addUntested(because reason: String, to result: inout SpecResult) {
    addSkipped(because: reason, to: &result)
    result.remarks.append(untested("", reason))
  }

  /// Adds that nothing was tested, for a reason that is reported elsewhere.
  func addSkipped(because reason: String, to result: inout SpecResult) {
    for check in test.checks { result.add(check, of: test, .skipped(reason: reason)) }
  }

  private func partlyTested(_ check: String, _ extent: String) -> Diagnostic {
    Diagnostic(
      .notTested, .remark, at: test.location,
      "`\(test.subject)` is tested for \(test.title(of: check)) on \(extent) groupings of its samples"
    )
  }

  private func untested(_ what: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      .notTested, .remark, at: test.location, "`\(test.subject)` is not tested\(what): \(reason)")
  }

  /// In words why a suite has not tested something.
  private static func words(of reason: String) -> String {
    switch reason {
    case "not-equatable": "its values are not Equatable"
    case "no-samples":
      "its type has no built-in samples, and the spec declares none as `\"samples\": […]`"
    case "incomparable": "what it is compared with does not compile outside of the key"
    case "changing": "its expression has another value each time"
    default: reason
    }
  }

  private static func list(_ titles: [String]) -> String {
    titles.count < 2
      ? titles.joined()
      : titles.dropLast().joined(separator: ", ") + " and " + titles[titles.count - 1]
  }
}
