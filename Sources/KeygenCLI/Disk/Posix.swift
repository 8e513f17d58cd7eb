#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A call of the system that failed.
struct SystemError: Error, Equatable {
  /// The system's number of the error; 0 where keygen itself refuses.
  let code: Int32
  /// The system's words for the error.
  let reason: String

  /// The error with a number.
  init(code: Int32) {
    self.code = code
    reason = String(cString: strerror(code))
  }

  private init(reason: String) {
    code = 0
    self.reason = reason
  }

  /// The error of the call that has just failed.
  static var last: SystemError { SystemError(code: errno) }

  /// Whether nothing stands at the path.
  var isAbsence: Bool { code == ENOENT || code == ENOTDIR }

  /// Whether the file is larger than it may be.
  var isTooLarge: Bool { code == EFBIG }

  /// Whether the reader at the other end of a pipe is gone.
  var isClosedPipe: Bool { code == EPIPE }

  /// A pipe, a device or the like stands where a file is meant: to read it may never end.
  static let notAFile = SystemError(reason: "Not a regular file")
}

/// Lets a closed pipe show itself as a failed write instead of ending the process.
func ignoreBrokenPipes() {
  signal(SIGPIPE, SIG_IGN)
}

/// Writes all bytes to a descriptor.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
  try bytes.withUnsafeBufferPointer { bytes throws(SystemError) in
    try writeAll(UnsafeRawBufferPointer(bytes), to: descriptor)
  }
}

/// Writes all bytes to a descriptor.
func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws(SystemError) {
  var rest = bytes[...]
  while !rest.isEmpty {
    let written = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
    if written < 0 {
      if errno == EINTR { continue }
      throw .last
    }
    rest = rest.dropFirst(written)
  }
}

/// Facts about what stands at a path.
struct FileStatus {
  /// What sort of thing it is.
  enum Kind { case file, folder, link, other }

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

  /// The status of what a path leads to, or, where links are not followed, of what stands at its end.
  init(path: String, followingLinks: Bool = true) throws(SystemError) {
    var status = stat()
    let result = followingLinks ? stat(path, &status) : lstat(path, &status)
    guard result == 0 else { throw .last }
    self.init(status)
  }

  /// The status of an open file.
  init(descriptor: Int32) throws(SystemError) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    self.init(status)
  }

  private init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .other
    }
    size = Int(status.st_size)
    permissions = status.st_mode & 0o7777
    identity = Identity(device: UInt64(status.st_dev), node: UInt64(status.st_ino))
  }
}
