extension JSONProblem {
  /// What to do about it, as one instruction without a full stop, where there is something to say
  /// that the message does not say already.
  public var remedy: String? {
    switch kind {
    case .wrongEncoding: return "save the file as UTF-8"
    case .invalidUTF8: return "save the file as UTF-8, or write the character as '\\uXXXX'"
    case .comment, .trailingComma, .foreignSpace: return "remove it"
    case .missingComma: return "put a ',' here"
    case .missingColon: return "put a ':' here"
    case .textAfterEnd(let found):
      return found == "}" || found == "]" ? "remove the bracket that closes nothing" : nil
    case .wrongQuotes: return "write '\"' instead"
    case .unquotedName(let name): return "write \(name.asJSON)"
    case .unknownWord(let word, let suggestion):
      return suggestion.map { "write \($0)" } ?? "if it is meant as a string, write \(word.asJSON)"
    case .leadingZero, .plusSign: return "remove it"
    case .missingDigits(.beforePoint), .missingDigits(.afterPoint): return "write a 0 there"
    case .endOfText(.container(let container), _):
      return "close it with '\(container.close)'"
    case .endOfText(.string, _): return "close it with '\"'"
    case .lineBreakInString: return "close the string before it, or write the line break as '\\n'"
    case .controlCharacter(let scalar): return "write it as '\(scalar.escape)'"
    case .unknownEscape(let scalar):
      return "write '\\\\' for a backslash" + (scalar == "'" ? ", and \"'\" as it is" : "")
    case .loneSurrogate: return "write both halves as one pair, the high one first"
    case .mismatchedBracket(_, let container, _):
      return "close it with '\(container.close)' first"
    case .duplicateMember: return "remove or rename one of the two"
    case .emptyText, .textTooLarge, .tooDeep, .endOfText, .missingValue, .unexpectedCharacter,
      .nonFiniteNumber, .missingDigits, .malformedNumber, .malformedUnicodeEscape:
      return nil
    }
  }
}

extension Unicode.Scalar {
  /// The escape that JSON has for a control character.
  fileprivate var escape: String {
    switch self {
    case "\u{08}": return "\\b"
    case "\u{09}": return "\\t"
    case "\u{0C}": return "\\f"
    default: return "\\u" + hexadecimal(value, digits: 4)
    }
  }
}
