#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A call of the system that failed.
struct SystemError: Error, Equatable {
  /// What was tried: `open`, `write`.
  let call: String
  /// The system's number of the error.
  let code: Int32

  /// The error of the call that has just failed.
  static func last(_ call: String) -> SystemError { SystemError(call: call, code: errno) }

  /// The system's words for the error.
  var reason: String { String(cString: strerror(code)) }
}

/// Lets a closed pipe show itself as a failed write instead of ending the process.
func ignoreBrokenPipes() {
  signal(SIGPIPE, SIG_IGN)
}

/// Writes all bytes to a descriptor.
///
/// - Returns: whether all of them were taken.
func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
  var rest = bytes[...]
  while !rest.isEmpty {
    let written = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
    if written < 0 {
      if errno == EINTR { continue }
      return false
    }
    rest = rest.dropFirst(written)
  }
  return true
}

/// Facts about what stands at a path.
struct FileStatus {
  /// What sort of thing it is.
  enum Kind { case file, folder, other }

  let kind: Kind
  let size: Int
  /// The permission bits.
  let permissions: mode_t
  /// The device and the number of the node: the same for every path to one thing.
  let identity: Identity

  struct Identity: Hashable {
    let device: UInt64
    let node: UInt64
  }

  /// The status of what a path leads to, symbolic links followed.
  init(path: String) throws(SystemError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .last("stat") }
    self.init(status)
  }

  /// The status of an open file.
  init(descriptor: Int32) throws(SystemError) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last("fstat") }
    self.init(status)
  }

  private init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    default: kind = .other
    }
    size = Int(status.st_size)
    permissions = status.st_mode & 0o7777
    identity = Identity(device: UInt64(status.st_dev), node: UInt64(status.st_ino))
  }
}
