/// A Swift expression as it is written: what its source says, without knowing any declaration.
public struct SwiftExpression: Equatable, Sendable {
  /// The source of the expression, without white space and comments around it.
  public let text: String

  /// Whether the expression is a single operand, so that a member, a call or an operator can follow
  /// it without parentheses: no operator, cast, `try`, `await` or key path stands outside brackets.
  public let isOperand: Bool

  /// Every name that the expression mentions, in order, each once: not the members behind a dot, nor
  /// the labels of arguments; what closures declare is not told apart from what they use.
  public let mentionedNames: [String]

  /// Reads an expression.
  ///
  /// - Parameter text: the source of exactly one expression.
  /// - Throws: the problem that `SwiftFragment.problems(in:as:)` reports for the text.
  public init(parsing text: String) throws(FragmentProblem) {
    var parser = try FragmentParser(text)
    try parser.fragment(of: .expression)
    let tokens = parser.tokens
    let range = tokens[0].start..<tokens[tokens.count - 2].end
    self.text = String(decoding: parser.bytes[range], as: UTF8.self)
    isOperand = !parser.hasOutermostOperator
    mentionedNames = parser.mentionedNames
  }
}

extension SwiftFragment {
  /// Every name that statements mention, in order, each once: not the members behind a dot, nor the
  /// labels of arguments; what the statements declare is not told apart from what they use.
  ///
  /// - Parameter text: statements that `problems(in:as:)` accepts.
  /// - Throws: the first problem of the text's tokens.
  public static func mentionedNames(
    inStatements text: String
  ) throws(FragmentProblem) -> [String] {
    try FragmentParser(text).mentionedNames
  }
}

extension FragmentParser {
  /// The names among the tokens, but for members and labels.
  var mentionedNames: [String] {
    var seen: Set<String> = []
    var names: [String] = []
    for (index, token) in tokens.enumerated() {
      guard let name = name(of: token), !isMember(index), !isLabel(at: index) else { continue }
      if seen.insert(name).inserted { names.append(name) }
    }
    return names
  }

  private func name(of token: SwiftToken) -> String? {
    switch token.kind {
    case .identifier: text(token)
    case .dollarIdentifier: text(token)
    case .escapedIdentifier: String(text(token).dropFirst().dropLast())
    default: nil
    }
  }

  private func isMember(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    return tokens[index - 1].kind == .period || tokens[index - 1].kind == .prefixPeriod
  }

  /// Whether a name is followed by a colon and preceded by the start of an argument. The middle of a
  /// conditional expression is preceded by its question mark, so it is none.
  private func isLabel(at index: Int) -> Bool {
    guard index > 0, tokens[index + 1].kind == .colon else { return false }
    switch tokens[index - 1].kind {
    case .leftParenthesis, .comma: return true
    default: return false
    }
  }
}
