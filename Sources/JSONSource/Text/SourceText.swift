/// The bytes of a file together with its lines.
public final class SourceText: Sendable {
  /// The bytes, as they were read.
  public let bytes: [UInt8]

  private let lines: LineTable

  init(bytes: [UInt8], lines: LineTable) {
    self.bytes = bytes
    self.lines = lines
  }

  /// The number of lines; at least 1, and one more than the number of line breaks.
  public var lineCount: Int { lines.starts.count }

  /// The position of a byte.
  ///
  /// - Parameter offset: A byte offset from 0; one beyond the text stands for its end.
  /// - Complexity: O(log *n*), where *n* is the number of lines.
  public func position(atOffset offset: Int) -> SourcePosition {
    lines.position(atOffset: min(max(offset, 0), bytes.count))
  }

  /// The text of one line without its line break, to be shown above a caret.
  ///
  /// A byte order mark is kept, so that byte columns fit the line, and bytes that are not UTF-8
  /// become U+FFFD.
  ///
  /// - Parameter line: The line, from 1.
  /// - Returns: The line, or `nil` if the text has no such line.
  public func lineText(_ line: Int) -> String? {
    guard line >= 1, line <= lineCount else { return nil }
    let start = Int(lines.starts[line - 1])
    var end = line < lineCount ? Int(lines.starts[line]) : bytes.count
    if line < lineCount {
      end -= 1
      if end > start, bytes[end] == Byte.lineFeed, bytes[end - 1] == Byte.carriageReturn {
        end -= 1
      }
    }
    return text(from: start, to: end)
  }

  /// The text between two byte offsets.
  func text(from start: Int, to end: Int) -> String {
    String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
