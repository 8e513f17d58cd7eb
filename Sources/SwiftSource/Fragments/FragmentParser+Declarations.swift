extension FragmentParser {
  /// Reads a generic parameter: `T`, `T: P & Q`, `each T: P` or `let N: Int`.
  mutating func genericParameter() throws(FragmentProblem) {
    if word(current) == .each {
      advance()
      guard isPlainName(current) else { throw expected(.name) }
    }
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
      let node = types.nodes[member]
      guard isNamed(member) || !isValue && node.kind == .suppressed else {
        throw FragmentProblem(
          .expected(.name, found: String(decoding: bytes[node.range], as: UTF8.self)),
          at: node.range.lowerBound)
      }
    }
  }

  /// Whether a type is a name, possibly within other names, but not `Self`.
  private func isNamed(_ index: Int) -> Bool {
    let node = types.nodes[index]
    switch node.kind {
    case .name: return !bytes[node.name].elementsEqual("Self".utf8)
    case .member: return isNamed(node.firstChild)
    default: return false
    }
  }

  /// Reads an attribute with its arguments.
  mutating func attribute() throws(FragmentProblem) {
    guard current.kind == .at else { throw expected(.attribute) }
    advance()
    guard !current.followsSpace, current.kind != .identifier || !isAttributeOfTheLanguage(current)
    else { throw expected(.attribute) }
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

  /// Whether a name starts with a small letter, as the attributes and modifiers of the language do:
  /// these have grammars of their own, and none gives a property its storage.
  private func isAttributeOfTheLanguage(_ token: SwiftToken) -> Bool {
    let first = bytes[token.start]
    return first == UInt8(ascii: "_")
      || (first >= UInt8(ascii: "a") && first <= UInt8(ascii: "z"))
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
    var end = 0
    for token in tokens {
      for offset in end..<token.start
      where bytes[offset] != UInt8(ascii: " ") && bytes[offset] != UInt8(ascii: "\t") {
        throw FragmentProblem(
          bytes[offset] == UInt8(ascii: "/") ? .comment : .lineBreak, at: offset)
      }
      end = token.end
    }
  }
}
