#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A call of the system that failed.
package struct SystemError: Error, Equatable {
  /// The system's number of the error; 0 where keygen itself refuses.
  package let code: Int32
  /// The system's words for the error.
  package let reason: String

  /// The error with a number.
  package init(code: Int32) {
    self.code = code
    reason = String(cString: strerror(code))
  }

  private init(reason: String) {
    code = 0
    self.reason = reason
  }

  /// The error of the call that has just failed.
  package static var last: SystemError { SystemError(code: errno) }

  /// Whether nothing stands at the path.
  package var isAbsence: Bool { code == ENOENT || code == ENOTDIR }

  /// Whether a part of the path is not there.
  package var isMissing: Bool { code == ENOENT }

  /// Whether the file is larger than it may be.
  package var isTooLarge: Bool { code == EFBIG }

  /// Whether the reader at the other end of a pipe is gone.
  package var isClosedPipe: Bool { code == EPIPE }

  /// A folder stands where a file is meant.
  package static var isAFolder: SystemError { SystemError(code: EISDIR) }

  /// Something else stands where a folder is meant.
  package static var notAFolder: SystemError { SystemError(code: ENOTDIR) }

  /// A file whose content was never the same for as long as it took to read it.
  package static let unsteadyFile = SystemError(reason: "It changed while it was read")

  /// A pipe, a device or the like stands where a file is meant: to read it may never end.
  package static let notAFile = SystemError(reason: "Not a regular file")
}
