extension SwiftLexer {
  /// Reads an integer or floating-point literal in any base.
  mutating func readNumber() throws(FragmentProblem) {
    let start = position
    if bytes[start] == UInt8(ascii: "0") {
      switch byte(at: start + 1) {
      case UInt8(ascii: "x"): return try readHexadecimal()
      case UInt8(ascii: "o"): return try readInteger(digits: UInt8(ascii: "0")...UInt8(ascii: "7"))
      case UInt8(ascii: "b"): return try readInteger(digits: UInt8(ascii: "0")...UInt8(ascii: "1"))
      default: break
      }
    }
    skipDigits(ScalarClass.isDigit)
    var kind = SwiftToken.Kind.integer
    if byte(at: position) == UInt8(ascii: "."), ScalarClass.isDigit(byte(at: position + 1)) {
      // In `pair.0.1` each number is the index of an element.
      if tokens.last?.kind == .period { return append(.integer, from: start) }
      kind = .float
      position += 1
      skipDigits(ScalarClass.isDigit)
    }
    if byte(at: position) | 0x20 == UInt8(ascii: "e") {
      kind = .float
      try skipExponent(of: start)
    }
    try finishNumber(kind, from: start)
  }

  private mutating func readInteger(digits: ClosedRange<UInt8>) throws(FragmentProblem) {
    let start = position
    position += 2
    guard digits.contains(byte(at: position)) else { throw malformedNumber(from: start) }
    skipDigits(digits.contains)
    try finishNumber(.integer, from: start)
  }

  private mutating func readHexadecimal() throws(FragmentProblem) {
    let start = position
    position += 2
    guard ScalarClass.isHexDigit(byte(at: position)) else { throw malformedNumber(from: start) }
    skipDigits(ScalarClass.isHexDigit)
    let dot = position
    var hasFraction = false
    if byte(at: dot) == UInt8(ascii: "."), ScalarClass.isHexDigit(byte(at: dot + 1)) {
      hasFraction = true
      position += 1
      skipDigits(ScalarClass.isHexDigit)
    }
    if byte(at: position) | 0x20 == UInt8(ascii: "p") {
      try skipExponent(of: start)
      return try finishNumber(.float, from: start)
    }
    guard !hasFraction else {
      // `0xff.description` is a member of an integer; `0x1.8` lacks its exponent.
      guard !ScalarClass.isDigit(bytes[dot + 1]) else { throw malformedNumber(from: start) }
      position = dot
      return append(.integer, from: start)
    }
    try finishNumber(.integer, from: start)
  }

  /// Skips `e`, a sign and the digits that must follow.
  private mutating func skipExponent(of start: Int) throws(FragmentProblem) {
    position += 1
    if byte(at: position) == UInt8(ascii: "+") || byte(at: position) == UInt8(ascii: "-") {
      position += 1
    }
    guard ScalarClass.isDigit(byte(at: position)) else { throw malformedNumber(from: start) }
    skipDigits(ScalarClass.isDigit)
  }

  private mutating func skipDigits(_ isDigit: (UInt8) -> Bool) {
    while position < bytes.count, isDigit(bytes[position]) || bytes[position] == UInt8(ascii: "_") {
      position += 1
    }
  }

  /// Ends a number, behind which no identifier may follow directly.
  private mutating func finishNumber(
    _ kind: SwiftToken.Kind, from start: Int
  ) throws(FragmentProblem) {
    if position < bytes.count, ScalarClass.continuesIdentifier(scalar(at: position).value) {
      throw malformedNumber(from: start)
    }
    append(kind, from: start)
  }

  private func malformedNumber(from start: Int) -> FragmentProblem {
    var end = position
    while end < bytes.count, end - start < 40, bytes[end] < 0x80,
      ScalarClass.continuesIdentifier(ascii: bytes[end])
    {
      end += 1
    }
    return FragmentProblem(
      .malformedNumber(String(decoding: bytes[start..<end], as: UTF8.self)), at: start)
  }
}
