import Disk

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Which compiler it is that compiles.
struct CompilerIdentity: Sendable {
  /// The path of the `swiftc` on the PATH.
  let path: String
  /// What it says of its version and target.
  let version: String

  /// Finds the compiler.
  ///
  /// To ask it for its version takes longer than all else of a run that has nothing to do. So the answer is kept, by
  /// the facts about the compiler's files. A program of another name may be a stand-in that chooses a compiler by the
  /// folder or the settings of the moment; it is asked each time.
  ///
  /// - Parameter cache: where the answer is kept.
  static func find(cache: CacheFolder) throws(VerificationFailure) -> CompilerIdentity {
    guard let path = Environment.command("swiftc") else { throw .noCompiler }
    guard let key = fileFacts(of: path) else {
      return CompilerIdentity(path: path, version: try askVersion(path))
    }
    let file = "\(cache.path)/compiler-\(key)"
    if let bytes = SealedFile.read(file) {
      return CompilerIdentity(path: path, version: String(decoding: bytes, as: UTF8.self))
    }
    let version = try askVersion(path)
    // Where it cannot be kept, the next run asks again.
    if (try? FileWriter.makeFolder(cache.path)) != nil {
      try? SealedFile.write(Array(version.utf8), to: file)
    }
    return CompilerIdentity(path: path, version: version)
  }

  /// A name made from the facts about the files that a compiler consists of; `nil` where they do not decide what it is.
  private static func fileFacts(of path: String) -> String? {
    guard let real = Environment.realPath(path) else { return nil }
    let slash = real.utf8.lastIndex(of: UInt8(ascii: "/")) ?? real.startIndex
    let name = real[slash...].dropFirst()
    guard name == "swift-driver" || name == "swift-frontend" else { return nil }
    var digest = ContentDigest()
    digest.add(path)
    // The driver has the work done by the frontend beside it.
    for file in [real, "\(real[..<slash])/swift-frontend"] {
      guard let facts = FileFacts(of: file) else { return nil }
      digest.add(facts.text)
    }
    for variable in Environment.thoseThatChooseTools {
      digest.add(Environment.value(variable) ?? "")
    }
    return digest.name
  }

  private static func askVersion(_ path: String) throws(VerificationFailure) -> String {
    // Even for that it makes a temporary folder, and leaves it.
    let folder = try WorkFolder.make()
    defer { Removal.remove(folder) }
    let result = try SwiftCompiler.run(path, ["-version"], folder)
    guard result.succeeded else { throw .brokenCompiler(result.output) }
    return result.output
  }
}

/// What tells, without reading it, that a file is the one it was.
struct FileFacts {
  /// Path, size, time of the last change and number of the node.
  let text: String

  /// The facts about a file; `nil` where there is none.
  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    text = "\(path) \(status.st_size) \(time.tv_sec).\(time.tv_nsec) \(status.st_ino)"
  }
}
