extension SwiftLexer {
  /// Reads a string literal, or its first part when it has interpolations.
  mutating func readString(hashes: Int) throws(FragmentProblem) {
    let start = position
    position += hashes + 1
    var delimiter = StringDelimiter(
      hashes: hashes, isMultiline: false, start: start, contentStart: position)
    if opensMultiline(hashes: hashes) {
      position += 2
      delimiter.isMultiline = true
      delimiter.contentStart = position
      guard position < bytes.count else { throw FragmentProblem(.unterminatedString, at: start) }
      guard isLineBreak(bytes[position]) else {
        throw FragmentProblem(.multilineString(.textAfterOpening), at: position)
      }
      if !interpolations.isEmpty { throw FragmentProblem(.interpolationLayout, at: start) }
    }
    try readStringContent(of: delimiter, from: start, isContinuation: false)
  }

  /// Whether the quote before the current position is the first of three. `#"""#` and the like,
  /// closed on their own line, are one-line strings that hold quotes.
  private func opensMultiline(hashes: Int) -> Bool {
    guard byte(at: position) == UInt8(ascii: "\""), byte(at: position + 1) == UInt8(ascii: "\"")
    else { return false }
    guard hashes > 0 else { return true }
    var offset = position
    while offset < bytes.count, !isLineBreak(bytes[offset]) {
      if bytes[offset] == UInt8(ascii: "\""), hasHashes(hashes, at: offset + 1) { return false }
      offset += 1
    }
    return true
  }

  /// Reads the characters of a literal up to its end or to an interpolation.
  ///
  /// - Parameters:
  ///   - delimiter: the literal's quotes.
  ///   - start: where the token starts.
  ///   - isContinuation: whether the token starts with the `)` of an interpolation.
  mutating func readStringContent(
    of delimiter: StringDelimiter, from start: Int, isContinuation: Bool
  ) throws(FragmentProblem) {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        guard closes(delimiter) else {
          position += 1
          continue
        }
        position += (delimiter.isMultiline ? 3 : 1) + delimiter.hashes
        if delimiter.isMultiline { try checkLayout(of: delimiter) }
        return append(isContinuation ? .stringTail : .string, from: start)
      case UInt8(ascii: "\\") where hasHashes(delimiter.hashes, at: position + 1):
        if try readEscape(of: delimiter) {
          return append(isContinuation ? .stringMiddle : .stringHead, from: start)
        }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        guard delimiter.isMultiline else {
          throw FragmentProblem(.unterminatedString, at: delimiter.start)
        }
        position += 1
      case UInt8(ascii: "\t") where !delimiter.isMultiline:
        throw FragmentProblem(.controlCharacter(0x09), at: position)
      default:
        try refuseControl(at: position)
        position += 1
      }
    }
    throw FragmentProblem(.unterminatedString, at: delimiter.start)
  }

  private func closes(_ delimiter: StringDelimiter) -> Bool {
    var offset = position + 1
    if delimiter.isMultiline {
      guard byte(at: offset) == UInt8(ascii: "\""), byte(at: offset + 1) == UInt8(ascii: "\"")
      else { return false }
      offset += 2
    }
    return hasHashes(delimiter.hashes, at: offset)
  }

  private func hasHashes(_ count: Int, at offset: Int) -> Bool {
    guard count > 0 else { return true }
    guard offset + count <= bytes.count else { return false }
    return bytes[offset..<(offset + count)].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  /// Reads one escape; `true` when it opens an interpolation.
  private mutating func readEscape(of delimiter: StringDelimiter) throws(FragmentProblem) -> Bool {
    let start = position
    position += 1 + delimiter.hashes
    let escaped = byte(at: position)
    position += 1
    switch escaped {
    case UInt8(ascii: "0"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"),
      UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"):
      return false
    case UInt8(ascii: "u"):
      try readUnicodeEscape(from: start)
      return false
    case UInt8(ascii: "("):
      interpolations.append(OpenInterpolation(literal: delimiter, start: start))
      return true
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      // In a multi-line literal a backslash takes the line break away.
      guard delimiter.isMultiline else { break }
      position -= 1
      while byte(at: position) == UInt8(ascii: " ") || byte(at: position) == UInt8(ascii: "\t") {
        position += 1
      }
      if isLineBreak(byte(at: position)) { return false }
    default: break
    }
    throw FragmentProblem(.malformedEscape, at: start)
  }

  /// Reads the `{…}` of a `\u`: one to eight hexadecimal digits that name a Unicode scalar.
  private mutating func readUnicodeEscape(from start: Int) throws(FragmentProblem) {
    let problem = FragmentProblem(.malformedEscape, at: start)
    guard byte(at: position) == UInt8(ascii: "{") else { throw problem }
    position += 1
    var value: UInt32 = 0
    let digits = position
    while ScalarClass.isHexDigit(byte(at: position)), position - digits < 8 {
      let digit = UInt32(bytes[position])
      value = value << 4 | (digit <= 0x39 ? digit - 0x30 : (digit | 0x20) - 0x57)
      position += 1
    }
    guard position > digits, byte(at: position) == UInt8(ascii: "}"),
      Unicode.Scalar(value) != nil
    else { throw problem }
    position += 1
  }

  /// Checks that the closing quotes stand on a line of their own, and that every line starts with
  /// the white space in front of them.
  private func checkLayout(of delimiter: StringDelimiter) throws(FragmentProblem) {
    let end = position - 3 - delimiter.hashes
    var lineStart = end
    while !isLineBreak(bytes[lineStart - 1]) {
      lineStart -= 1
      guard bytes[lineStart] == UInt8(ascii: " ") || bytes[lineStart] == UInt8(ascii: "\t") else {
        throw FragmentProblem(.multilineString(.textBeforeClosing), at: end)
      }
    }
    try refuseEscapedLastLineBreak(before: lineStart, of: delimiter)
    let indentation = bytes[lineStart..<end]
    guard !indentation.isEmpty else { return }
    var offset = delimiter.contentStart
    while offset < lineStart {
      defer { offset += 1 }
      guard isLineBreak(bytes[offset]), !isLineBreak(bytes[offset + 1]) else { continue }
      guard bytes[(offset + 1)...].starts(with: indentation) else {
        throw FragmentProblem(.multilineString(.indentation), at: offset + 1)
      }
    }
  }

  private func refuseEscapedLastLineBreak(
    before lineStart: Int, of delimiter: StringDelimiter
  ) throws(FragmentProblem) {
    var offset = lineStart - 1
    if offset > delimiter.contentStart, bytes[offset] == UInt8(ascii: "\n"),
      bytes[offset - 1] == UInt8(ascii: "\r")
    {
      offset -= 1
    }
    while offset > delimiter.contentStart, isHorizontalSpace(at: offset - 1) { offset -= 1 }
    // An escape's backslash and hashes in front of the break; an even run of backslashes is text.
    var hashes = 0
    while hashes < delimiter.hashes, bytes[offset - 1] == UInt8(ascii: "#") {
      hashes += 1
      offset -= 1
    }
    guard hashes == delimiter.hashes else { return }
    var backslashes = 0
    while offset > delimiter.contentStart, bytes[offset - 1] == UInt8(ascii: "\\") {
      backslashes += 1
      offset -= 1
    }
    let isEscape = delimiter.hashes == 0 ? backslashes % 2 == 1 : backslashes > 0
    if isEscape {
      throw FragmentProblem(.multilineString(.escapedLastLineBreak), at: offset)
    }
  }

  private func isHorizontalSpace(at offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t")
  }
}
