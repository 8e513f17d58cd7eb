#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads the names in folders.
package enum FolderReader {
  /// The names in a folder, in the order of their bytes.
  ///
  /// - Parameters:
  ///   - path: the folder.
  ///   - includingHidden: whether names that begin with a period are among them.
  package static func names(
    in path: String, includingHidden: Bool = false
  ) throws(SystemError) -> [String] {
    guard let stream = opendir(path) else { throw .last }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      if includingHidden || !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
