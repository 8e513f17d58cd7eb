/// Swift literals for given values.
public enum SwiftLiteral {
  /// Writes a string literal, on one line, whose value is the text scalar for scalar.
  ///
  /// Readable text stays as it is. Escaped are quotes, backslashes, control characters, every kind
  /// of line break, and characters that nobody sees or that would join the quote: format and private
  /// characters, combining marks behind the opening quote, unassigned code points. The literal
  /// holds no `\(`, so nothing in the text can become code.
  ///
  /// - Parameter text: any text.
  /// - Returns: the literal, quotes included.
  public static func string(_ text: String) -> String {
    var literal = "\""
    literal.reserveCapacity(text.utf8.count + 2)
    if text.utf8.allSatisfy(isPlain) {
      literal += text
    } else {
      var joinsPrevious = true
      for scalar in text.unicodeScalars {
        append(scalar, joiningQuote: joinsPrevious, to: &literal)
        joinsPrevious = false
      }
    }
    literal += "\""
    return literal
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private static func append(
    _ scalar: Unicode.Scalar, joiningQuote: Bool, to literal: inout String
  ) {
    switch scalar {
    case "\"": literal += "\\\""
    case "\\": literal += "\\\\"
    case "\0": literal += "\\0"
    case "\t": literal += "\\t"
    case "\n": literal += "\\n"
    case "\r": literal += "\\r"
    default:
      if isInvisible(scalar) || joiningQuote && joinsPrevious(scalar) {
        literal += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        literal.unicodeScalars.append(scalar)
      }
    }
  }

  /// Whether a reader of the source could not tell that the character is there, or what it is.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x7F { return scalar.value < 0x20 }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned:
      return true
    case .format:
      // A joiner inside an emoji or a word is part of its spelling.
      return scalar.value != 0x200D && scalar.value != 0x200C
    case .spaceSeparator:
      return true
    default:
      return scalar.properties.isDefaultIgnorableCodePoint && !scalar.properties.isVariationSelector
    }
  }

  /// Whether the character would be drawn upon the one before it.
  private static func joinsPrevious(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value > 0x7F else { return false }
    return scalar.properties.isGraphemeExtend || scalar.value == 0x200C || scalar.value == 0x200D
      || scalar.properties.generalCategory == .spacingMark
      || scalar.properties.isEmojiModifier
  }
}
