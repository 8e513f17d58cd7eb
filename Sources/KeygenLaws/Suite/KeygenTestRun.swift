/// One run of a test: where it reports what came of its checks.
public final class KeygenTestRun {
  /// Whether every call of the tested code is reported ahead, to tell which one never came back.
  public let announcesCalls: Bool
  /// What random values are made from: with the same seed they are the same.
  public let seed: UInt64
  private let send: (TestReport) -> Void

  /// - Parameters:
  ///   - announcesCalls: whether every call of the tested code is reported ahead.
  ///   - seed: what random values are made from.
  ///   - send: takes the reports.
  init(announcesCalls: Bool, seed: UInt64 = 0, send: @escaping (TestReport) -> Void) {
    self.announcesCalls = announcesCalls
    self.seed = seed
    self.send = send
  }

  /// Reports that a check has passed.
  public func pass(_ check: CheckName) { send(.passed(check)) }

  /// Reports that a check has failed.
  ///
  /// - Parameters:
  ///   - check: the check.
  ///   - example: what shows it, as Swift on one line: `reduce(1, default) = 2`.
  public func fail(_ check: CheckName, example: String) {
    send(.failed(check, example: example))
  }

  /// Reports that a check was not made.
  public func skip(_ check: CheckName, because reason: SkipReason) {
    send(.skipped(check, reason: reason))
  }

  /// Reports that a check that passed was not made on all that there is to make it on.
  func limit(_ check: CheckName, tested: Int, of total: Int) {
    send(.partly(check, tested: tested, of: total))
  }

  /// Reports a call of the tested code that comes next, where that is wanted.
  ///
  /// - Parameter call: the call as it is shown.
  public func announce(_ call: @autoclosure () -> String) {
    if announcesCalls { send(.call(call())) }
  }
}
