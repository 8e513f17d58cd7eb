/// A place in a source text, counted as `swiftc` counts, so that editors and CI can show it in place.
public struct SourcePosition: Hashable, Comparable, Sendable {
  /// The line, from 1. LF, CRLF and a lone CR each end a line.
  public let line: Int

  /// The column, from 1, in UTF-8 bytes. A byte order mark counts as three columns of line 1.
  public let column: Int

  /// The distance in bytes from the start of the file, from 0.
  public let offset: Int

  /// Makes a position from its parts, which have to describe the same place.
  ///
  /// - Parameters:
  ///   - line: The line, from 1.
  ///   - column: The column, from 1, in UTF-8 bytes.
  ///   - offset: The distance in bytes from the start of the file, from 0.
  public init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }

  /// Orders positions of one text by their place in it.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    left.offset < right.offset
  }
}
