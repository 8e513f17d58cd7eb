#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A pipe whose ends no child inherits by itself.
///
/// Not every platform can make such a pipe in one step, so no child may be started while one is made.
struct Pipe {
  let reading: Int32
  let writing: Int32

  /// Makes a pipe; `nil` where the system has none left.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    // Numbers out of the way of those that a child gets its ends under.
    reading = fcntl(ends[0], F_DUPFD_CLOEXEC, 10)
    writing = fcntl(ends[1], F_DUPFD_CLOEXEC, 10)
    close(ends[0])
    close(ends[1])
    guard reading >= 0, writing >= 0 else { return nil }
    _ = fcntl(reading, F_SETFL, O_NONBLOCK)
  }
}
