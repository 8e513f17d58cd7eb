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

  /// Reads an identifier in backticks.
  ///
  /// Swift allows nearly any text between them (SE-0451). Read are those of ASCII characters and of
  /// characters that identifiers and operators hold; not only spaces, not only operator characters.
  mutating func readEscapedIdentifier() throws(FragmentProblem) {
    let start = position
    position += 1
    var isName = false
    while byte(at: position) != UInt8(ascii: "`") {
      guard position < bytes.count else {
        throw FragmentProblem(.malformedEscapedIdentifier, at: start)
      }
      let (value, length) = scalar(at: position)
      guard canBeEscaped(value) else {
        try refuseControl(at: position)
        throw FragmentProblem(.malformedEscapedIdentifier, at: start)
      }
      if value != 0x20, !ScalarClass.continuesOperator(value) { isName = true }
      position += length
    }
    position += 1
    guard isName else { throw FragmentProblem(.malformedEscapedIdentifier, at: start) }
    append(.escapedIdentifier, from: start)
  }

  private func canBeEscaped(_ value: UInt32) -> Bool {
    if ScalarClass.continuesIdentifier(value) { return !ScalarClass.isDirectionControl(value) }
    // What looks for the end of an interpolation does not know backticks.
    guard interpolations.isEmpty else { return false }
    if value < 0x80 { return value >= 0x20 && value < 0x7F && value != UInt32(UInt8(ascii: "\\")) }
    return ScalarClass.continuesOperator(value)
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
      if hashes == 1, ScalarClass.startsIdentifier(ascii: byte(at: position)) {
        while isWordByte(byte(at: position)) { position += 1 }
      }
      guard position > name else {
        throw FragmentProblem(.unexpectedCharacter(UInt32(UInt8(ascii: "#"))), at: start)
      }
      // Swift reads only these here, and would start another word at the next character.
      if byte(at: position) >= 0x80 || byte(at: position) == UInt8(ascii: "$") {
        throw FragmentProblem(.unexpectedCharacter(scalar(at: position).value), at: position)
      }
      append(.pound, from: start)
    }
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    ScalarClass.continuesIdentifier(ascii: byte) && byte != UInt8(ascii: "$")
  }
}
