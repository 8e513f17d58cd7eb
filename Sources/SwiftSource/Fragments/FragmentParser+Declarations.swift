extension FragmentParser {
  /// Reads a generic parameter: `T`, `T: P & Q`, `each T: P` or `let N: Int`.
  mutating func genericParameter() throws(FragmentProblem) {
    if word(current) == .each, isPlainName(peek()) { advance() }
    let isValue = current.kind == .keyword && current.keyword == .let
    if isValue { advance() }
    try name()
    guard current.kind == .colon else {
      if isValue { throw expected(.colon) }
      return
    }
    advance()
    try constraint(isValue: isValue)
  }

  /// Reads what follows the `:` of a generic parameter: named types joined by `&`.
  private mutating func constraint(isValue: Bool) throws(FragmentProblem) {
    let root = try type()
    let node = types.nodes[root]
    let members = node.kind == .composition ? types.children(of: root) : [root]
    for member in members {
      switch types.nodes[member].kind {
      case .name, .member: break
      case .suppressed where !isValue: break
      default:
        let range = types.nodes[member].range
        throw FragmentProblem(
          .expected(.name, found: String(decoding: bytes[range], as: UTF8.self)),
          at: range.lowerBound)
      }
    }
  }

  /// Reads an attribute with its arguments.
  mutating func attribute() throws(FragmentProblem) {
    guard current.kind == .at else { throw expected(.attribute) }
    advance()
    guard !current.followsSpace else { throw expected(.attribute) }
    try name()
    while current.kind == .period {
      advance()
      try name()
    }
    if isOperator(current, startingWith: "<") { _ = try genericArguments() }
    if current.kind == .leftParenthesis, !current.followsSpace {
      let opening = current
      advance()
      try arguments(until: .rightParenthesis, opening)
    }
    try refuseImplicitlyUnwrapped()
  }

  private func refuseImplicitlyUnwrapped() throws(FragmentProblem) {
    for node in types.nodes where node.kind == .implicitlyUnwrapped {
      throw FragmentProblem(.nestedImplicitlyUnwrapped, at: node.range.upperBound - 1)
    }
  }

  /// Reads the name of a module, or of a submodule behind dots.
  mutating func moduleName() throws(FragmentProblem) {
    try refuseComments()
    try name()
    while current.kind == .period {
      advance()
      try name()
    }
  }

  /// Reads a name that is no reserved word.
  private mutating func name() throws(FragmentProblem) {
    guard isPlainName(current) else {
      if current.kind == .keyword { throw problem(.reservedWord(text(current))) }
      throw expected(.name)
    }
    advance()
  }

  private func isPlainName(_ token: SwiftToken) -> Bool {
    token.kind == .identifier || token.kind == .escapedIdentifier
  }

  /// Refuses comments and line breaks: the fragment has to stand on one line of its own.
  func refuseComments() throws(FragmentProblem) {
    for (token, next) in zip(tokens, tokens.dropFirst()) {
      let gap = bytes[token.end..<next.start]
      if let offset = gap.firstIndex(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") })
      {
        throw FragmentProblem(
          bytes[offset] == UInt8(ascii: "/") ? .comment : .trailing(text(next)), at: offset)
      }
    }
  }
}
