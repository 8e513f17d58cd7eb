import Disk

/// Runs a suite so that every key gets its own result, whatever the code of others does.
///
/// All keys run in one process, which is fast. Where that does not come to a good end, the key that was being tested is
/// run by itself: only what it does there is laid at its door.
struct SuiteRunner {
  /// The program.
  let program: String
  /// Where it may keep temporary files.
  let temporaryFolder: String
  /// What a process of the suite may take; processor time it limits itself.
  var limits = ChildProcess.Limits(seconds: 20)

  /// One run of the program.
  private struct Run {
    let outcome: ChildProcess.Outcome
    let reports: SuiteReports

    /// What kept the run from a good end, or `nil` where it came to one.
    var fault: String? {
      if reports.records.values.contains(where: \.madeCopy) { return "starts another process" }
      if outcome.end == .exited(0), reports.isComplete {
        return outcome.leftProcesses ? "leaves a process behind that goes on running" : nil
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
    while let first = rest.first, let last = rest.last {
      let run = try start(first..<last + 1, announcing: false)
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
      let alone = try runAlone(key)
      if alone.fault != nil { isExplained = true }
      records[key] = alone.record
    }
    if let stopped, records[stopped]?.abnormalEnd != nil { isExplained = true }
    guard !isExplained, let last = stopped ?? done.last, let fault = run.fault else { return }
    records[last, default: KeyRecord()].abnormalEnd = fault + ", though not when it runs alone"
  }

  private func runAlone(
    _ key: Int
  ) throws(VerificationFailure) -> (record: KeyRecord, fault: String?) {
    let run = try start(key..<key + 1, announcing: true)
    var record = run.reports.records[key] ?? KeyRecord()
    record.abnormalEnd = run.fault
    return (record, run.fault)
  }

  private func start(
    _ keys: Range<Int>, announcing: Bool
  ) throws(VerificationFailure) -> Run {
    let words =
      [program, "\(keys.lowerBound)", "\(keys.upperBound)"] + (announcing ? ["announce"] : [])
    let outcome: ChildProcess.Outcome
    do throws(SystemError) {
      outcome = try ChildProcess.run(
        words, environment: Environment.ofChildren(temporaryFolder: temporaryFolder),
        makesReports: true, limits: limits)
    } catch {
      throw .cannotStart(path: program, reason: error.reason)
    }
    if outcome.end == .interrupted { throw .interrupted }
    return Run(outcome: outcome, reports: SuiteReports(outcome.reports))
  }
}
