extension FragmentParser {
  /// Reads a type and gives the index of its node.
  mutating func type() throws(FragmentProblem) -> Int {
    try descend()
    defer { ascend() }
    if current.kind == .at { return try attributedType() }
    if isSpecifier(current) { return try specifiedType() }
    let parameters = try composition()
    guard startsEffectsOrArrow() else { return parameters }
    return try functionType(from: parameters)
  }

  private mutating func attributedType() throws(FragmentProblem) -> Int {
    let start = current.start
    let name = try typeAttribute()
    if isSpecifier(current), word(current) != .nonisolated {
      throw problem(.parameterOnly(text(current)))
    }
    let parenthesis = current
    let type = try type()
    // Parentheses right behind the name of a global actor are its arguments, unless an arrow follows.
    if parenthesis.kind == .leftParenthesis, types.nodes[type].kind != .function,
      bytes[name.lowerBound] < UInt8(ascii: "a")
    {
      throw FragmentProblem(.expected(.arrow, found: nil), at: current.start)
    }
    return wrap(.attributed, type, from: start, name: name)
  }

  /// Reads a type or `repeat` with a type, where a list of types can stand.
  mutating func typeOrPack() throws(FragmentProblem) -> Int {
    guard current.keyword == .repeat else { return try type() }
    let start = current.start
    advance()
    return wrap(.packExpansion, try type(), from: start)
  }

  /// Whether a token is a word such as `sending` in front of a type, rather than a type's name.
  private func isSpecifier(_ token: SwiftToken) -> Bool {
    if token.kind == .keyword { return token.keyword == .inout }
    switch word(token) {
    case .sending, .borrowing, .consuming, .isolated, .underscoredOwned, .underscoredShared,
      .underscoredConst:
      return startsType(peek())
    case .nonisolated:
      return peek().kind == .leftParenthesis && peek(2).kind == .identifier
        && text(peek(2)) == "nonsending" && peek(3).kind == .rightParenthesis
    default:
      return false
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
    let takesSending = current.keyword == .inout || word(current) == .consuming
    advance()
    // Only `sending` can follow another of these words, and not each of them.
    if isSpecifier(current), !takesSending || word(current) != .sending {
      throw problem(.parameterOnly(text(current)))
    }
    return wrap(.specified, try type(), from: start, name: name)
  }

  /// Whether a token on the same line starts a type, so that a word in front of it is a modifier.
  func startsType(_ token: SwiftToken) -> Bool {
    guard !token.startsLine else { return false }
    switch token.kind {
    case .identifier, .escapedIdentifier, .leftParenthesis, .leftBracket, .at: return true
    case .keyword:
      return token.keyword == .Self || token.keyword == .Any || token.keyword == .inout
    default: return isOperator(token, "~") && token.followsSpace
    }
  }

  /// Reads `@Name`, with arguments where the attribute takes some, and gives the name's range.
  mutating func typeAttribute() throws(FragmentProblem) -> Range<Int> {
    advance()
    guard current.kind == .identifier || current.kind == .escapedIdentifier, !current.followsSpace
    else { throw expected(.attribute) }
    var name = current.range
    switch text(current) {
    case "isolated", "convention":
      guard peek().kind == .leftParenthesis, peek(2).kind == .identifier,
        peek(3).kind == .rightParenthesis, text(current) == "convention" || word(peek(2)) == .any
      else { throw expected(.attribute) }
      for _ in 0..<4 { advance() }
      return name
    case "escaping", "autoclosure", "concurrent":
      advance()
      return name
    default:
      // The other attributes that start with a small letter do not belong to types.
      let first = bytes[current.start]
      if first >= UInt8(ascii: "a") || first == UInt8(ascii: "_"), first <= UInt8(ascii: "z") {
        throw expected(.attribute)
      }
    }
    let isSendable = text(current) == "Sendable"
    advance()
    while !isSendable, current.kind == .period, peek().kind == .identifier {
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
    guard let kind = opaqueKind(current), startsType(peek()) else {
      return try plainComposition()
    }
    advance()
    if word(current) == .each { throw expected(.type) }
    return wrap(kind, try plainComposition(), from: start)
  }

  private mutating func plainComposition() throws(FragmentProblem) -> Int {
    let start = current.start
    let first = try prefixedType()
    guard isOperator(current, "&"), types.nodes[first].kind != .packElement else { return first }
    var last = first
    while isOperator(current, "&"), current.kind == .infixOperator {
      advance()
      if word(current) == .each { throw expected(.type) }
      let next = try prefixedType()
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

  /// Reads a type behind `~` or `each`, or one with what follows it.
  private mutating func prefixedType() throws(FragmentProblem) -> Int {
    let start = current.start
    if isOperator(current, "~") {
      advance()
      return wrap(.suppressed, try postfixType(), from: start)
    }
    if word(current) == .each, startsType(peek()) {
      advance()
      return wrap(.packElement, try postfixType(), from: start)
    }
    return try postfixType()
  }

  /// Reads a type with what follows it: members, `?`, `!`.
  private mutating func postfixType() throws(FragmentProblem) -> Int {
    let start = current.start
    var type = try simpleType()
    var suffixes = 0
    while true {
      // Each suffix wraps the type once more, and what reads the type later may recurse.
      suffixes += 1
      if suffixes > Self.depthLimit { throw problem(.tooDeep(limit: Self.depthLimit)) }
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
    switch word(current) {
    case .any, .opaque, .each: throw expected(.type)
    default: break
    }
    switch current.kind {
    case .identifier, .escapedIdentifier:
      return try namedType(.name, base: -1, from: current.start)
    case .keyword where current.keyword == .Self || current.keyword == .Any:
      let name = current.range
      advance()
      return types.append(TypeNode(kind: .name, range: name, name: name))
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
    guard current.kind == .integer else { return try typeOrPack() }
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
