#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A lock that one process at a time holds, and that ends with it at the latest.
enum FileLock {
  /// Does something while no other process does.
  ///
  /// Where a file system has no locks, it is done all the same: what is protected is time, not the result.
  ///
  /// - Parameters:
  ///   - path: the path of a file, which is made if it is not there, and stays.
  ///   - body: what is to be done.
  static func holding(
    _ path: String, _ body: () throws(VerificationFailure) -> Void
  ) throws(VerificationFailure) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .unwritable(path, .last) }
    defer { close(descriptor) }
    while lockf(descriptor, F_TLOCK, 0) != 0, errno == EACCES || errno == EAGAIN || errno == EINTR {
      // Not a wait for the lock itself, which a signal would not end.
      var signal = pollfd(fd: Interruption.descriptor, events: Int16(POLLIN), revents: 0)
      poll(&signal, 1, 50)
      if Interruption.hasCome { throw .interrupted }
    }
    try body()
  }
}
