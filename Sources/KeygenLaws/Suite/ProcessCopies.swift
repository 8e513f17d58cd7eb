#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Ends copies that a key's code makes of the process before they do anything but report that they are there.
///
/// A copy would go on testing, and copies of it would soon bring the machine to a stop.
enum ProcessCopies {
  // Written by the thread that tests, read by a copy of it.
  nonisolated(unsafe) private static var report = UnsafeMutableRawBufferPointer.allocate(
    byteCount: 64, alignment: 1)
  nonisolated(unsafe) private static var length = 0
  nonisolated(unsafe) private static var descriptor: Int32 = -1

  /// Watches for copies from now on.
  ///
  /// - Parameter descriptor: where copies report.
  static func watch(reportingTo descriptor: Int32) {
    self.descriptor = descriptor
    setReport("")
    // After a fork little is safe to be called: all is made ready ahead.
    pthread_atfork(nil, nil) {
      write(
        ProcessCopies.descriptor, ProcessCopies.report.baseAddress, ProcessCopies.length)
      _exit(0)
    }
  }

  /// Sets what copies report.
  ///
  /// - Parameter line: at most 64 bytes in UTF-8.
  static func setReport(_ line: String) {
    let bytes = line.utf8.prefix(report.count)
    report.copyBytes(from: bytes)
    length = bytes.count
  }
}
