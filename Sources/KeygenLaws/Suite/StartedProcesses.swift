#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Processes that the code of keys has started.
enum StartedProcesses {
  /// Whether there are any that have not been waited for, running or ended.
  static var areThere: Bool { waitpid(-1, nil, WNOHANG) >= 0 }
}
