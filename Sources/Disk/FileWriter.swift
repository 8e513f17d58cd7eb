#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes whole files, so that at any time a path leads to the old content or to the new.
package enum FileWriter {
  /// What became of a file.
  package enum Outcome {
    case written
    /// The content was right already; the file was not touched.
    case unchanged
  }

  /// The steps of putting a file in its place, in their order.
  package enum Step: CaseIterable, Sendable {
    /// Nothing has been done.
    case begun
    /// There is an empty temporary file.
    case created
    /// It is locked, which keeps other runs from taking it for one that was left behind.
    case locked
    /// It holds the bytes.
    case filled
    /// It has the permissions of the file that it is to replace.
    case permitted
    /// It is on the disk.
    case flushed
    /// It stands in its place.
    case renamed
  }

  /// Puts bytes at a path: into a temporary file beside it, flushed to the disk, then renamed.
  ///
  /// A symbolic link stays one, and what it leads to is replaced. The permissions of a file that is there are kept.
  ///
  /// - Parameters:
  ///   - bytes: the content.
  ///   - path: the path.
  ///   - reached: called when a step is done, so that tests can end the process there.
  package static func write(
    _ bytes: [UInt8], to path: String, reached: (Step) -> Void = { _ in }
  ) throws(SystemError) -> Outcome {
    let target = resolvingLinks(path)
    let existing = try status(of: target)
    if let existing {
      guard existing.kind == .file else {
        throw existing.kind == .folder ? SystemError(code: EISDIR) : .notAFile
      }
      if existing.size == bytes.count, (try? FileReader.bytes(of: target)) == bytes {
        return .unchanged
      }
    }
    // While the temporary file is there, a signal that would end the process has to wait.
    try withSignalsHeld { () throws(SystemError) in
      try replace(target, with: bytes, permissions: existing?.permissions, reached)
    }
    return .written
  }

  /// The status of what is to be replaced; `nil` where nothing is.
  private static func status(of path: String) throws(SystemError) -> FileStatus? {
    do throws(SystemError) {
      return try FileStatus(path: path)
    } catch {
      if error.isAbsence { return nil }
      throw error
    }
  }

  /// Puts bytes at a path where nothing stands, not even a symbolic link.
  ///
  /// The path leads to the whole content or to nothing at any time, and never to this content where something was
  /// there, however short a time before.
  ///
  /// - Returns: whether nothing stood there, and the file was written.
  package static func writeNew(_ bytes: [UInt8], to path: String) throws(SystemError) -> Bool {
    var isNew = true
    try withSignalsHeld { () throws(SystemError) in
      try putInPlace(of: path, bytes, permissions: nil) { temporary throws(SystemError) in
        isNew = try move(temporary, toNew: path)
      }
    }
    return isNew
  }

  /// Gives a file a name that nothing has yet, and takes its own one away.
  ///
  /// - Returns: whether nothing had the name.
  private static func move(_ temporary: String, toNew path: String) throws(SystemError) -> Bool {
    // A link does not take a name over, as renaming would.
    if link(temporary, path) == 0 {
      unlink(temporary)
      return true
    }
    if errno != EEXIST {
      // Not every disk has links. There an empty file holds the name for a moment.
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 {
        close(descriptor)
        if rename(temporary, path) == 0 { return true }
        let error = SystemError.last
        unlink(path)
        throw error
      }
      if errno != EEXIST { throw .last }
    }
    unlink(temporary)
    return false
  }

  /// Writes a file into a folder of one's own, where nobody else reads or writes it.
  package static func create(_ bytes: [UInt8], at path: String) throws(SystemError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .last }
    do throws(SystemError) {
      try writeAll(bytes, to: descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    if close(descriptor) != 0 { throw .last }
  }

  private static func replace(
    _ target: String, with bytes: [UInt8], permissions: mode_t?, _ reached: (Step) -> Void
  ) throws(SystemError) {
    try putInPlace(of: target, bytes, permissions: permissions, reached) {
      temporary throws(SystemError) in
      if rename(temporary, target) != 0 { throw .last }
    }
  }

  /// Writes a temporary file beside a path, flushed to the disk.
  ///
  /// - Parameter finish: gets the whole file to its place. Where it fails, the temporary file is removed.
  private static func putInPlace(
    of target: String, _ bytes: [UInt8], permissions: mode_t?, _ reached: (Step) -> Void = { _ in },
    finish: (String) throws(SystemError) -> Void
  ) throws(SystemError) {
    reached(.begun)
    let temporary = try TemporaryFile(beside: target, reached)
    // Closed after it has been renamed: with the descriptor the lock would be gone.
    defer { temporary.close() }
    do throws(SystemError) {
      try writeAll(bytes, to: temporary.descriptor)
      reached(.filled)
      if let permissions, fchmod(temporary.descriptor, permissions) != 0 { throw .last }
      reached(.permitted)
      if fsync(temporary.descriptor) != 0 { throw .last }
      reached(.flushed)
      try finish(temporary.path)
      reached(.renamed)
    } catch {
      unlink(temporary.path)
      throw error
    }
  }

  /// The path that a chain of symbolic links ends at, also where nothing stands there yet.
  static func resolvingLinks(_ path: String) -> String {
    var path = path
    for _ in 0..<40 {
      guard let link = destination(ofLink: path) else { return path }
      if link.hasPrefix("/") {
        path = link
      } else {
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        path = (slash.map { String(path[...$0]) } ?? "") + link
      }
    }
    return path
  }

  /// What a symbolic link holds; `nil` where there is none.
  private static func destination(ofLink path: String) -> String? {
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      let length = buffer.withMemoryRebound(to: CChar.self) {
        $0.baseAddress.map { readlink(path, $0, Int(PATH_MAX)) } ?? -1
      }
      count = max(0, length)
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  private static func withSignalsHeld(
    _ body: () throws(SystemError) -> Void
  ) throws(SystemError) {
    var held = sigset_t()
    var before = sigset_t()
    sigemptyset(&held)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { sigaddset(&held, signal) }
    pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }

  /// Makes a folder, and those that it stands in, where they are not there.
  package static func makeFolder(_ path: String) throws(SystemError) {
    if let status = try? FileStatus(path: path) {
      if status.kind == .folder { return }
      throw SystemError(code: ENOTDIR)
    }
    let trimmed = path.utf8.last == UInt8(ascii: "/") ? String(path.dropLast()) : path
    if let slash = trimmed.utf8.lastIndex(of: UInt8(ascii: "/")), slash > trimmed.startIndex {
      try makeFolder(String(trimmed[..<slash]))
    }
    // Another run may have made it in the meantime.
    if mkdir(trimmed, 0o777) != 0, errno != EEXIST { throw .last }
  }

  /// Removes a file. One that another run has removed in the meantime is no failure.
  package static func remove(_ path: String) throws(SystemError) {
    if unlink(path) != 0, errno != ENOENT { throw .last }
  }
}
