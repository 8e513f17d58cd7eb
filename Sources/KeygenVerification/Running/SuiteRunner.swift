import Disk

/// Runs a suite so that every key gets its own result, whatever the code of others does.
///
/// All keys run in one process, which is fast. Where that does not come to a good end, the key that was being tested is
/// run by itself: only what it does there is laid at its door. What several keys take together is nobody's fault.
struct SuiteRunner {
  /// The program.
  let program: String
  /// Where it may keep temporary files.
  let temporaryFolder: String
  /// What a process of the suite may take; processor time it and time for one key it limits itself.
  var limits = ChildProcess.Limits(seconds: 25)

  /// One run of the program.
  private struct Run {
    let outcome: ChildProcess.Outcome
    let reports: SuiteReports
    /// The keys that were to be tested.
    let keys: ArraySlice<Int>

    /// What kept the run from a good end, or `nil` where it came to one.
    var fault: String? {
      if reports.records.values.contains(where: \.madeCopy) { return "starts another process" }
      let left = "leaves a process behind that goes on running"
      if reports.records.values.contains(where: \.leftProcess) { return left }
      if outcome.end == .exited(0), reports.isComplete,
        keys.allSatisfy({ reports.records[$0]?.isDone == true })
      {
        return outcome.leftProcesses ? left : nil
      }
      return AbnormalEnd.description(of: outcome)
    }
  }

  /// Tests keys.
  ///
  /// - Parameter keys: their numbers, ascending.
  /// - Returns: what came of each.
  func run(_ keys: [Int]) throws(VerificationFailure) -> [Int: KeyRecord] {
    var records: [Int: KeyRecord] = [:]
    var rest = keys[...]
    while !rest.isEmpty {
      let run = try start(rest, announcing: false)
      guard run.fault != nil else {
        for key in rest { records[key] = run.reports.records[key] }
        return records
      }
      let done = rest.prefix { run.reports.records[$0]?.isDone == true }
      for key in done { records[key] = run.reports.records[key] }
      rest = rest.dropFirst(done.count)
      try attribute(run, done: done, stoppedAt: rest.popFirst(), &records)
    }
    return records
  }

  /// Finds the key that kept a run from a good end.
  private func attribute(
    _ run: Run, done: ArraySlice<Int>, stoppedAt stopped: Int?, _ records: inout [Int: KeyRecord]
  ) throws(VerificationFailure) {
    var isExplained = false
    if let stopped {
      let alone = try runAlone(stopped)
      records[stopped] = alone.record
      // What is left running may be another key's, which only shows when that runs alone as well.
      isExplained = alone.fault != nil && !run.outcome.leftProcesses
    }
    if isExplained { return }
    for key in done {
      records[key] = try runAlone(key).record
    }
  }

  private func runAlone(
    _ key: Int
  ) throws(VerificationFailure) -> (record: KeyRecord, fault: String?) {
    let run = try start([key], announcing: true)
    var record = run.reports.records[key] ?? KeyRecord()
    record.abnormalEnd = run.fault
    return (record, run.fault)
  }

  private func start(
    _ keys: ArraySlice<Int>, announcing: Bool
  ) throws(VerificationFailure) -> Run {
    let token = String(UInt64.random(in: .min ... .max), radix: 36)
    let words =
      [program, "\(keys.first ?? 0)", "\((keys.last ?? -1) + 1)", token]
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
    return Run(outcome: outcome, reports: SuiteReports(outcome.reports, token: token), keys: keys)
  }
}
