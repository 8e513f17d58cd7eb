import SwiftSource

/// Finds the lines on which a line directive can stand: those where a statement or a declaration begins or ends.
enum StatementStarts {
  /// For each line whether a statement, a declaration or a closing brace begins on it.
  ///
  /// - Parameters:
  ///   - bytes: Swift source in UTF-8.
  ///   - lineStarts: the offsets at which lines begin.
  static func find(in bytes: [UInt8], lineStarts: [Int]) -> [Bool] {
    var starts = [Bool](repeating: false, count: lineStarts.count)
    guard let tokens = try? SwiftLexer.tokens(of: String(decoding: bytes, as: UTF8.self)) else {
      return starts
    }
    var line = 0
    var brackets = Brackets()
    var previous: SwiftToken?
    for token in tokens {
      while line + 1 < lineStarts.count, lineStarts[line + 1] <= token.start { line += 1 }
      if token.startsLine, !brackets.isInsideExpression,
        begins(token, after: previous, isAttributed: brackets.isBehindAttribute)
      {
        starts[line] = true
      }
      brackets.consume(token, isFirstOnLine: token.startsLine)
      previous = token
    }
    return starts
  }

  /// Whether a token that is the first on its line begins something, rather than going on with the line before.
  private static func begins(
    _ token: SwiftToken, after previous: SwiftToken?, isAttributed: Bool
  ) -> Bool {
    guard !isAttributed else { return false }
    switch token.kind {
    case .period, .prefixPeriod, .infixOperator, .postfixOperator, .infixQuestion, .colon, .comma,
      .arrow, .equal, .rightParenthesis, .rightBracket, .leftBrace, .stringMiddle, .stringTail:
      return false
    case .keyword where [.else, .where, .catch, .case, .default, .as, .is].contains(token.keyword):
      return false
    default: break
    }
    switch previous?.kind {
    case .infixOperator, .prefixOperator, .equal, .comma, .colon, .arrow, .period, .prefixPeriod,
      .infixQuestion, .at, .stringHead, .stringMiddle:
      return false
    default: return true
    }
  }

  /// The brackets that are open, and whether an attribute stands in front of what comes.
  private struct Brackets {
    private var open: [SwiftToken.Kind] = []
    private(set) var isBehindAttribute = false

    /// Whether the innermost bracket holds an expression or parameters, not statements.
    var isInsideExpression: Bool { open.last.map { $0 != .leftBrace } ?? false }

    mutating func consume(_ token: SwiftToken, isFirstOnLine: Bool) {
      if isFirstOnLine, !isInsideExpression { isBehindAttribute = token.kind == .at }
      switch token.kind {
      case .leftParenthesis, .leftBracket, .leftBrace, .stringHead: open.append(token.kind)
      case .rightParenthesis, .rightBracket, .rightBrace, .stringTail: _ = open.popLast()
      default: break
      }
    }
  }
}
