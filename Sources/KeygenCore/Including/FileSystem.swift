/// Where the core gets the files that a spec names: it reads and writes none itself.
public protocol FileSystem: Sendable {
  /// What tells a file from all others, by whatever path it is reached.
  ///
  /// - Parameter path: a path, relative to the working directory or absolute.
  /// - Throws: why there is no file that could be read: nothing stands there, or a folder, or a pipe.
  func identity(of path: String) throws(FileFault) -> String

  /// The bytes of a file.
  ///
  /// - Parameters:
  ///   - path: a path that has an identity.
  ///   - limit: the size in bytes above which a file is refused.
  /// - Throws: why it cannot be read.
  func bytes(of path: String, limit: Int) throws(FileFault) -> [UInt8]
}

/// Why a file cannot be read.
public struct FileFault: Error, Sendable {
  /// The reason in the system's words, without a full stop: `No such file or directory`.
  public let reason: String
  /// What to do about it; `nil` where the reason alone tells that.
  public let remedy: String?

  /// Creates a fault.
  public init(reason: String, remedy: String? = nil) {
    self.reason = reason
    self.remedy = remedy
  }
}
