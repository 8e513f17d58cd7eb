#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Limits that the system holds the suite to, so that code of a key that goes astray does no harm.
enum ProcessLimits {
  /// The processor time that one test may take, in seconds.
  private static let secondsForTest: rlim_t = 2
  /// The time that one test may take, in seconds.
  private static let wallSecondsForTest: UInt32 = 20
  /// The memory that the process may have, in bytes: 2 GiB.
  private static let memory: rlim_t = 2 << 30
  /// The size that a file may get, in bytes: 16 MiB.
  private static let fileSize: rlim_t = 16 << 20

  /// Limits memory and files, and keeps the system from writing images of crashed processes.
  static func setForSuite() {
    set(number(RLIMIT_CORE), 0)
    set(number(RLIMIT_AS), memory)
    set(number(RLIMIT_FSIZE), fileSize)
  }

  /// Lets the process go on for as long as one test may take.
  static func allowMoreTime() {
    alarm(wallSecondsForTest)
    var usage = rusage()
    getrusage(wholeProcess, &usage)
    let used = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec
    // The limit has whole seconds: the one that has begun is not the test's.
    set(number(RLIMIT_CPU), rlim_t(used) + 1 + secondsForTest)
  }

  #if canImport(Glibc)
    // Glibc's headers have enumerations for these numbers, and functions that take plain ones.
    private static let wholeProcess = RUSAGE_SELF.rawValue
    private static func number(_ resource: __rlimit_resource) -> Int32 {
      Int32(resource.rawValue)
    }
  #else
    private static let wholeProcess = RUSAGE_SELF
    private static func number(_ resource: Int32) -> Int32 { resource }
  #endif

  private static func set(_ resource: Int32, _ value: rlim_t) {
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return }
    limit.rlim_cur = min(value, limit.rlim_max)
    setrlimit(resource, &limit)
  }
}
