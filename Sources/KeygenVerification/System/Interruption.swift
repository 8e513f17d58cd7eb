#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The signals that ask this process to end, held back until what it has started and written is gone.
package enum Interruption {
  /// The signal that came first.
  nonisolated(unsafe) private static var received: Int32 = 0
  /// A pipe that has something to read from the first signal on, for those who wait for input. Both are written before
  /// a handler is there, and only read after that.
  nonisolated(unsafe) private static var ends: (reading: Int32, writing: Int32) = (-1, -1)

  /// Holds signals back from now on.
  static func watch() {
    guard ends.reading < 0, let pipe = Pipe() else { return }
    ends = (pipe.reading, pipe.writing)
    // A process that was started from a thread which blocks signals, as worker threads do, blocks them too.
    var awaited = sigset_t()
    sigemptyset(&awaited)
    defer { pthread_sigmask(SIG_UNBLOCK, &awaited, nil) }
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let before = signal(number) { number in
        if Interruption.received == 0 { Interruption.received = number }
        Interruption.wake()
      }
      // What is ignored stays so: that is how `nohup` works.
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
      sigaddset(&awaited, number)
    }
  }

  private static func wake() {
    let error = errno
    var byte: UInt8 = 1
    _ = write(ends.writing, &byte, 1)
    errno = error
  }

  /// A descriptor that can be read from once a signal has come.
  static var descriptor: Int32 { ends.reading }

  /// Whether a signal has come.
  static var hasCome: Bool { received != 0 }

  /// Ends the process by the signal that has come, as if it had never been held back.
  package static func endProcess() {
    guard hasCome else { return }
    signal(received, SIG_DFL)
    raise(received)
  }
}
