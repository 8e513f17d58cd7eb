import Disk

/// Runs a suite so that every test gets its own result, whatever the code of others does.
///
/// All tests run in one process, which is fast. Where that does not come to a good end, the one that was being made is
/// run by itself: only what it does there is laid at its door. What several take together is nobody's fault.
struct SuiteRunner {
  /// The program.
  let program: String
  /// Where it may keep temporary files.
  let temporaryFolder: String
  /// What random values are made from.
  var seed: UInt64 = 0
  /// What a process of the suite may take; processor time and time for one test it limits itself.
  var limits = ChildProcess.Limits(seconds: 25)

  /// One run of the program.
  private struct Run {
    let outcome: ChildProcess.Outcome
    let reports: SuiteReports
    /// The tests that were to be made.
    let tests: ArraySlice<Int>

    /// What kept the run from a good end, or `nil` where it came to one.
    var fault: String? {
      if reports.records.values.contains(where: \.madeCopy) { return "starts another process" }
      let left = "leaves a process behind that goes on running"
      if reports.records.values.contains(where: \.leftProcess) { return left }
      if outcome.end == .exited(0), reports.isComplete,
        tests.allSatisfy({ reports.records[$0]?.isDone == true })
      {
        return outcome.leftProcesses ? left : nil
      }
      return AbnormalEnd.description(of: outcome)
    }
  }

  /// Makes tests.
  ///
  /// - Parameter tests: their numbers, ascending.
  /// - Returns: what came of each.
  func run(_ tests: [Int]) throws(VerificationFailure) -> [Int: TestRecord] {
    var records: [Int: TestRecord] = [:]
    var rest = tests[...]
    while !rest.isEmpty {
      let run = try start(rest, announcing: false)
      guard run.fault != nil else {
        for test in rest { records[test] = run.reports.records[test] }
        return records
      }
      let done = rest.prefix { run.reports.records[$0]?.isDone == true }
      for test in done { records[test] = run.reports.records[test] }
      rest = rest.dropFirst(done.count)
      try attribute(run, done: done, stoppedAt: rest.popFirst(), &records)
    }
    return records
  }

  /// Finds the test that kept a run from a good end.
  private func attribute(
    _ run: Run, done: ArraySlice<Int>, stoppedAt stopped: Int?, _ records: inout [Int: TestRecord]
  ) throws(VerificationFailure) {
    var isExplained = false
    if let stopped {
      let alone = try runAlone(stopped)
      records[stopped] = alone.record
      // What is left running may be another one's, which only shows when that runs alone as well.
      isExplained = alone.fault != nil && !run.outcome.leftProcesses
    }
    if isExplained { return }
    for test in done { records[test] = try runAlone(test).record }
  }

  private func runAlone(
    _ test: Int
  ) throws(VerificationFailure) -> (record: TestRecord, fault: String?) {
    let run = try start([test], announcing: true)
    var record = run.reports.records[test] ?? TestRecord()
    record.abnormalEnd = run.fault
    return (record, run.fault)
  }

  private func start(
    _ tests: ArraySlice<Int>, announcing: Bool
  ) throws(VerificationFailure) -> Run {
    let token = String(UInt64.random(in: .min ... .max), radix: 36)
    let words =
      [program, "\(tests.first ?? 0)", "\((tests.last ?? -1) + 1)", token, "\(seed)"]
      + (announcing ? ["announce"] : [])
    var limits = limits
    if announcing { limits.total = limits.seconds }
    let outcome: ChildProcess.Outcome
    do throws(SystemError) {
      outcome = try ChildProcess.run(
        words, environment: Environment.ofChildren(temporaryFolder: temporaryFolder),
        makesReports: true, limits: limits)
    } catch {
      throw .cannotStart(path: program, reason: error.reason)
    }
    if outcome.end == .interrupted { throw .interrupted }
    return Run(outcome: outcome, reports: SuiteReports(outcome.reports, token: token), tests: tests)
  }
}
