import Foundation

/// What a process took that has been run to its end.
struct ResourceUse {
  /// The exit code; 128 where a signal ended the process.
  let code: Int32
  /// The most memory that it had at a time, in the system's unit.
  let memory: Int

  /// Runs an executable, which shares this process's standard output and error.
  ///
  /// - Parameter words: the path of the executable, and its arguments.
  init(of words: [String]) throws {
    var process = pid_t()
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    let failure = posix_spawn(&process, words[0], nil, nil, &arguments, environ)
    guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .ENOEXEC) }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    code = status & 0x7F == 0 ? status >> 8 & 0xFF : 128
    memory = usage.ru_maxrss
  }
}
