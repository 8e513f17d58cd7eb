/// What to say about a fault. Nothing here runs while a text is right.
extension JSONScanner {
  func problem(_ kind: JSONProblem.Kind, at offset: Int) -> JSONProblem {
    JSONProblem(kind: kind, position: lines.position(atOffset: offset))
  }

  /// The text ends inside `part`, which began at the offset `start`.
  func problemAtEnd(inside part: JSONProblem.OpenPart, openedAt start: Int) -> JSONProblem {
    let opening = lines.position(atOffset: start)
    return problem(.endOfText(inside: part, openedAt: opening), at: count)
  }

  /// The text ends inside the innermost container.
  func problemAtEnd() -> JSONProblem {
    problemAtEnd(inside: .container(container), openedAt: Int(tape[openContainer].start))
  }

  /// The innermost container, which has to exist.
  private var container: JSONProblem.Container { tape[openContainer].isObject ? .object : .array }

  func problemAfterEnd() -> JSONProblem {
    problemOfForeignCharacter() ?? problem(.textAfterEnd(found: foundScalar()), at: offset)
  }

  func problemInsteadOfValue() -> JSONProblem {
    if let problem = problemOfForeignCharacter() { return problem }
    let byte = text[offset]
    if Byte.isWord(byte) { return problemOfWord() }
    if byte == Byte.plus { return problem(.plusSign, at: offset) }
    if byte == Byte.point, offset + 1 < count, Byte.isDigit(text[offset + 1]) {
      return problem(.missingDigits(.beforePoint), at: offset)
    }
    let found = foundScalar()
    guard openContainer >= 0 else {
      return problem(.unexpectedCharacter(found, expected: .value), at: offset)
    }
    switch byte {
    case Byte.closeBrace where container == .array, Byte.closeBracket where container == .object:
      return problemOfMismatch()
    case Byte.comma, Byte.closeBrace, Byte.closeBracket:
      return problem(.missingValue(found: found), at: offset)
    default:
      return problem(.unexpectedCharacter(found, expected: .value), at: offset)
    }
  }

  func problemInsteadOfName(after comma: Int?) -> JSONProblem {
    if let problem = problemOfForeignCharacter() { return problem }
    let byte = text[offset]
    if let comma, byte == Byte.closeBrace { return problem(.trailingComma(.object), at: comma) }
    if byte == Byte.closeBracket { return problemOfMismatch() }
    if Byte.isWord(byte) || byte == Byte.minus || byte == Byte.point {
      return problem(.unquotedName(excerpt(from: offset)), at: offset)
    }
    return problem(.unexpectedCharacter(foundScalar(), expected: .name), at: offset)
  }

  func problemInsteadOfColon(nameEnd: Int) -> JSONProblem {
    problemOfForeignCharacter() ?? problem(.missingColon(found: foundScalar()), at: nameEnd)
  }

  /// Neither a comma nor the end of the container follows a member or element.
  func problemBetweenItems() -> JSONProblem {
    let byte = text[offset]
    if byte == Byte.closeBrace || byte == Byte.closeBracket { return problemOfMismatch() }
    let startsItem =
      byte == Byte.quote || byte == Byte.openBrace || byte == Byte.openBracket
      || byte == Byte.minus || byte == Byte.point || byte == 0x27 || Byte.isWord(byte)
    if startsItem {
      return problem(.missingComma(container), at: endOfLastNode)
    }
    if let problem = problemOfForeignCharacter() { return problem }
    let expected = JSONProblem.Expectation.commaOrEnd(container)
    return problem(.unexpectedCharacter(foundScalar(), expected: expected), at: offset)
  }

  /// The offset behind the last byte that is no white space.
  private var endOfLastNode: Int {
    var end = offset
    while end > 0, text[end - 1] <= Byte.space { end -= 1 }
    return end
  }

  private func problemOfMismatch() -> JSONProblem {
    let opening = lines.position(atOffset: Int(tape[openContainer].start))
    return problem(
      .mismatchedBracket(found: foundScalar(), container, openedAt: opening), at: offset)
  }

  /// A character that is a fault wherever it stands outside of a string: bytes that are no UTF-8,
  /// comments, the quotation marks and the white space of other languages.
  private func problemOfForeignCharacter() -> JSONProblem? {
    let scalar: Unicode.Scalar
    switch UTF8Sequence.examine(text, count: count, at: offset) {
    case .scalar(let found, _): scalar = found
    case .cutByEnd: return problem(.invalidUTF8(.truncated, byte: text[offset]), at: offset)
    case .fault(let fault): return problem(.invalidUTF8(fault, byte: text[offset]), at: offset)
    }
    switch scalar {
    case "/":
      let next = offset + 1 < count ? text[offset + 1] : 0
      if next == Byte.slash { return problem(.comment(.line), at: offset) }
      return next == 0x2A ? problem(.comment(.block), at: offset) : nil
    case "#": return problem(.comment(.hash), at: offset)
    case "'", "`", "\u{2018}"..."\u{201F}", "\u{00AB}", "\u{00BB}":
      return problem(.wrongQuotes(scalar), at: offset)
    case "\u{FEFF}", "\u{200B}", "\u{2060}", "\u{0B}", "\u{0C}":
      return problem(.foreignSpace(scalar), at: offset)
    default:
      let isForeignSpace = scalar.value >= 0x80 && scalar.properties.isWhitespace
      return isForeignSpace ? problem(.foreignSpace(scalar), at: offset) : nil
    }
  }

  /// The character at the present offset; `problemOfForeignCharacter()` has found it well-formed.
  private func foundScalar() -> Unicode.Scalar {
    guard case .scalar(let scalar, _) = UTF8Sequence.examine(text, count: count, at: offset) else {
      return "\u{FFFD}"
    }
    return scalar
  }

  /// A bare word where a value has to stand.
  func problemOfWord() -> JSONProblem {
    let word = excerpt(from: offset)
    switch word.lowercased() {
    case "nan", "inf", "infinity": return problem(.nonFiniteNumber(word), at: offset)
    case "true", "yes", "on": return problem(.unknownWord(word, suggestion: "true"), at: offset)
    case "false", "no", "off": return problem(.unknownWord(word, suggestion: "false"), at: offset)
    case "null", "nil", "none", "undefined":
      return problem(.unknownWord(word, suggestion: "null"), at: offset)
    default: return problem(.unknownWord(word, suggestion: nil), at: offset)
    }
  }

  func problemInsteadOfDigits(
    _ place: JSONProblem.DigitPlace, numberStart: Int
  ) -> JSONProblem {
    guard offset < count else { return problemAtEnd(inside: .number, openedAt: numberStart) }
    guard place == .afterMinus else { return problem(.missingDigits(place), at: offset) }
    if text[offset] == Byte.point { return problem(.missingDigits(.beforePoint), at: offset) }
    let word = excerpt(from: offset)
    if ["nan", "inf", "infinity"].contains(word.lowercased()) {
      return problem(.nonFiniteNumber("-" + word), at: numberStart)
    }
    return problem(.missingDigits(.afterMinus), at: offset)
  }

  func problemOfControlCharacter(_ byte: UInt8, inStringAt start: Int) -> JSONProblem {
    guard byte == Byte.lineFeed || byte == Byte.carriageReturn else {
      return problem(.controlCharacter(Unicode.Scalar(byte)), at: offset)
    }
    let opening = lines.position(atOffset: start)
    return problem(.lineBreakInString(openedAt: opening), at: offset)
  }

  /// The backslash at the present offset escapes nothing known.
  func problemOfUnknownEscape() -> JSONProblem {
    switch UTF8Sequence.examine(text, count: count, at: offset + 1) {
    case .scalar(let scalar, _): return problem(.unknownEscape(scalar), at: offset)
    case .cutByEnd: return problem(.invalidUTF8(.truncated, byte: text[offset + 1]), at: offset + 1)
    case .fault(let fault):
      return problem(.invalidUTF8(fault, byte: text[offset + 1]), at: offset + 1)
    }
  }

  /// The word or number that starts at an offset, cut to what a message can show.
  func excerpt(from start: Int) -> String {
    let limit = 40
    var end = start
    while end < count, end - start < limit,
      Byte.isWord(text[end]) || text[end] == Byte.point || text[end] == Byte.minus
    {
      end += 1
    }
    let bytes = UnsafeBufferPointer(start: text + start, count: end - start)
    let isCut = end < count && end - start == limit && Byte.isWord(text[end])
    return String(decoding: bytes, as: UTF8.self) + (isCut ? "…" : "")
  }
}
