#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A call of the system that failed.
struct SystemCallError: Error, Equatable {
  /// The system's number of the error.
  let code: Int32

  /// The error of the call that has just failed.
  static var last: SystemCallError { SystemCallError(code: errno) }

  /// The system's words for the error.
  var reason: String { String(cString: strerror(code)) }
}
