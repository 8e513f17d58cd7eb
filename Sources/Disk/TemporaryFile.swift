#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is filled before it takes the place of another one.
///
/// It is locked as long as the process that fills it has it open. One that can be locked has thus been left behind by a
/// process that was killed, wherever that ran, and can be removed. Where a file system has no locks, nothing is removed.
package struct TemporaryFile {
  let path: String
  let descriptor: Int32

  private static let prefix = ".keygen-"
  private static let suffix = ".tmp"

  /// Makes an empty file in the folder of another one.
  init(
    beside target: String, _ reached: (FileWriter.Step) -> Void
  ) throws(SystemError) {
    let folder = Self.folder(of: target)
    while true {
      let name = "\(Self.prefix)\(getpid())-\(UInt32.random(in: 0 ... .max))\(Self.suffix)"
      let path = folder + name
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else { throw .last }
      reached(.created)
      // Another run may take the file for one that was left behind until it is locked.
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK,
        Self.isFile(path, descriptor)
      {
        reached(.locked)
        self.path = path
        self.descriptor = descriptor
        return
      }
      Self.closeDescriptor(descriptor)
    }
  }

  func close() { Self.closeDescriptor(descriptor) }

  /// Removes the temporary files that killed runs have left behind.
  ///
  /// - Parameter targets: the paths of the files in whose folders they may be; links are followed, as for writing.
  package static func removeAbandoned(beside targets: some Sequence<String>) {
    var folders: Set<String> = []
    for target in targets {
      let folder = folder(of: FileWriter.resolvingLinks(target))
      guard folders.insert(folder).inserted,
        let names = try? FolderReader.names(
          in: folder.isEmpty ? "." : folder, includingHidden: true)
      else { continue }
      for name in names where isName(name) { removeIfAbandoned(folder + name) }
    }
  }

  /// The folder of a file with a slash at its end; empty for the working directory.
  private static func folder(of path: String) -> String {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    return slash.map { String(path[...$0]) } ?? ""
  }

  private static func removeIfAbandoned(_ path: String) {
    guard FileStatus.kind(of: path, followingLinks: false) == .file else { return }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return }
    defer { closeDescriptor(descriptor) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, isFile(path, descriptor) else { return }
    unlink(path)
  }

  /// Whether a file that is open stands at a path still, neither renamed nor removed.
  private static func isFile(_ path: String, _ descriptor: Int32) -> Bool {
    guard let there = try? FileStatus(path: path, followingLinks: false),
      let opened = try? FileStatus(descriptor: descriptor)
    else { return false }
    return there.identity == opened.identity
  }

  /// Whether a name is one that `init` makes.
  private static func isName(_ name: String) -> Bool {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return false }
    let numbers = name.dropFirst(prefix.count).dropLast(suffix.count)
      .split(separator: "-", omittingEmptySubsequences: false)
    return numbers.count == 2
      && numbers.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
  }

  private static func closeDescriptor(_ descriptor: Int32) {
    #if canImport(Glibc)
      Glibc.close(descriptor)
    #elseif canImport(Musl)
      Musl.close(descriptor)
    #else
      Darwin.close(descriptor)
    #endif
  }
}
