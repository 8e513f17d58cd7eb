extension JSONScanner {
  /// Scans a number by the grammar of RFC 8259, section 6.
  mutating func scanNumber() throws(JSONProblem) {
    let start = offset
    if text[offset] == Byte.minus { offset &+= 1 }
    let digits = offset
    skipDigits()
    guard offset > digits else { throw problemInsteadOfDigits(.afterMinus, numberStart: start) }
    if text[digits] == Byte.zero, offset > digits + 1 { throw problem(.leadingZero, at: digits) }
    if offset < count, text[offset] == Byte.point {
      offset &+= 1
      try scanDigits(.afterPoint, numberStart: start)
    }
    if offset < count, text[offset] | 0x20 == 0x65 {
      offset &+= 1
      if offset < count, text[offset] == Byte.plus || text[offset] == Byte.minus { offset &+= 1 }
      try scanDigits(.inExponent, numberStart: start)
    }
    if offset < count, Byte.isWord(text[offset]) || text[offset] == Byte.point {
      throw problem(.malformedNumber(excerpt(from: start)), at: start)
    }
    appendLeaf(.number, from: start)
  }

  private mutating func skipDigits() {
    while offset < count, Byte.isDigit(text[offset]) { offset &+= 1 }
  }

  private mutating func scanDigits(
    _ place: JSONProblem.DigitPlace, numberStart: Int
  ) throws(JSONProblem) {
    let digits = offset
    skipDigits()
    guard offset > digits else { throw problemInsteadOfDigits(place, numberStart: numberStart) }
  }
}
