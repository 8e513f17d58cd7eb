extension FragmentParser {
  /// A bracket, interpolation or `#if` that waits for its end.
  private struct Opening {
    var kind: SwiftToken.Kind
    var token: SwiftToken
  }

  /// Skips from the current opening bracket to behind the one that closes it.
  ///
  /// What stands between must be balanced; its grammar is left to the compiler, which cannot leave
  /// the brackets either.
  mutating func skipBalanced() throws(FragmentProblem) {
    let opening = current
    advance()
    try skipBalanced(within: Opening(kind: opening.kind, token: opening))
  }

  /// Skips statements to the end of the text.
  mutating func statements() throws(FragmentProblem) {
    try skipBalanced(within: nil)
  }

  private mutating func skipBalanced(within outermost: Opening?) throws(FragmentProblem) {
    var open: [Opening] = outermost.map { [$0] } ?? []
    var awaitsIn = false
    while true {
      switch current.kind {
      case .endOfText:
        guard let innermost = open.last else { return }
        throw unclosed(innermost)
      case .leftParenthesis, .leftBracket, .leftBrace, .stringHead:
        open.append(Opening(kind: current.kind, token: current))
      case .rightParenthesis, .rightBracket, .rightBrace, .stringMiddle, .stringTail:
        try close(&open)
      case .infixOperator where !current.followsSpace:
        try refuseSlash()
      case .pound:
        if try directive(&open) { continue }
      case .keyword where open.isEmpty && current.keyword == .for:
        awaitsIn = true
      case .keyword where open.isEmpty && current.keyword == .in:
        guard awaitsIn else { throw problem(.closureSignature) }
        awaitsIn = false
      default: break
      }
      advance()
      if outermost != nil, open.isEmpty { return }
    }
  }

  private func close(_ open: inout [Opening]) throws(FragmentProblem) {
    guard let opening = open.last else { throw problem(.unopened(text(current))) }
    switch (opening.kind, current.kind) {
    case (.leftParenthesis, .rightParenthesis), (.leftBracket, .rightBracket),
      (.leftBrace, .rightBrace), (.stringHead, .stringTail):
      open.removeLast()
    case (.stringHead, .stringMiddle):
      break
    case (_, .stringMiddle), (_, .stringTail):
      throw unclosed(opening)
    default:
      throw problem(.mismatched(opening: name(of: opening), closing: text(current)))
    }
  }

  /// Follows `#if … #endif`, whose every branch must be balanced, and refuses `#sourceLocation`.
  ///
  /// - Returns: whether the directive was read to its end.
  private mutating func directive(_ open: inout [Opening]) throws(FragmentProblem) -> Bool {
    let name = text(current)
    switch name {
    case "#if":
      guard open.last.map({ $0.kind == .leftBrace || $0.kind == .pound }) ?? true else {
        throw problem(.directive(name))
      }
      open.append(Opening(kind: .pound, token: current))
    case "#else", "#elseif", "#endif":
      guard let opening = open.last else { throw problem(.unopened(name)) }
      guard opening.kind == .pound else {
        throw problem(.mismatched(opening: self.name(of: opening), closing: name))
      }
      if name == "#endif" { open.removeLast() }
    case "#sourceLocation", "#line":
      throw problem(.sourceLocation)
    default:
      return false
    }
    let line = index
    advance()
    if name == "#if" || name == "#elseif" { try conditions() }
    for token in tokens[(line + 1)..<index] where token.startsLine {
      throw FragmentProblem(.lineBreak, at: token.start)
    }
    guard current.startsLine || current.kind == .endOfText else {
      throw problem(.trailing(text(current)))
    }
    return true
  }

  /// Refuses a slash without white space around it if the rest of its line holds brackets or quotes.
  ///
  /// The statements are not parsed, so it is not known whether an operand stands in front of the
  /// slash. Where none does, the compiler reads a regular expression to the end of the line.
  private mutating func refuseSlash() throws(FragmentProblem) {
    guard current.start >= harmlessSlashEnd,
      bytes[current.range].contains(UInt8(ascii: "/"))
    else { return }
    var offset = current.end
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        harmlessSlashEnd = offset
        return
      case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
        UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\""):
        throw problem(.regexLiteral)
      default: offset += 1
      }
    }
    harmlessSlashEnd = offset
  }

  private func unclosed(_ opening: Opening) -> FragmentProblem {
    let end = opening.kind == .stringHead ? opening.token.end - 2 : opening.token.start
    return FragmentProblem(.unclosed(name(of: opening)), at: end)
  }

  private func name(of opening: Opening) -> String {
    opening.kind == .stringHead ? "\\(" : text(opening.token)
  }
}
