import Disk

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The folder in which keygen keeps from run to run what takes long to make.
///
/// Everything in it is named after all that decides what it is, and appears whole, by a rename. So several runs can use
/// and fill one folder, and nothing in it is ever out of date.
struct CacheFolder: Sendable {
  /// The path.
  let path: String

  /// The days after which what nobody has used is removed.
  private static let daysKept = 30

  /// The folder that the conventions of the platform give.
  static func standard() throws(VerificationFailure) -> CacheFolder {
    if let folder = Environment.value("XDG_CACHE_HOME"), folder.hasPrefix("/") {
      return CacheFolder(path: "\(folder)/keygen")
    }
    guard let home = Environment.home else { throw .noHome }
    #if canImport(Darwin)
      return CacheFolder(path: "\(home)/Library/Caches/keygen")
    #else
      return CacheFolder(path: "\(home)/.cache/keygen")
    #endif
  }

  /// Makes a folder in it, and itself, where they are not there.
  ///
  /// - Returns: the path.
  func make(_ name: String) throws(VerificationFailure) -> String {
    let inner = name.isEmpty ? path : "\(path)/\(name)"
    do throws(SystemError) {
      try FileWriter.makeFolder(inner)
      if access(inner, W_OK) != 0 { throw .last }
    } catch {
      throw .unwritable(inner, error)
    }
    return inner
  }

  /// Notes that something has been used, so that it is kept.
  func noteUse(of path: String) {
    // Once a day is enough, and a cache that cannot be written serves all the same.
    if WorkFolder.age(of: path) ?? 0 > 24 * 60 * 60 { _ = utimes(path, nil) }
  }

  /// Removes what a killed run has left, and what nobody has used for long.
  func clear() {
    WorkFolder.removeStale(in: path)
    for folder in [path, "\(path)/results"] {
      for name in (try? FolderReader.names(in: folder)) ?? [] {
        let isNamedByContent = name.hasPrefix("runtime-") || folder != path
        let age = WorkFolder.age(of: "\(folder)/\(name)") ?? 0
        if isNamedByContent, age > Self.daysKept * 24 * 60 * 60 {
          Removal.remove("\(folder)/\(name)")
        }
      }
    }
  }
}
