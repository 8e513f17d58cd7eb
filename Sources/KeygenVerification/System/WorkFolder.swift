import Disk

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Folders for what a run writes and nobody needs afterwards. Who makes one removes it.
enum WorkFolder {
  /// Makes an empty folder where the system keeps temporary files.
  ///
  /// - Returns: its path.
  static func make() throws(VerificationFailure) -> String {
    let place = Environment.value("TMPDIR") ?? "/tmp"
    let base = place.utf8.last == UInt8(ascii: "/") ? String(place.dropLast()) : place
    return try make("\(base)/keygen-verify-XXXXXX")
  }

  /// Makes an empty folder inside another, hidden from those who list it.
  ///
  /// - Returns: its path.
  static func make(in folder: String) throws(VerificationFailure) -> String {
    try make("\(folder)/\(hiddenPrefix)XXXXXX")
  }

  private static let hiddenPrefix = ".building-"

  /// Removes hidden folders that a run, killed without a chance to do so itself, has left in a folder.
  ///
  /// - Parameters:
  ///   - folder: the folder that they were made in.
  ///   - age: the seconds since their last change from which on nobody can be at work in them.
  static func removeStale(in folder: String, age: Int = 24 * 60 * 60) {
    let names = (try? FolderReader.names(in: folder, includingHidden: true)) ?? []
    for name in names where name.hasPrefix(hiddenPrefix) {
      let path = "\(folder)/\(name)"
      if let passed = Self.age(of: path), passed >= age { Removal.remove(path) }
    }
  }

  /// The seconds since something was last changed; `nil` where nothing is there.
  static func age(of path: String) -> Int? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      return time(nil) - status.st_mtimespec.tv_sec
    #else
      return time(nil) - status.st_mtim.tv_sec
    #endif
  }

  private static func make(_ template: String) throws(VerificationFailure) -> String {
    var name = Array(template.utf8CString)
    let isMade = name.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { mkdtemp($0) != nil } ?? false
    }
    guard isMade else { throw .unwritable(template, .last) }
    return String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
