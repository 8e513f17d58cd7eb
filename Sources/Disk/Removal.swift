#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Removes what a run has made.
package enum Removal {
  /// Removes a file, or a folder with all that is in it. What is not there needs no removal.
  package static func remove(_ path: String) {
    if FileStatus.kind(of: path, followingLinks: false) == .folder {
      for name in (try? FolderReader.names(in: path, includingHidden: true)) ?? [] {
        remove("\(path)/\(name)")
      }
      rmdir(path)
    } else {
      unlink(path)
    }
  }
}
