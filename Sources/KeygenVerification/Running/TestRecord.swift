/// What a suite reported of one test.
struct TestRecord: Sendable, Equatable {
  /// What one check came to.
  enum Verdict: Sendable, Equatable {
    case passed
    case failed(example: String)
    case skipped(reason: String)
  }

  /// The checks that were reported, by name.
  var checks: [String: Verdict] = [:]
  /// How much of a check was made, where it was not all: `4096 of 8000`, by name.
  var extents: [String: String] = [:]
  /// Whether what it tests is not there under the conditions of the build.
  var isAbsent = false
  /// Whether it came to its end.
  var isDone = false
  /// Whether its code made a copy of the process.
  var madeCopy = false
  /// Whether its code started a process that was there at its end.
  var leftProcess = false
  /// The call that was announced last.
  var lastCall: String?
  /// In words what kept it from coming to a good end: `traps`.
  var abnormalEnd: String?

  /// The call from which it did not come back.
  var callInProgress: String? { isDone || madeCopy || leftProcess ? nil : lastCall }
}
