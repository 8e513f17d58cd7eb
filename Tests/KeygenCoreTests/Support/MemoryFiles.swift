import KeygenCore
import Synchronization

/// Files that are only in memory, by their paths; `./` and `x/../` in a path mean nothing.
final class MemoryFiles: FileSystem {
  private let texts: [String: String]
  private let reads = Mutex<[String: Int]>([:])

  init(_ texts: [String: String]) { self.texts = texts }

  /// How often the bytes of each file were asked for.
  var readCounts: [String: Int] { reads.withLock { $0 } }

  func identity(of path: String) throws(FileFault) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    let identity = parts.joined(separator: "/")
    guard texts[identity] != nil else { throw FileFault(reason: "No such file or directory") }
    return identity
  }

  func bytes(of path: String, limit: Int) throws(FileFault) -> [UInt8] {
    let identity = try identity(of: path)
    reads.withLock { $0[identity, default: 0] += 1 }
    return Array((texts[identity] ?? "").utf8)
  }

  /// Generates from some of the files, in one run.
  func generate(_ paths: String..., lineDirectives: Bool = false) -> [Generation] {
    let library = SpecLibrary(files: self, specsOfRun: paths)
    return paths.map { path in
      let name = String(path.split(separator: "/").last ?? "")
      return Generator().generate(
        SpecSource(path: path, name: name, bytes: Array((texts[path] ?? "").utf8)),
        library: library, lineDirectives: lineDirectives)
    }
  }
}
