/// Lays text out in lines of a width.
struct TextLayout {
  /// The width in columns.
  let width: Int

  /// Lines of words; one that is wider than all columns has a line of its own.
  ///
  /// - Parameters:
  ///   - text: words with blanks or line breaks between them.
  ///   - indentation: how many blanks stand ahead of each line.
  ///   - hanging: how many more stand ahead of each line but the first.
  func wrapped(_ text: String, indentation: Int = 0, hanging: Int = 0) -> [String] {
    var lines: [String] = []
    var line = ""
    var length = 0
    for word in text.split(whereSeparator: \.isWhitespace) {
      let wordLength = word.count
      if length > 0, length + 1 + wordLength > width {
        lines.append(line)
        length = 0
      }
      if length == 0 {
        let blanks = indentation + (lines.isEmpty ? 0 : hanging)
        line = String(repeating: " ", count: blanks) + word
        length = blanks + wordLength
      } else {
        line += " " + word
        length += 1 + wordLength
      }
    }
    return length > 0 ? lines + [line] : lines
  }

  /// Paragraphs, which a blank line parts from each other.
  func paragraphs(_ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.split { $0.allSatisfy(\.isWhitespace) }
      .map { wrapped($0.joined(separator: " ")) }
      .joined(separator: [""]).map { $0 }
  }

  /// Two columns, the second one wrapped beside the first.
  func table(_ rows: [(String, String)]) -> [String] {
    // A label that would leave no room beside it has a line of its own.
    let limit = width / 2
    let labels = rows.map(\.0.count).filter { $0 <= limit }
    let column = (labels.max() ?? 0) + 4
    return rows.flatMap { label, text in
      var lines = wrapped(text, indentation: column)
      guard label.count <= limit, let first = lines.first else { return ["  " + label] + lines }
      let lead = "  " + label
      lines[0] = lead + first.dropFirst(lead.count)
      return lines
    }
  }
}
