/// Documentation comments for given text.
public enum SwiftDocComment {
  /// Writes each line of a text as a `///` line.
  ///
  /// A line ends at whatever Swift's lexer, an editor or a renderer could take for a line break: LF,
  /// CRLF, CR, vertical tab, form feed, NEL, U+2028 and U+2029. Control characters, and characters
  /// that change the direction of text, become U+FFFD. So nothing of the text can become code.
  ///
  /// - Parameter text: any text.
  /// - Returns: the lines without line breaks or trailing white space; one `///` for an empty text.
  public static func lines(_ text: String) -> [String] {
    var lines: [String] = []
    var line = String.UnicodeScalarView()
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      if scalar == "\n", previous == "\r" { continue }
      if isLineBreak(scalar) {
        lines.append(documentation(of: line))
        line.removeAll()
      } else {
        line.append(isUnsafe(scalar) ? "\u{FFFD}" : scalar)
      }
    }
    lines.append(documentation(of: line))
    return lines
  }

  private static func documentation(of line: String.UnicodeScalarView) -> String {
    var line = line
    while let last = line.last, last.properties.isWhitespace { line.removeLast() }
    return line.isEmpty ? "///" : "/// " + String(line)
  }

  private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "\t" { return false }
    return scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
      || ScalarClass.isDirectionControl(scalar.value)
  }
}
