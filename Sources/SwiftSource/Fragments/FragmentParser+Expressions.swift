extension FragmentParser {
  /// Reads one expression: operands with the operators between them.
  mutating func expression() throws(FragmentProblem) {
    try descend()
    defer { ascend() }
    try operand()
    while true {
      let operatorStart = current.start
      defer { if current.start > operatorStart { noteOperator() } }
      switch current.kind {
      case .infixOperator:
        advance()
        try operand()
      case .infixQuestion:
        try conditional()
        try operand()
      case .keyword where current.keyword == .as || current.keyword == .is:
        try cast()
      case .keyword where current.keyword == .throws && !current.startsLine, .arrow,
        .identifier where word(current) == .async && !current.startsLine:
        try functionTypeTail()
        try operand()
      default:
        return
      }
    }
  }

  /// Reads `? a :` of a conditional expression.
  private mutating func conditional() throws(FragmentProblem) {
    advance()
    try expression()
    guard current.kind == .colon else { throw expected(.colon) }
    advance()
  }

  /// Reads `as T`, `as? T`, `as! T` or `is T`.
  private mutating func cast() throws(FragmentProblem) {
    let isConversion = current.keyword == .as
    advance()
    if isConversion, current.kind == .postfixQuestion || current.kind == .postfixExclamation {
      advance()
    }
    try typeOperand()
  }

  /// Reads a type between operators. Swift takes three dots behind it for a part of the type.
  private mutating func typeOperand() throws(FragmentProblem) {
    _ = try type()
    if isOperator(current), text(current) == "..." { throw problem(.trailing("...")) }
  }

  /// Reads `async throws ->` of a function type that is written as an expression, as in
  /// `[() -> Void]()`.
  private mutating func functionTypeTail() throws(FragmentProblem) {
    guard tokens[index - 1].kind == .rightParenthesis else {
      throw problem(.bareFunctionParameter)
    }
    _ = try effects()
    guard current.kind == .arrow else { throw expected(.arrow) }
    advance()
    if current.keyword == .try || word(current) == .await || word(current) == .async {
      throw expected(.type)
    }
  }

  /// Reads an operand with the words and operators in front of it.
  mutating func operand() throws(FragmentProblem) {
    let start = current.start
    try operandModifiers()
    if word(current) == .any, startsType(peek()) || isOperator(peek(), "~") {
      // Behind `any` Swift takes a tilde for the start of a type, however it is spaced.
      noteOperator()
      return try typeOperand()
    }
    while current.kind == .prefixOperator { advance() }
    if current.start > start || current.kind == .backslash { noteOperator() }
    try postfixExpression()
  }

  /// Reads `try`, `await` and the like.
  private mutating func operandModifiers() throws(FragmentProblem) {
    while true {
      switch current.kind {
      case .keyword where current.keyword == .try:
        advance()
        if current.kind == .postfixQuestion || current.kind == .postfixExclamation { advance() }
      case .keyword where current.keyword == .repeat && startsOperand(peek()):
        advance()
      case .identifier where isOperandModifier(current):
        advance()
      default:
        return
      }
    }
  }

  /// Whether a token is a word such as `await` in front of an operand, rather than a name.
  private func isOperandModifier(_ token: SwiftToken) -> Bool {
    switch word(token) {
    case .await: true
    case .unsafe: startsOperand(peek())
    case .consume, .copy, .borrow, .each: startsName(peek())
    default: false
    }
  }

  private func startsName(_ token: SwiftToken) -> Bool {
    guard !token.startsLine else { return false }
    switch token.kind {
    case .identifier, .escapedIdentifier, .dollarIdentifier: return true
    default: return token.keyword == .self
    }
  }

  /// Whether a token on the same line can only start an operand.
  private func startsOperand(_ token: SwiftToken) -> Bool {
    guard !token.startsLine else { return false }
    switch token.kind {
    case .identifier, .escapedIdentifier, .dollarIdentifier, .integer, .float, .string,
      .stringHead, .backslash, .pound, .prefixPeriod:
      return true
    case .keyword:
      guard let keyword = token.keyword else { return false }
      return keyword.isOperand || keyword == .try || keyword == .repeat
    default:
      return false
    }
  }

  // MARK: Operands

  private mutating func postfixExpression() throws(FragmentProblem) {
    var takesTrailingClosure = true
    switch current.kind {
    case .float where peek().kind == .period:
      throw problem(.memberOfNumber)
    case .integer where peek().kind == .period && isUnclearMember(of: index):
      throw problem(.memberOfNumber)
    case .integer, .float, .string:
      advance()
      takesTrailingClosure = false
    case .stringHead:
      try interpolatedString()
      takesTrailingClosure = false
    case .identifier, .escapedIdentifier:
      advance()
      try nameTail()
    case .dollarIdentifier:
      if isDigits(from: current.start + 1, to: current.end) {
        throw problem(.closureArgument(text(current)))
      }
      advance()
    case .keyword:
      takesTrailingClosure = try keywordOperand()
    case .pound:
      takesTrailingClosure = !isMagicLiteral(current)
      try poundOperand()
    case .period, .prefixPeriod:
      try implicitMember()
    case .leftParenthesis:
      let opening = current
      advance()
      try arguments(until: .rightParenthesis, opening)
      takesTrailingClosure = false
    case .leftBracket:
      try collection()
      takesTrailingClosure = false
    case .leftBrace:
      try skipBalanced()
    case .backslash:
      try keyPath()
      return try suffixes(takingTrailingClosure: false, isKeyPath: true)
    default:
      throw expected(.operand)
    }
    try suffixes(takingTrailingClosure: takesTrailingClosure)
  }

  /// Whether Swift could read the member of an integer as a fraction, or the integer behind a `<` as
  /// a generic argument.
  private func isUnclearMember(of index: Int) -> Bool {
    peek(2).kind == .integer
      || index > 0 && isOperator(tokens[index - 1], startingWith: "<")
  }

  /// Reads a reserved word that is an operand; `false` when no closure can trail it.
  private mutating func keywordOperand() throws(FragmentProblem) -> Bool {
    guard let keyword = current.keyword else { throw expected(.operand) }
    switch keyword {
    case .self, .Self, .Any:
      advance()
      return true
    case .super:
      advance()
      guard current.kind == .period || current.kind == .leftBracket else {
        throw expected(.memberName)
      }
      return true
    case .nil, .true, .false:
      advance()
      return false
    case .if, .switch, .do:
      throw problem(.conditionalStatement(keyword.rawValue))
    case .wildcard, .in, .as, .is, .where, .catch, .throws, .rethrows, .inout, .repeat:
      throw expected(.operand)
    default:
      throw problem(.statement(keyword.rawValue))
    }
  }

  private func isMagicLiteral(_ token: SwiftToken) -> Bool {
    ["#file", "#fileID", "#filePath", "#column", "#function", "#dsohandle"].contains(text(token))
  }

  /// Reads `#file`, a macro's name, `#selector(…)` or `#keyPath(…)`.
  private mutating func poundOperand() throws(FragmentProblem) {
    try refuseDirective()
    let name = text(current)
    advance()
    if ["#colorLiteral", "#imageLiteral", "#fileLiteral"].contains(name),
      current.kind != .leftParenthesis
    {
      throw expected(.openingParenthesis)
    }
    guard name == "#selector" || name == "#keyPath" else {
      if isOperator(current, "<") { tryGenericArguments() }
      return
    }
    let opening = current
    guard opening.kind == .leftParenthesis else { throw expected(.openingParenthesis) }
    advance()
    if name == "#selector" {
      if isLabel(current), peek().kind == .colon, ["getter", "setter"].contains(text(current)) {
        advance()
        advance()
      }
      try expression()
    } else {
      while true {
        guard current.kind == .identifier else { throw expected(.memberName) }
        advance()
        guard current.kind == .period else { break }
        advance()
      }
    }
    try close(.rightParenthesis, opening)
  }

  /// Reads an interpolated string to its end.
  private mutating func interpolatedString() throws(FragmentProblem) {
    let opening = current
    while current.kind != .stringTail {
      guard current.kind == .stringHead || current.kind == .stringMiddle else {
        throw FragmentProblem(.unclosed("\\("), at: opening.end - 2)
      }
      advance()
      try interpolation()
    }
    advance()
  }

  private mutating func interpolation() throws(FragmentProblem) {
    guard current.kind != .stringMiddle, current.kind != .stringTail else {
      throw problem(.expected(.operand, found: ")"))
    }
    while true {
      try argument(until: .stringTail)
      guard current.kind == .comma else { break }
      advance()
    }
    switch current.kind {
    case .stringMiddle, .stringTail: return
    default: throw expected(.separator)
    }
  }

  /// Reads an expression, or a type with an attribute as in `[@Sendable () -> Void]()`.
  mutating func element() throws(FragmentProblem) {
    if current.kind == .at { _ = try type() } else { try expression() }
  }

  /// Reads `[…]`: a list, a dictionary, or one of their types.
  mutating func collection() throws(FragmentProblem) {
    let opening = current
    advance()
    if current.kind == .colon {
      advance()
      return try close(.rightBracket, opening)
    }
    if word(peek()) == .of, !peek().startsLine {
      try fixedArrayBody()
      return try close(.rightBracket, opening)
    }
    var isDictionary: Bool?
    while current.kind != .rightBracket {
      try element()
      isDictionary = isDictionary ?? (current.kind == .colon)
      if isDictionary == true {
        guard current.kind == .colon else { throw expected(.colon) }
        advance()
        try element()
      }
      guard current.kind == .comma else { break }
      advance()
    }
    try close(.rightBracket, opening)
  }
}
