#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads whole files.
enum FileReader {
  /// The bytes of a file.
  ///
  /// - Parameters:
  ///   - path: the path; `-` is no path here.
  ///   - limit: the size in bytes from which on a file is refused.
  static func bytes(of path: String, limit: Int = .max) throws(SystemError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last("open") }
    defer { close(descriptor) }
    let status = try FileStatus(descriptor: descriptor)
    if status.kind == .folder { throw SystemError(call: "read", code: EISDIR) }
    if status.size > limit { throw SystemError(call: "read", code: EFBIG) }
    return try bytes(of: descriptor, expected: status.size, limit: limit)
  }

  /// The bytes of standard input.
  static func standardInput(limit: Int = .max) throws(SystemError) -> [UInt8] {
    try bytes(of: STDIN_FILENO, expected: 0, limit: limit)
  }

  /// Reads to the end: what the status said of the size can be out of date, or nothing for a pipe.
  private static func bytes(
    of descriptor: Int32, expected: Int, limit: Int
  ) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var room = max(expected + 1, 1 << 14)
    while true {
      let start = bytes.count
      var failure: SystemError?
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        var got = read(descriptor, buffer.baseAddress, room)
        while got < 0, errno == EINTR { got = read(descriptor, buffer.baseAddress, room) }
        if got < 0 { failure = .last("read") }
        count = max(0, got)
      }
      if let failure { throw failure }
      if chunk.isEmpty { return bytes }
      if start == 0 { bytes = chunk } else { bytes += chunk }
      if bytes.count > limit { throw SystemError(call: "read", code: EFBIG) }
      room = max(1, expected + 1 - bytes.count, min(bytes.count, 1 << 20))
    }
  }
}
