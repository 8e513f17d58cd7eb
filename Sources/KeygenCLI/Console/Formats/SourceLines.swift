import KeygenCore

/// The lines of files that diagnostics are about, each one looked up once: a line can be a whole file, and many
/// diagnostics can be about it.
final class SourceLines {
  private struct Key: Hashable {
    let file: String
    let line: Int
  }

  private let source: (SourceLocation) -> String?
  private var known: [Key: String?] = [:]

  /// Creates the lines of files.
  ///
  /// - Parameter source: gives the text of a line without its line break; `nil` where it is not at hand.
  init(_ source: @escaping (SourceLocation) -> String? = { _ in nil }) { self.source = source }

  /// The line of a place; `nil` where it is not at hand.
  func text(at location: SourceLocation) -> String? {
    guard location.hasLine else { return nil }
    let key = Key(file: location.file, line: location.line)
    if let text = known[key] { return text }
    // Counting in a contiguous text of Swift's own is quick wherever the place is.
    var text = source(location)
    text?.makeContiguousUTF8()
    known[key] = .some(text)
    return text
  }

  /// The column of a place in UTF-16 units, from 1; `nil` where the line is not at hand and may hold more than ASCII.
  func utf16Column(of location: SourceLocation) -> Int? {
    if location.column == 1 { return 1 }
    guard let text = text(at: location) else { return nil }
    let utf8 = text.utf8
    let place = utf8.index(
      text.startIndex, offsetBy: max(0, location.column - 1), limitedBy: text.endIndex)
    return text.utf16.distance(from: text.startIndex, to: place ?? text.endIndex) + 1
  }
}
