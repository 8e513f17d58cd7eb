#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads whole files.
package enum FileReader {
  /// The bytes of a file.
  ///
  /// - Parameters:
  ///   - path: the path; `-` is no path here.
  ///   - limit: the largest size in bytes that is read.
  ///   - passed: called when a pass over the file is done, so that tests can change it there.
  /// - Returns: the content at one point in time, as far as the file system's clock can tell. A file that is written
  ///   meanwhile is read again.
  package static func bytes(
    of path: String, limit: Int = .max, passed: () -> Void = {}
  ) throws(SystemError) -> [UInt8] {
    for _ in 0..<passLimit {
      let (descriptor, status) = try open(path)
      defer { close(descriptor) }
      if status.size > limit { throw SystemError(code: EFBIG) }
      let bytes = try bytes(of: descriptor, expected: status.size, limit: limit)
      passed()
      let after = try FileStatus(descriptor: descriptor)
      if after.modification == status.modification, after.size == status.size { return bytes }
    }
    throw .unsteadyFile
  }

  /// How often a file is read that is written meanwhile.
  private static let passLimit = 8

  /// The first bytes of a file, fewer where it has no more.
  ///
  /// - Parameters:
  ///   - path: the path.
  ///   - count: how many bytes are wanted.
  package static func start(of path: String, count: Int) throws(SystemError) -> [UInt8] {
    let (descriptor, _) = try open(path)
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    while bytes.count < count {
      let chunk = try chunk(of: descriptor, room: count - bytes.count)
      if chunk.isEmpty { break }
      bytes += chunk
    }
    return bytes
  }

  /// Opens a file without waiting, as for a pipe that nobody writes to one would for ever.
  private static func open(
    _ path: String
  ) throws(SystemError) -> (descriptor: Int32, status: FileStatus) {
    let descriptor = openDescriptor(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .last }
    do throws(SystemError) {
      let status = try FileStatus(descriptor: descriptor)
      if status.kind == .folder { throw SystemError(code: EISDIR) }
      if status.kind != .file { throw .notAFile }
      return (descriptor, status)
    } catch {
      close(descriptor)
      throw error
    }
  }

  /// The bytes of standard input.
  package static func standardInput(limit: Int = .max) throws(SystemError) -> [UInt8] {
    try bytes(of: STDIN_FILENO, expected: 0, limit: limit)
  }

  /// Reads to the end: what the status said of the size can be out of date, or nothing for a pipe.
  private static func bytes(
    of descriptor: Int32, expected: Int, limit: Int
  ) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var room = max(expected + 1, 1 << 14)
    while true {
      let chunk = try chunk(of: descriptor, room: room)
      if chunk.isEmpty { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      if bytes.count > limit { throw SystemError(code: EFBIG) }
      room = max(1, expected + 1 - bytes.count, min(bytes.count, 1 << 20))
    }
  }

  /// The next bytes of a descriptor, at most `room`; none at the end.
  package static func chunk(of descriptor: Int32, room: Int) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      var got = read(descriptor, buffer.baseAddress, room)
      while got < 0, errno == EINTR { got = read(descriptor, buffer.baseAddress, room) }
      if got < 0 { failure = .last }
      count = max(0, got)
    }
    if let failure { throw failure }
    return chunk
  }
}

/// The system's `open`, under a name that the reader's own one does not hide.
private func openDescriptor(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }
