extension FragmentParser {
  /// Reads `[T]`, `[K: V]` or `[3 of T]`.
  mutating func bracketType() throws(FragmentProblem) -> Int {
    let opening = current
    advance()
    var kind = TypeNode.Kind.array
    let first: Int
    if word(peek()) == .of {
      kind = .fixedArray
      first = try fixedArrayBody()
    } else {
      first = try type()
      if current.kind == .colon {
        advance()
        kind = .dictionary
        types.link(first, to: try type())
      }
    }
    try close(.rightBracket, opening)
    return types.append(
      TypeNode(kind: kind, range: opening.start..<previousEnd, firstChild: first))
  }

  /// Reads `3 of T` and gives the index of the number.
  @discardableResult
  mutating func fixedArrayBody() throws(FragmentProblem) -> Int {
    let count: Int
    if current.kind == .integer {
      advance()
      count = types.append(TypeNode(kind: .integer, range: tokens[index - 1].range))
    } else {
      count = try type()
    }
    guard word(current) == .of else { throw expected(.separator) }
    advance()
    types.link(count, to: try type())
    return count
  }

  /// Reads a tuple, a type in parentheses, or the parameters of a function type.
  mutating func tupleType() throws(FragmentProblem) -> Int {
    let opening = current
    advance()
    var first = -1
    var last = -1
    var count = 0
    while current.kind != .rightParenthesis {
      let element = try tupleElement()
      if first < 0 { first = element } else { types.link(last, to: element) }
      last = element
      count += 1
      guard current.kind == .comma else { break }
      advance()
    }
    try close(.rightParenthesis, opening)
    let range = opening.start..<previousEnd
    let isFunction = startsEffectsOrArrow()
    try checkLabels(from: first, areParameters: isFunction)
    if count == 1 {
      if types.nodes[first].kind == .element {
        let inner = types.nodes[first].firstChild
        return types.append(TypeNode(kind: .parenthesized, range: range, firstChild: inner))
      }
      // A tuple of one labelled element exists only as the parameters of a function.
      guard isFunction else { throw expected(.arrow) }
    }
    return types.append(TypeNode(kind: .tuple, range: range, firstChild: first))
  }

  /// Checks the labels of a tuple's elements: a function's parameters have none but `_`, with or
  /// without a name behind it, and the elements of other tuples have one each.
  private func checkLabels(from first: Int, areParameters: Bool) throws(FragmentProblem) {
    var next = first
    while next >= 0 {
      let node = types.nodes[next]
      if node.kind == .labelledElement {
        let isWildcard = node.name.count == 1 && bytes[node.name.lowerBound] == UInt8(ascii: "_")
        let isNamedTwice = types.nodes[next].hasSecondName
        guard areParameters ? isWildcard : !isNamedTwice else {
          throw FragmentProblem(.tupleLabel, at: node.name.lowerBound)
        }
      }
      next = node.nextSibling
    }
  }

  private mutating func tupleElement() throws(FragmentProblem) -> Int {
    let start = current.start
    var kind = TypeNode.Kind.element
    var name = 0..<0
    var hasSecondName = false
    if isLabel(current) {
      if peek().kind == .colon {
        kind = .labelledElement
        name = current.range
        advance()
        advance()
      } else if isLabel(peek()), peek(2).kind == .colon {
        kind = .labelledElement
        name = current.range
        hasSecondName = true
        advance()
        advance()
        advance()
      }
    }
    let type = try typeOrPack()
    if isVariadicMark(current), types.nodes[type].kind != .packExpansion { advance() }
    var node = TypeNode(kind: kind, range: start..<previousEnd, name: name, firstChild: type)
    node.hasSecondName = hasSecondName
    return types.append(node)
  }

  private func isVariadicMark(_ token: SwiftToken) -> Bool {
    token.kind == .postfixOperator && bytes[token.range].elementsEqual("...".utf8)
  }

  // MARK: Functions

  /// Whether `async`, `throws` or `->` comes next.
  func startsEffectsOrArrow() -> Bool {
    switch current.kind {
    case .arrow: true
    case .keyword: current.keyword == .throws
    case .identifier: word(current) == .async
    default: false
    }
  }

  /// Reads the effects, the arrow and the result behind the parameters of a function type.
  mutating func functionType(from parameters: Int) throws(FragmentProblem) -> Int {
    let start = types.nodes[parameters].range.lowerBound
    switch types.nodes[parameters].kind {
    case .tuple, .parenthesized: break
    default: throw FragmentProblem(.bareFunctionParameter, at: start)
    }
    var last = parameters
    if let thrown = try effects() {
      types.link(last, to: thrown)
      last = thrown
    }
    guard current.kind == .arrow else { throw expected(.arrow) }
    advance()
    // Swift takes these for effects in the wrong place.
    if word(current) == .async || word(current) == .await { throw expected(.type) }
    let result = try type()
    types.link(last, to: result)
    return types.append(
      TypeNode(kind: .function, range: start..<previousEnd, firstChild: parameters))
  }

  /// Reads `async throws(E)` and gives the index of the type thrown, if it is named.
  mutating func effects() throws(FragmentProblem) -> Int? {
    if word(current) == .async { advance() }
    guard current.kind == .keyword, current.keyword == .throws else { return nil }
    advance()
    guard current.kind == .leftParenthesis else { return nil }
    let opening = current
    advance()
    let thrown = try type()
    try close(.rightParenthesis, opening)
    return thrown
  }
}
