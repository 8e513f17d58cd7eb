extension FragmentParser {
  /// Reads what follows an operand: members, calls, subscripts, closures and postfix operators.
  ///
  /// - Parameters:
  ///   - takingTrailingClosure: whether a closure can follow directly; not so behind a literal.
  ///   - isKeyPath: whether a key path stands in front, whose dots Swift takes out of operators.
  mutating func suffixes(
    takingTrailingClosure: Bool, isKeyPath: Bool = false
  ) throws(FragmentProblem) {
    var takesTrailingClosure = takingTrailingClosure
    while true {
      if isKeyPath, isOperator(current, startingWith: ".") { throw expected(.memberName) }
      switch current.kind {
      case .leftBrace where takesTrailingClosure:
        try trailingClosures()
        takesTrailingClosure = false
        continue
      case .period, .prefixPeriod:
        try member()
      case .leftParenthesis where !current.startsLine, .leftBracket where !current.startsLine:
        try bracketSuffix()
      case .postfixQuestion, .postfixExclamation, .postfixOperator:
        advance()
      default:
        return
      }
      takesTrailingClosure = true
    }
  }

  private mutating func bracketSuffix() throws(FragmentProblem) {
    let opening = current
    advance()
    let closing: SwiftToken.Kind =
      opening.kind == .leftParenthesis ? .rightParenthesis : .rightBracket
    try arguments(until: closing, opening)
  }

  /// Reads a `.` and the name of a member, or the index of a tuple's element.
  mutating func member() throws(FragmentProblem) {
    let isElementAllowed = current.kind == .period
    advance()
    switch current.kind {
    case .dollarIdentifier where !isDigits(from: current.start + 1, to: current.end):
      advance()
    case .integer where isElementAllowed && isDigits(from: current.start, to: current.end):
      advance()
    default:
      let isSelf = current.keyword == .self
      try memberName()
      if !isSelf { try nameTail() }
    }
  }

  /// Reads a member of a type that the context gives, as in `.zero`; Swift reads no generic
  /// arguments behind its name.
  mutating func implicitMember() throws(FragmentProblem) {
    advance()
    let isSelf = current.keyword == .self
    try memberName()
    if !isSelf, current.kind == .leftParenthesis, !current.startsLine { skipArgumentLabels() }
  }

  private mutating func memberName() throws(FragmentProblem) {
    switch current.kind {
    case .identifier, .escapedIdentifier: advance()
    case .keyword where current.keyword != .wildcard: advance()
    default: throw expected(.memberName)
    }
  }

  func isDigits(from start: Int, to end: Int) -> Bool {
    bytes[start..<end].allSatisfy(ScalarClass.isDigit)
  }

  /// Reads what belongs to a name: argument labels as in `f(a:b:)`, generic arguments.
  mutating func nameTail() throws(FragmentProblem) {
    if current.kind == .leftParenthesis, !current.startsLine { skipArgumentLabels() }
    if isOperator(current, "<") { tryGenericArguments() }
  }

  /// Skips `(a:b:)` behind a name.
  private mutating func skipArgumentLabels() {
    var distance = 1
    while isLabel(peek(distance)), peek(distance + 1).kind == .colon { distance += 2 }
    guard distance > 1, peek(distance).kind == .rightParenthesis else { return }
    for _ in 0...distance { advance() }
  }

  /// Reads `<…>` as generic arguments if Swift would: if it can be read so, and what follows could
  /// not follow a comparison.
  mutating func tryGenericArguments() {
    let mark = mark
    do {
      _ = try genericArguments()
      if endsGenericArguments() { return }
    } catch {
      // Then `<` is an operator, and any fault is found when it is read as one.
    }
    goBack(to: mark)
  }

  private func endsGenericArguments() -> Bool {
    switch current.kind {
    case .rightParenthesis, .rightBracket, .leftBrace, .rightBrace, .period, .prefixPeriod, .comma,
      .semicolon, .endOfText, .postfixExclamation, .postfixQuestion, .colon, .stringMiddle,
      .stringTail:
      true
    case .leftParenthesis, .leftBracket: !current.startsLine
    case .infixOperator: isOperator(current, "&") && current.followsSpace
    default: false
    }
  }

  /// Reads `{ … }` and the labelled closures behind it.
  private mutating func trailingClosures() throws(FragmentProblem) {
    try skipBalanced()
    while isLabel(current), peek().kind == .colon, peek(2).kind == .leftBrace {
      advance()
      advance()
      try skipBalanced()
    }
  }

  // MARK: Arguments

  /// Reads arguments, or the elements of a tuple, up to and including the closing bracket.
  mutating func arguments(
    until closing: SwiftToken.Kind, _ opening: SwiftToken
  ) throws(FragmentProblem) {
    while current.kind != closing {
      try argument(until: closing)
      guard current.kind == .comma else { break }
      advance()
    }
    try close(closing, opening)
  }

  mutating func argument(until closing: SwiftToken.Kind) throws(FragmentProblem) {
    if isLabel(current), peek().kind == .colon {
      advance()
      advance()
    }
    if isOperator(current), closing != .stringTail {
      // An operator by itself, as in `reduce(0, +)`.
      let next = peek().kind
      if next == .comma || next == closing { return advance() }
    }
    if current.kind == .prefixAmpersand { advance() }
    try element()
  }

  // MARK: Key paths

  /// Reads `\Root.member` or `\.member`; members behind it are read as suffixes.
  mutating func keyPath() throws(FragmentProblem) {
    advance()
    switch current.kind {
    case .period, .prefixPeriod:
      try keyPathStart()
    case .identifier, .escapedIdentifier, .leftBracket, .leftParenthesis:
      try keyPathRoot()
    case .keyword where current.keyword == .Self || current.keyword == .Any:
      try keyPathRoot()
    default:
      throw expected(.type)
    }
  }

  /// Reads the `.` of `\.[0]` or the first member.
  private mutating func keyPathStart() throws(FragmentProblem) {
    guard peek().kind == .leftBracket else { return try member() }
    advance()
    try bracketSuffix()
  }

  private mutating func keyPathRoot() throws(FragmentProblem) {
    switch current.kind {
    case .leftBracket:
      try collection()
    case .leftParenthesis:
      let opening = current
      advance()
      try arguments(until: .rightParenthesis, opening)
    default:
      advance()
      if isOperator(current, startingWith: "<") { _ = try genericArguments() }
    }
    while current.kind == .postfixQuestion { advance() }
    guard current.kind == .period else { throw expected(.memberName) }
    try keyPathStart()
  }
}
