/// A place in a file that a user wrote, as compilers name it.
public struct SourceLocation: Hashable, Sendable {
  /// The path of the file, spelled as the user spelled it.
  public let file: String
  /// The line, counted from 1; 0 where a diagnostic is about the file as a whole.
  public let line: Int
  /// The column in UTF-8 bytes, counted from 1; 0 where a diagnostic is about the file as a whole.
  public let column: Int

  /// Creates the location of one character.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// The location of a file as a whole.
  ///
  /// - Parameter file: the path of the file.
  public init(wholeFile file: String) {
    self.init(file: file, line: 0, column: 0)
  }

  /// Whether this names a line, not only a file.
  public var hasLine: Bool { line > 0 }
}
