extension SwiftLexer {
  /// Reads an operator or the punctuation that is spelled like one, such as `=`, `->`, `.`, `?`.
  mutating func readOperator() throws(FragmentProblem) {
    let start = position
    try refuseControl(at: start)
    guard ScalarClass.startsOperator(scalar(at: start).value) else {
      throw FragmentProblem(.unexpectedCharacter(scalar(at: start).value), at: start)
    }
    if bytes[start] == UInt8(ascii: "<"), byte(at: start + 1) == UInt8(ascii: "#") {
      throw FragmentProblem(.editorPlaceholder, at: start)
    }
    if let kind = OperatorBinding.postfixMark(at: start, in: bytes) {
      position += 1
      return append(kind, from: start)
    }
    skipOperatorCharacters()
    cutAtComment(from: start)
    let (kind, end) = OperatorBinding.classify(start..<position, in: bytes)
    position = end
    try refuseCommentEnd(in: start..<end)
    try refuseLoneBinding(kind, in: start..<end)
    try refuseRegex(kind, in: start..<end)
    append(kind, from: start)
  }

  private mutating func skipOperatorCharacters() {
    let allowsDots = bytes[position] == UInt8(ascii: ".")
    while position < bytes.count {
      let (value, length) = scalar(at: position)
      guard ScalarClass.continuesOperator(value) else { return }
      // Only an operator that starts with a dot may hold dots.
      if value == UInt32(UInt8(ascii: ".")), !allowsDots { return }
      position += length
    }
  }

  /// Ends the operator where a comment starts within it.
  private mutating func cutAtComment(from start: Int) {
    guard position - start > 2 else { return }
    for offset in (start + 1)..<(position - 1) where bytes[offset] == UInt8(ascii: "/") {
      let next = bytes[offset + 1]
      if next == UInt8(ascii: "/") || next == UInt8(ascii: "*") {
        position = offset
        return
      }
    }
  }

  private func refuseCommentEnd(in range: Range<Int>) throws(FragmentProblem) {
    for offset in range.dropLast()
    where bytes[offset] == UInt8(ascii: "*") && bytes[offset + 1] == UInt8(ascii: "/") {
      throw FragmentProblem(.strayCommentEnd, at: offset)
    }
  }

  /// Refuses `a= b`, and a `.` that no member follows directly.
  private func refuseLoneBinding(
    _ kind: SwiftToken.Kind, in range: Range<Int>
  ) throws(FragmentProblem) {
    guard kind == .equal || kind == .period else { return }
    let isLeftBound = OperatorBinding.isLeftBound(at: range.lowerBound, in: bytes)
    let isRightBound = OperatorBinding.isRightBound(
      at: range.upperBound, leftBound: isLeftBound, in: bytes)
    if kind == .period, !isRightBound {
      throw FragmentProblem(.expected(.memberName, found: nil), at: range.upperBound)
    }
    if kind == .equal, isLeftBound != isRightBound {
      throw FragmentProblem(.assignment, at: range.lowerBound)
    }
  }

  /// Refuses a slash wherever an operand could start: there some language modes read a regular
  /// expression and others an operator.
  private func refuseRegex(
    _ kind: SwiftToken.Kind, in range: Range<Int>
  ) throws(FragmentProblem) {
    guard bytes[range].contains(UInt8(ascii: "/")) else { return }
    let isFollowedByOperand =
      OperatorBinding.isSpace(byte(at: range.upperBound))
      || OperatorBinding.isRightBound(at: range.upperBound, leftBound: true, in: bytes)
    guard kind == .infixOperator, isFollowedByOperand, endsOperand(beforeSlashAt: range.lowerBound)
    else {
      throw FragmentProblem(.regexLiteral, at: range.lowerBound)
    }
  }

  private func endsOperand(beforeSlashAt offset: Int) -> Bool {
    guard let token = tokens.last else { return false }
    switch token.kind {
    case .identifier, .escapedIdentifier:
      // The label of a jump is no operand.
      let keyword = tokens.dropLast().last?.keyword
      return keyword != .break && keyword != .continue
    case .dollarIdentifier, .integer, .float, .string, .stringTail, .rightParenthesis,
      .rightBracket, .postfixQuestion, .postfixExclamation, .postfixOperator:
      return true
    case .rightBrace: return token.end < offset
    case .keyword: return token.keyword?.isOperand ?? false
    default: return false
    }
  }
}
