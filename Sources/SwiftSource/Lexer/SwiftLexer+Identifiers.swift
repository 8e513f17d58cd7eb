extension SwiftLexer {
  /// Reads a plain identifier or reserved word.
  mutating func readIdentifier() throws(FragmentProblem) {
    let start = position
    try skipIdentifierCharacters()
    if let keyword = SwiftKeyword.table.word(at: start..<position, in: bytes) {
      append(.keyword, from: start, keyword: keyword)
    } else {
      append(.identifier, from: start)
    }
  }

  /// Reads `$0` or `$name`; a lone `$` is none.
  mutating func readDollarIdentifier() throws(FragmentProblem) {
    let start = position
    position += 1
    try skipIdentifierCharacters()
    let name = (start + 1)..<position
    guard !name.isEmpty else {
      throw FragmentProblem(.unexpectedCharacter(UInt32(UInt8(ascii: "$"))), at: start)
    }
    // `$0` may not go on with letters.
    if ScalarClass.isDigit(bytes[name.lowerBound]),
      let stray = name.first(where: { !ScalarClass.isDigit(bytes[$0]) })
    {
      throw FragmentProblem(.unexpectedCharacter(scalar(at: stray).value), at: stray)
    }
    append(.dollarIdentifier, from: start)
  }

  mutating func skipIdentifierCharacters() throws(FragmentProblem) {
    while position < bytes.count {
      let byte = bytes[position]
      if byte < 0x80 {
        guard ScalarClass.continuesIdentifier(ascii: byte) else { return }
        position += 1
      } else {
        let (value, length) = scalar(at: position)
        if ScalarClass.isDirectionControl(value) {
          throw FragmentProblem(.directionControl(value), at: position)
        }
        guard ScalarClass.continuesIdentifier(value) else { return }
        position += length
      }
    }
  }

  /// Reads an identifier in backticks. Between them Swift allows nearly any text (SE-0451), but not
  /// only white space, not only operator characters, and no backslash.
  mutating func readEscapedIdentifier() throws(FragmentProblem) {
    let start = position
    position += 1
    var isOperator = true
    var isBlank = true
    while byte(at: position) != UInt8(ascii: "`") {
      guard position < bytes.count, !isLineBreak(bytes[position]),
        bytes[position] != UInt8(ascii: "\\")
      else { throw FragmentProblem(.malformedEscapedIdentifier, at: start) }
      try refuseControl(at: position)
      let (value, length) = scalar(at: position)
      if !ScalarClass.continuesOperator(value) { isOperator = false }
      if !isHorizontalSpace(value) { isBlank = false }
      // What looks for the end of an interpolation does not know backticks.
      if !interpolations.isEmpty, !ScalarClass.continuesIdentifier(value) {
        throw FragmentProblem(.malformedEscapedIdentifier, at: start)
      }
      position += length
    }
    position += 1
    guard position - start > 2, !isOperator, !isBlank else {
      throw FragmentProblem(.malformedEscapedIdentifier, at: start)
    }
    append(.escapedIdentifier, from: start)
  }

  private func isHorizontalSpace(_ value: UInt32) -> Bool {
    switch value {
    case 0x20, 0x09, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Reads what starts with `#`: a raw string, a regular expression (refused), or `#name`.
  mutating func readPound() throws(FragmentProblem) {
    let start = position
    var hashes = 0
    while byte(at: position) == UInt8(ascii: "#") {
      hashes += 1
      position += 1
    }
    switch byte(at: position) {
    case UInt8(ascii: "\""):
      position = start
      return try readString(hashes: hashes)
    case UInt8(ascii: "/"):
      throw FragmentProblem(.regexLiteral, at: start)
    default:
      let name = position
      if hashes == 1, position < bytes.count {
        let (value, _) = scalar(at: position)
        if ScalarClass.startsIdentifier(value) { try skipIdentifierCharacters() }
      }
      guard position > name else {
        throw FragmentProblem(.unexpectedCharacter(UInt32(UInt8(ascii: "#"))), at: start)
      }
      append(.pound, from: start)
    }
  }
}
