extension JSONScanner {
  /// Scans a string, from the opening quotation mark to behind the closing one.
  mutating func scanString() throws(JSONProblem) {
    let start = offset
    var hasEscapes = false
    offset &+= 1
    while true {
      skipPlainCharacters()
      guard offset < count else { throw problemAtEnd(inside: .string, openedAt: start) }
      let byte = text[offset]
      if byte == Byte.quote {
        offset &+= 1
        return appendLeaf(hasEscapes ? .escapedString : .plainString, from: start)
      }
      if byte == Byte.backslash {
        hasEscapes = true
        try scanEscape(inStringAt: start)
      } else if byte < Byte.space {
        throw problemOfControlCharacter(byte, inStringAt: start)
      } else {
        try scanLongCharacter(inStringAt: start)
      }
    }
  }

  /// Moves over ASCII that stands for itself, eight bytes at a time where there are eight.
  private mutating func skipPlainCharacters() {
    let ones: UInt64 = 0x0101_0101_0101_0101
    while offset &+ 8 <= count {
      let raw = UnsafeRawPointer(text + offset).loadUnaligned(as: UInt64.self)
      let word = UInt64(littleEndian: raw)
      // A byte's top bit comes out set if the byte is below 0x20, a quotation mark, a backslash
      // or above 0x7F. Borrows can only spoil bytes behind the first such one.
      let quotes = (word ^ (ones &* 0x22)) &- ones
      let backslashes = (word ^ (ones &* 0x5C)) &- ones
      let stops = ((word &- (ones &* 0x20)) | quotes | backslashes | word) & (ones &* 0x80)
      if stops != 0 {
        offset &+= stops.trailingZeroBitCount / 8
        return
      }
      offset &+= 8
    }
    while offset < count {
      let byte = text[offset]
      if byte < Byte.space || byte == Byte.quote || byte == Byte.backslash || byte >= 0x80 {
        return
      }
      offset &+= 1
    }
  }

  private mutating func scanLongCharacter(inStringAt start: Int) throws(JSONProblem) {
    switch UTF8Sequence.examine(text, count: count, at: offset) {
    case .scalar(_, let length): offset &+= length
    case .cutByEnd: throw problemAtEnd(inside: .string, openedAt: start)
    case .fault(let fault):
      throw problem(.invalidUTF8(fault, byte: text[offset]), at: offset)
    }
  }

  private mutating func scanEscape(inStringAt start: Int) throws(JSONProblem) {
    let escape = offset
    guard offset + 1 < count else { throw problemAtEnd(inside: .string, openedAt: start) }
    switch text[offset + 1] {
    case Byte.quote, Byte.backslash, Byte.slash, 0x62, 0x66, 0x6E, 0x72, 0x74:
      offset &+= 2
    case 0x75:
      let unit = try scanUnicodeEscape(inStringAt: start)
      guard unit & 0xF800 == 0xD800 else { return }
      if unit < 0xDC00, try scanLowSurrogate(inStringAt: start) { return }
      throw problem(.loneSurrogate(unit), at: escape)
    default:
      throw problemOfUnknownEscape()
    }
  }

  /// Scans `\uXXXX` and gives its UTF-16 code unit.
  private mutating func scanUnicodeEscape(inStringAt start: Int) throws(JSONProblem) -> UInt16 {
    var unit: UInt32 = 0
    for index in 2..<6 {
      guard offset + index < count else { throw problemAtEnd(inside: .string, openedAt: start) }
      guard let digit = Byte.hexadecimalValue(text[offset + index]) else {
        throw problem(.malformedUnicodeEscape, at: offset)
      }
      unit = unit << 4 | digit
    }
    offset &+= 6
    return UInt16(truncatingIfNeeded: unit)
  }

  /// Scans the second half of a surrogate pair; false if something else stands there.
  private mutating func scanLowSurrogate(inStringAt start: Int) throws(JSONProblem) -> Bool {
    guard offset < count else { throw problemAtEnd(inside: .string, openedAt: start) }
    guard text[offset] == Byte.backslash else { return false }
    guard offset + 1 < count else { throw problemAtEnd(inside: .string, openedAt: start) }
    guard text[offset + 1] == 0x75 else { return false }
    return try scanUnicodeEscape(inStringAt: start) & 0xFC00 == 0xDC00
  }
}
