/// The widths that swift-format's default configuration lays code out for.
enum LineWidth {
  /// The columns of a line.
  static let limit = 100
  /// The columns of one step of indentation.
  static let step = 2

  /// Whether a line fits when it is indented by `indentation` columns.
  static func fits(_ text: String, indentation: Int) -> Bool {
    // Counted in characters, as swift-format does; the count of bytes is never smaller and cheaper.
    indentation + text.utf8.count <= limit || indentation + text.count <= limit
  }

  /// Fills lines with items that commas separate, as many on a line as fit.
  ///
  /// - Parameters:
  ///   - items: the items, each without its comma.
  ///   - indentation: the columns in front of each line.
  ///   - reserved: columns that must stay free behind the last item.
  /// - Returns: for each line the items on it.
  static func fill<Item>(
    _ items: [Item], indentation: Int, reserved: Int = 0, text: (Item) -> String
  ) -> [[Item]] {
    var lines: [[Item]] = []
    var width = 0
    for (index, item) in items.enumerated() {
      let isLast = index == items.count - 1
      let needed = text(item).count + (isLast ? reserved : 1)
      if !lines.isEmpty, width + 1 + needed <= limit {
        lines[lines.count - 1].append(item)
        width += 1 + needed
      } else {
        lines.append([item])
        width = indentation + needed
      }
    }
    return lines
  }

  /// Sentences as lines of documentation, broken between words where a line is full.
  ///
  /// - Parameter indentation: the columns in front of each line.
  static func documentation(_ sentences: [String], indentation: Int) -> [String] {
    sentences.flatMap { sentence in
      var lines: [String] = []
      for word in sentence.split(separator: " ") {
        if let last = lines.last, indentation + last.count + 1 + word.count <= limit {
          lines[lines.count - 1] += " " + word
        } else {
          lines.append("/// " + word)
        }
      }
      return lines
    }
  }
}
