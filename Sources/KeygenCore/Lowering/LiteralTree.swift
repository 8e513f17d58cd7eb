/// A literal whose collections can be laid out on several lines.
indirect enum LiteralTree: Sendable {
  /// Anything that stays on one line.
  case atom(String)
  /// An array or, with keys, a dictionary that is not empty.
  case collection([Element])

  /// An element of an array, or an entry of a dictionary.
  struct Element: Sendable {
    /// The key of an entry, as an expression.
    let key: String?
    let value: LiteralTree

    /// The element on one line.
    var text: String { prefix + value.text }

    fileprivate var prefix: String { key.map { "\($0): " } ?? "" }
  }

  /// The literal on one line.
  var text: String {
    switch self {
    case .atom(let text): text
    case .collection(let elements): "[\(elements.map(\.text).joined(separator: ", "))]"
    }
  }

  /// The lines of the literal as swift-format lays them out.
  ///
  /// - Parameter indentation: the columns in front of the first line.
  func lines(indentation: Int) -> [String] {
    let text = text
    guard case .collection(let elements) = self, !LineWidth.fits(text, indentation: indentation)
    else { return [text] }
    let inner = indentation + LineWidth.step
    var lines: [String] = ["["]
    // The line that elements are being added to, without its indentation; `nil` before the first.
    var line: String?
    for element in elements {
      let text = element.text + ","
      if let started = line, LineWidth.fits("\(started) \(text)", indentation: inner) {
        line = "\(started) \(text)"
        continue
      }
      if let line { lines.append("  " + line) }
      let broken = element.value.lines(indentation: inner)
      if broken.count == 1 || LineWidth.fits(text, indentation: inner) {
        line = text
      } else {
        lines.append("  " + element.prefix + broken[0])
        lines += broken[1..<(broken.count - 1)].map { "  " + $0 }
        line = broken[broken.count - 1] + ","
      }
    }
    return lines + ["  " + (line ?? ""), "]"]
  }
}
