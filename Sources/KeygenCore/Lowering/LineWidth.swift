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

  /// Sentences as one paragraph of documentation, broken between words where a line is full.
  ///
  /// Widths are counted in bytes: a line with other letters than ASCII's may be broken early, never late.
  ///
  /// - Parameter indentation: the columns in front of each line.
  static func documentation(_ sentences: [String], indentation: Int) -> [String] {
    var lines: [String] = []
    var paragraph = sentences.joined(separator: " ")
    paragraph.withUTF8 { text in
      var start = 0
      while start < text.count {
        let end = endOfLine(in: text, from: start, room: limit - indentation - 4)
        lines.append("/// " + String(decoding: text[start..<end], as: UTF8.self))
        start = end + 1
      }
    }
    return lines
  }

  /// Where the line that starts at `start` ends: at the last space that leaves it within `room` bytes, or else at the
  /// first one.
  private static func endOfLine(
    in text: UnsafeBufferPointer<UInt8>, from start: Int, room: Int
  ) -> Int {
    let space = UInt8(ascii: " ")
    guard text.count - start > room else { return text.count }
    if let last = text[start...(start + room)].lastIndex(of: space), last > start { return last }
    return text[start...].firstIndex(of: space) ?? text.count
  }
}
