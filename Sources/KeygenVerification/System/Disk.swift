#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Files and folders, as far as a verification needs them.
enum Disk {
  /// What stands at a path; a symbolic link is followed only where that is asked for.
  enum Kind { case file, folder, link, other }

  static func kind(of path: String, followingLinks: Bool = true) -> Kind? {
    var status = stat()
    guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }

  /// Whether a path leads to a file that may be run.
  static func isExecutable(_ path: String) -> Bool {
    kind(of: path) == .file && access(path, X_OK) == 0
  }

  /// The bytes of a file.
  static func bytes(of path: String) throws(SystemCallError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    while true {
      guard let chunk = readChunk(descriptor) else { throw .last }
      if chunk.isEmpty { return bytes }
      bytes += chunk
    }
  }

  /// What can be read at once: nothing at the end, `nil` after an error.
  static func readChunk(_ descriptor: Int32) -> [UInt8]? {
    let size = 1 << 16
    var failed = false
    let chunk = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      var got = read(descriptor, buffer.baseAddress, size)
      while got < 0, errno == EINTR { got = read(descriptor, buffer.baseAddress, size) }
      failed = got < 0
      count = max(0, got)
    }
    return failed ? nil : chunk
  }

  /// Writes a file that is not there yet.
  static func write(_ bytes: [UInt8], to path: String) throws(SystemCallError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .last }
    var start = 0
    while start < bytes.count {
      let written = bytes[start...].withUnsafeBytes { writeSome(descriptor, $0) }
      if written < 0, errno != EINTR {
        let error = SystemCallError.last
        close(descriptor)
        throw error
      }
      start += max(0, written)
    }
    if close(descriptor) != 0 { throw .last }
  }

  /// The names in a folder, in the order of their bytes.
  static func names(in folder: String) throws(SystemCallError) -> [String] {
    guard let stream = opendir(folder) else { throw .last }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Makes a folder, and those that it stands in, where they are not there.
  static func makeFolder(_ path: String) throws(SystemCallError) {
    if kind(of: path) == .folder { return }
    if let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex {
      try makeFolder(String(path[..<slash]))
    }
    // Another run may have made it in the meantime.
    if mkdir(path, 0o777) != 0, errno != EEXIST { throw .last }
    if kind(of: path) != .folder { throw SystemCallError(code: ENOTDIR) }
  }

  /// Removes a file or a folder with all that is in it. What is not there needs no removal.
  static func remove(_ path: String) {
    if kind(of: path, followingLinks: false) == .folder {
      for name in (try? names(in: path)) ?? [] { remove("\(path)/\(name)") }
      rmdir(path)
    } else {
      unlink(path)
    }
  }

  /// The absolute path without symbolic links, or `nil` where nothing is there.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

/// The system's `write`, under a name that a method called `write` does not hide.
private func writeSome(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
