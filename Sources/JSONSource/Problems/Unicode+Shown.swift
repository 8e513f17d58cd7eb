extension Unicode.Scalar {
  /// The code point as Unicode writes it, such as `U+00A0`.
  var codePoint: String { "U+" + hexadecimal(value, digits: 4) }

  /// The character as a message shows it: in quotation marks if it can be seen, and by its code
  /// point unless it is ASCII.
  var shown: String {
    if value > 0x20, value < 0x7F { return self == "'" ? "\"'\"" : "'\(self)'" }
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
      .paragraphSeparator, .nonspacingMark, .enclosingMark, .spacingMark:
      return codePoint
    default:
      return "'\(self)' (\(codePoint))"
    }
  }
}

extension String {
  /// The text as a JSON string that is safe to show in one line.
  var asJSON: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\u{00}"..<"\u{20}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}",
        "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        result += "\\u" + hexadecimal(scalar.value, digits: 4)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

/// A number in hexadecimal, in capitals, with at least that many digits.
func hexadecimal(_ value: UInt32, digits: Int) -> String {
  let text = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, digits - text.count)) + text
}
