/// Why a command ends before its work is done.
enum CommandStop: Error {
  /// The command line is wrong, which is still to be said.
  case usage(UsageError)
  /// What is wrong has been said.
  case reported(ExitCode)
}
