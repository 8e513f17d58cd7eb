/// The text of a spec, and what to call it.
public struct SpecSource: Sendable {
  /// The largest spec that is read, in bytes: 256 MiB, some millions of keys. What is read takes several times as much
  /// memory.
  public static let sizeLimit = 1 << 28

  /// The ending of a spec's name.
  public static let suffix = ".keygen.json"

  /// The path as diagnostics and line directives show it.
  public let path: String
  /// The name of the file, for the banner.
  public let name: String
  /// The bytes of the file.
  public let bytes: [UInt8]
  /// Whether the spec is a file that `path` leads to. Standard input is none.
  public let isFile: Bool

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - path: the path as diagnostics and line directives show it.
  ///   - name: the name of the file, for the banner.
  ///   - bytes: the text in UTF-8.
  ///   - isFile: whether `path` leads to a file.
  public init(path: String, name: String, bytes: [UInt8], isFile: Bool = true) {
    self.path = path
    self.name = name
    self.bytes = bytes
    self.isFile = isFile
  }

  /// The path that a path in the spec means: a relative one starts in the folder of the spec.
  ///
  /// - Parameter written: the path as the spec has it.
  /// - Returns: the path from the working directory, or `nil` for a relative one in a spec that is no file.
  func path(of written: String) -> String? {
    if written.utf8.first == UInt8(ascii: "/") { return written }
    guard isFile else { return nil }
    // Not shortened at `..`: where the folder ahead of it is a symbolic link, that would lead elsewhere.
    let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? ""
    return folder + written
  }
}
