import Disk

/// A list of the files in a folder of the cache, with their sizes, which is written last: by it a folder that is not whole
/// is told from one that is.
enum CacheManifest {
  private static let name = "manifest"

  /// Writes the list of what is in a folder now.
  static func write(in folder: String) throws(SystemError) {
    try FileWriter.create(try text(of: folder), at: "\(folder)/\(name)")
  }

  /// Whether a folder has a list, and holds what is in it, and nothing else.
  static func holds(in folder: String) -> Bool {
    guard let written = try? FileReader.bytes(of: "\(folder)/\(name)", limit: 1 << 20),
      let found = try? text(of: folder)
    else { return false }
    return written == found
  }

  private static func text(of folder: String) throws(SystemError) -> [UInt8] {
    var text = ""
    for file in try FolderReader.names(in: folder, includingHidden: true) where file != name {
      text += "\(try FileStatus(path: "\(folder)/\(file)").size) \(file)\n"
    }
    return Array(text.utf8)
  }
}
