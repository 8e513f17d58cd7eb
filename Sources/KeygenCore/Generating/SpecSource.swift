/// The text of a spec, and what to call it.
public struct SpecSource: Sendable {
  /// The largest spec that is read, in bytes: 256 MiB, some millions of keys. What is read takes several times as much
  /// memory.
  public static let sizeLimit = 1 << 28

  /// The path as diagnostics and line directives show it.
  public let path: String
  /// The name of the file, for the banner.
  public let name: String
  /// The bytes of the file.
  public let bytes: [UInt8]

  /// Creates a source.
  public init(path: String, name: String, bytes: [UInt8]) {
    self.path = path
    self.name = name
    self.bytes = bytes
  }
}
