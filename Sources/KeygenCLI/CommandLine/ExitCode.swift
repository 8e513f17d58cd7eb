import Disk

/// What a command tells the process that started it.
public enum ExitCode: Int32, CaseIterable, Sendable {
  /// All is done.
  case done = 0
  /// The input or the result is wrong.
  case wrong = 1
  /// The command line is wrong.
  case usage = 2
  /// The environment failed: no permission, no space, no compiler.
  case environment = 3

  /// What the code says, in one sentence.
  var meaning: String {
    switch self {
    case .done: "All is done and right."
    case .wrong: "The input or the result is wrong: errors in a spec, stale output, a law not kept."
    case .usage: "The command line is wrong."
    case .environment: "The environment failed: no permission, no space, no compiler."
    }
  }

  /// The code of two things that were done in one run: the graver one.
  func combined(with other: ExitCode) -> ExitCode { rawValue >= other.rawValue ? self : other }

  /// The code for an input that could not be read: one that is not there, or is too large, is a wrong input.
  init(reading error: SystemError) {
    self = error.isAbsence || error.isTooLarge ? .wrong : .environment
  }
}
