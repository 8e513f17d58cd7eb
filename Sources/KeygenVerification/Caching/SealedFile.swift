import Disk

/// A small file of the cache that shows when it is not what was written: its first line is a digest of the rest.
enum SealedFile {
  /// What was written; `nil` where nothing is there, or something else.
  static func read(_ path: String) -> [UInt8]? {
    guard let bytes = try? FileReader.bytes(of: path, limit: 64 << 20),
      let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
    else { return nil }
    let content = Array(bytes[(end + 1)...])
    return Array(seal(of: content).utf8) == Array(bytes[..<end]) ? content : nil
  }

  /// Writes a file, whole or not at all.
  static func write(_ content: [UInt8], to path: String) throws(SystemError) {
    _ = try FileWriter.write(Array("\(seal(of: content))\n".utf8) + content, to: path)
  }

  private static func seal(of content: [UInt8]) -> String {
    var digest = ContentDigest()
    digest.add(content)
    return digest.name
  }
}
