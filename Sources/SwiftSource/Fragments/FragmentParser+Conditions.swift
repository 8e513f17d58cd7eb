extension FragmentParser {
  /// Reads a condition of `#if`: tests and flags with `&&`, `||`, `!` and parentheses, on one line.
  mutating func condition() throws(FragmentProblem) {
    try refuseComments()
    try conditions()
  }

  /// Reads tests joined by `&&` and `||`.
  mutating func conditions() throws(FragmentProblem) {
    try descend()
    defer { ascend() }
    while true {
      try conditionOperand()
      guard isConditionOperator(current) else { return }
      advance()
    }
  }

  private func isConditionOperator(_ token: SwiftToken) -> Bool {
    guard token.kind == .infixOperator else { return false }
    let text = text(token)
    return text == "&&" || text == "||"
  }

  private mutating func conditionOperand() throws(FragmentProblem) {
    if current.kind == .prefixOperator, isOperator(current, "!") { advance() }
    switch current.kind {
    case .leftParenthesis:
      let opening = current
      advance()
      try conditions()
      try close(.rightParenthesis, opening)
    case .keyword where current.keyword == .true || current.keyword == .false:
      advance()
    case .identifier where word(current) != .await:
      let test = text(current)
      advance()
      if current.kind == .leftParenthesis { try conditionArguments(of: test) }
    default:
      throw expected(.condition)
    }
  }

  private mutating func conditionArguments(of test: String) throws(FragmentProblem) {
    let opening = current
    advance()
    switch test {
    case "os", "arch", "targetEnvironment", "hasFeature", "hasAttribute", "_endian",
      "_pointerBitWidth", "_runtime", "_ptrauth", "_hasAtomicBitWidth", "_objectFileFormat":
      guard current.kind == .identifier, word(current) != .await else { throw expected(.name) }
      advance()
    case "swift", "compiler", "_compiler_version":
      try versionRequirement()
    case "canImport":
      try importedModule()
    default:
      throw FragmentProblem(
        .expected(.condition, found: test), at: tokens[index - 2].start)
    }
    try close(.rightParenthesis, opening)
  }

  /// Reads `>=5.9` or `<6`.
  private mutating func versionRequirement() throws(FragmentProblem) {
    guard current.kind == .prefixOperator, [">=", "<"].contains(text(current)) else {
      throw expected(.version)
    }
    advance()
    try version()
  }

  /// Reads a version: numbers with dots, which lex as integers, floats and members.
  private mutating func version() throws(FragmentProblem) {
    guard isVersionPart(current) else { throw expected(.version) }
    advance()
    while current.kind == .period, isVersionPart(peek()) {
      advance()
      advance()
    }
  }

  private func isVersionPart(_ token: SwiftToken) -> Bool {
    (token.kind == .integer || token.kind == .float)
      && bytes[token.range].allSatisfy { ScalarClass.isDigit($0) || $0 == UInt8(ascii: ".") }
  }

  /// Reads `Module` or `Module, _version: 5.1`.
  private mutating func importedModule() throws(FragmentProblem) {
    guard current.kind == .identifier else { throw expected(.name) }
    advance()
    while current.kind == .period {
      advance()
      guard current.kind == .identifier else { throw expected(.name) }
      advance()
    }
    guard current.kind == .comma else { return }
    advance()
    guard ["_version", "_underlyingVersion"].contains(text(current)), peek().kind == .colon else {
      throw expected(.version)
    }
    advance()
    advance()
    try version()
  }
}
