extension FragmentParser {
  /// Reads a type and gives the index of its node.
  mutating func type() throws(FragmentProblem) -> Int {
    try descend()
    defer { ascend() }
    let start = current.start
    if current.kind == .at {
      let name = try typeAttribute()
      return wrap(.attributed, try type(), from: start, name: name)
    }
    if current.kind == .keyword {
      switch current.keyword {
      case .inout: return try specifiedType()
      case .repeat:
        advance()
        return wrap(.packExpansion, try type(), from: start)
      default: break
      }
    }
    if isSpecifier(current) { return try specifiedType() }
    let parameters = try composition()
    guard startsEffectsOrArrow() else { return parameters }
    return try functionType(from: parameters)
  }

  /// Whether a token is a word such as `sending` in front of a type, rather than a type's name.
  private func isSpecifier(_ token: SwiftToken) -> Bool {
    switch word(token) {
    case .sending, .borrowing, .consuming, .isolated, .underscoredOwned, .underscoredShared,
      .underscoredConst:
      startsType(peek())
    case .nonisolated:
      peek().kind == .leftParenthesis && peek(2).kind == .identifier
        && text(peek(2)) == "nonsending" && peek(3).kind == .rightParenthesis
    default: false
    }
  }

  private mutating func specifiedType() throws(FragmentProblem) -> Int {
    let start = current.start
    let name = current.range
    if word(current) == .nonisolated {
      advance()
      advance()
      advance()
    }
    advance()
    return wrap(.specified, try type(), from: start, name: name)
  }

  /// Whether a token on the same line starts a type, so that a word in front of it is a modifier.
  private func startsType(_ token: SwiftToken) -> Bool {
    guard !token.startsLine else { return false }
    switch token.kind {
    case .identifier, .escapedIdentifier, .leftParenthesis, .leftBracket, .at: return true
    case .keyword:
      return token.keyword == .Self || token.keyword == .Any || token.keyword == .inout
        || token.keyword == .repeat
    default: return isOperator(token, "~")
    }
  }

  /// Reads `@Name`, with arguments where the attribute takes some, and gives the name's range.
  mutating func typeAttribute() throws(FragmentProblem) -> Range<Int> {
    advance()
    guard current.kind == .identifier || current.kind == .escapedIdentifier, !current.followsSpace
    else { throw expected(.attribute) }
    var name = current.range
    let takesArguments = ["convention", "isolated", "differentiable"].contains(text(current))
    advance()
    if takesArguments {
      if current.kind == .leftParenthesis, !current.followsSpace { try skipBalanced() }
      return name
    }
    while current.kind == .period, peek().kind == .identifier {
      advance()
      name = name.lowerBound..<current.end
      advance()
    }
    if current.kind == .leftParenthesis, !current.followsSpace { throw expected(.type) }
    return name
  }

  // MARK: Compositions

  private mutating func composition() throws(FragmentProblem) -> Int {
    let start = current.start
    if let kind = opaqueKind(current), startsType(peek()) {
      advance()
      return wrap(kind, try composition(), from: start)
    }
    let first = try postfixType()
    guard isOperator(current, "&") else { return first }
    var last = first
    while isOperator(current, "&"), current.kind == .infixOperator {
      advance()
      let next = try postfixType()
      types.link(last, to: next)
      last = next
    }
    return types.append(
      TypeNode(kind: .composition, range: start..<previousEnd, firstChild: first))
  }

  private func opaqueKind(_ token: SwiftToken) -> TypeNode.Kind? {
    switch word(token) {
    case .opaque: .opaque
    case .any: .existential
    default: nil
    }
  }

  /// Reads a type with what follows it: members, `?`, `!`.
  private mutating func postfixType() throws(FragmentProblem) -> Int {
    let start = current.start
    if isOperator(current, "~") {
      advance()
      return wrap(.suppressed, try postfixType(), from: start)
    }
    if word(current) == .each, startsType(peek()) {
      advance()
      return wrap(.packElement, try postfixType(), from: start)
    }
    var type = try simpleType()
    while true {
      switch current.kind {
      case .period, .prefixPeriod:
        type = try memberType(of: type, from: start)
      case .postfixQuestion where !current.startsLine:
        advance()
        type = wrap(.optional, type, from: start)
      case .postfixExclamation where !current.startsLine:
        advance()
        type = wrap(.implicitlyUnwrapped, type, from: start)
      default:
        return type
      }
    }
  }

  private mutating func memberType(of base: Int, from start: Int) throws(FragmentProblem) -> Int {
    advance()
    switch word(current) {
    case .typeMetatype, .protocolMetatype:
      let name = current.range
      advance()
      return wrap(.metatype, base, from: start, name: name)
    default: break
    }
    guard current.kind == .identifier || current.kind == .escapedIdentifier
    else { throw expected(.name) }
    return try namedType(.member, base: base, from: start)
  }

  private mutating func simpleType() throws(FragmentProblem) -> Int {
    switch current.kind {
    case .identifier, .escapedIdentifier:
      return try namedType(.name, base: -1, from: current.start)
    case .keyword where current.keyword == .Self || current.keyword == .Any:
      return try namedType(.name, base: -1, from: current.start)
    case .keyword where current.keyword == .wildcard:
      advance()
      return types.append(TypeNode(kind: .placeholder, range: tokens[index - 1].range))
    case .leftParenthesis:
      return try tupleType()
    case .leftBracket:
      return try bracketType()
    default:
      throw expected(.type)
    }
  }

  private mutating func namedType(
    _ kind: TypeNode.Kind, base: Int, from start: Int
  ) throws(FragmentProblem) -> Int {
    let name = current.range
    advance()
    let arguments = isOperator(current, startingWith: "<") ? try genericArguments() : -1
    if base >= 0, arguments >= 0 { types.link(base, to: arguments) }
    return types.append(
      TypeNode(
        kind: kind, range: start..<previousEnd, name: name,
        firstChild: base >= 0 ? base : arguments))
  }

  /// Reads `<A, B>` and gives the index of the first argument.
  mutating func genericArguments() throws(FragmentProblem) -> Int {
    try descend()
    defer { ascend() }
    advanceWithinOperator()
    var first = -1
    var last = -1
    while true {
      let argument = try genericArgument()
      if first < 0 { first = argument } else { types.link(last, to: argument) }
      last = argument
      guard current.kind == .comma else { break }
      advance()
    }
    guard isOperator(current, startingWith: ">") else { throw expected(.closingAngle) }
    advanceWithinOperator()
    return first
  }

  private mutating func genericArgument() throws(FragmentProblem) -> Int {
    let start = current.start
    if isOperator(current, "-"), peek().kind == .integer { advance() }
    guard current.kind == .integer else { return try type() }
    advance()
    return types.append(TypeNode(kind: .integer, range: start..<previousEnd))
  }

  /// Makes a node around another.
  private mutating func wrap(
    _ kind: TypeNode.Kind, _ child: Int, from start: Int, name: Range<Int> = 0..<0
  ) -> Int {
    types.append(
      TypeNode(kind: kind, range: start..<previousEnd, name: name, firstChild: child))
  }
}
