extension FragmentParser {
  /// A bracket, interpolation or `#if` that waits for its end.
  private struct Opening {
    var kind: SwiftToken.Kind
    var token: SwiftToken
    /// Whether a `for` of this level waits for its `in`.
    var awaitsIn = false
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
      case .pound:
        try directive(&open)
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
  private func directive(_ open: inout [Opening]) throws(FragmentProblem) {
    switch text(current) {
    case "#if":
      open.append(Opening(kind: .pound, token: current))
    case "#else", "#elseif", "#endif":
      guard let opening = open.last else { throw problem(.unopened(text(current))) }
      guard opening.kind == .pound else {
        throw problem(.mismatched(opening: name(of: opening), closing: text(current)))
      }
      if text(current) == "#endif" { open.removeLast() }
    case "#sourceLocation":
      throw problem(.sourceLocation)
    default: break
    }
  }

  private func unclosed(_ opening: Opening) -> FragmentProblem {
    let end = opening.kind == .stringHead ? opening.token.end - 2 : opening.token.start
    return FragmentProblem(.unclosed(name(of: opening)), at: end)
  }

  private func name(of opening: Opening) -> String {
    opening.kind == .stringHead ? "\\(" : text(opening.token)
  }
}
