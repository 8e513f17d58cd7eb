import SwiftSource

/// Finds the lines on which a line directive can stand: those where it is certain that a statement or a declaration
/// begins or a block ends.
///
/// A directive ends whatever stands before it. So a line counts only where both the token before it can end a statement
/// and its first one can begin one; where that is open, the line before keeps counting, which is right for the lines of
/// a list.
enum StatementStarts {
  /// For each line whether a directive can stand in front of it.
  ///
  /// - Parameters:
  ///   - bytes: Swift source in UTF-8.
  ///   - lineStarts: the offsets at which lines begin.
  static func find(in bytes: [UInt8], lineStarts: [Int]) -> [Bool] {
    var starts = [Bool](repeating: false, count: lineStarts.count)
    guard let tokens = try? SwiftLexer.tokens(of: String(decoding: bytes, as: UTF8.self)) else {
      return starts
    }
    var scan = Scan(bytes: bytes, tokens: tokens)
    var line = 0
    for index in tokens.indices {
      while line + 1 < lineStarts.count, lineStarts[line + 1] <= tokens[index].start { line += 1 }
      if tokens[index].startsLine, scan.canStandBefore(index) { starts[line] = true }
      scan.pass(index)
    }
    return starts
  }

  /// Reads tokens in order and knows which brackets are open.
  private struct Scan {
    let bytes: [UInt8]
    let tokens: [SwiftToken]
    private var open: [SwiftToken.Kind] = []
    private var isBehindAttribute = false

    init(bytes: [UInt8], tokens: [SwiftToken]) {
      self.bytes = bytes
      self.tokens = tokens
    }

    /// Whether a directive can stand before a token that is the first on its line.
    func canStandBefore(_ index: Int) -> Bool {
      guard open.last ?? .leftBrace == .leftBrace, !isBehindAttribute, canBegin(index) else {
        return false
      }
      return index == 0 || canEnd(before: index)
    }

    mutating func pass(_ index: Int) {
      let token = tokens[index]
      if token.startsLine, open.last ?? .leftBrace == .leftBrace {
        isBehindAttribute = token.kind == .at
      }
      switch token.kind {
      case .leftParenthesis, .leftBracket, .leftBrace, .stringHead: open.append(token.kind)
      case .rightParenthesis, .rightBracket, .rightBrace, .stringTail: _ = open.popLast()
      default: break
      }
    }

    /// Whether the token before can be the last of a statement, or opens the block that a statement is the first of.
    private func canEnd(before index: Int) -> Bool {
      let previous = tokens[index - 1]
      switch previous.kind {
      case .rightBrace, .rightParenthesis, .rightBracket, .integer, .float, .string, .stringTail,
        .semicolon, .escapedIdentifier, .dollarIdentifier:
        return true
      case .leftBrace: return !isClosureSignature(index)
      case .identifier: return !StatementStarts.words.contains(text(index - 1))
      case .keyword: return previous.keyword?.isOperand ?? false
      default:
        // `#else` and `#endif` end a line of their own.
        return previous.kind == .pound && ["#else", "#endif"].contains(text(index - 1))
          && [.keyword, .at, .pound].contains(tokens[index].kind)
      }
    }

    /// Whether the token can be the first of a statement or a declaration, or closes a block.
    private func canBegin(_ index: Int) -> Bool {
      let token = tokens[index]
      switch token.kind {
      case .rightBrace, .endOfText, .at: return true
      case .string, .stringHead, .integer, .float, .escapedIdentifier: return true
      case .identifier:
        // `b: { … }` may be a labelled trailing closure.
        return tokens[index + 1].kind != .colon && !isAccessor(text(index))
          && !isClosureSignature(index)
      case .prefixPeriod: return index > 0 && tokens[index - 1].kind == .leftBrace
      case .pound: return text(index) == "#if" && !isPostfixCondition(index)
      case .leftParenthesis, .leftBracket:
        return index > 0 && tokens[index - 1].kind == .leftBrace
      case .keyword: return StatementStarts.openers.contains(text(index))
      default: return false
      }
    }

    /// Whether a `#if` holds parts of an expression: lines that begin with a period.
    private func isPostfixCondition(_ index: Int) -> Bool {
      let next = tokens[(index + 1)...].first { $0.startsLine }
      return next?.kind == .prefixPeriod || next?.kind == .period
    }

    /// Whether the line of a token is, or may be, the signature of a closure: its own first tokens and `in`. A list of
    /// captures or parameters that it begins with may go over several lines.
    private func isClosureSignature(_ index: Int) -> Bool {
      guard text(index) != "for" else { return false }
      var depth = 0
      let isList = tokens[index].kind == .leftBracket || tokens[index].kind == .leftParenthesis
      var openLists = 0
      for token in tokens[index...] {
        if token.startsLine, token.start != tokens[index].start, openLists == 0 {
          return token.keyword == .in
        }
        switch token.kind {
        case .leftBracket, .leftParenthesis: if isList { openLists += 1 }
        case .rightBracket, .rightParenthesis: if isList { openLists -= 1 }
        case .leftBrace: depth += 1
        case .rightBrace: depth -= 1
        case .keyword where token.keyword == .in && depth == 0: return true
        default: break
        }
      }
      return false
    }

    private func isAccessor(_ word: String) -> Bool {
      ["get", "set", "willSet", "didSet", "async"].contains(word)
    }

    private func text(_ index: Int) -> String {
      String(decoding: bytes[tokens[index].range], as: UTF8.self)
    }
  }

  /// Keywords that begin statements and declarations. `while` is none of them: it may belong to a `repeat`.
  private static let openers: Set<String> = [
    "let", "var", "if", "guard", "for", "repeat", "switch", "return", "throw", "defer", "do",
    "break", "continue", "fallthrough", "func", "struct", "class", "enum", "extension", "import",
    "self", "super", "try", "static", "private", "fileprivate", "internal", "public", "init",
    "subscript", "typealias", "true", "false", "nil",
  ]

  /// Words that are no keywords and that something has to follow on the next line.
  private static let words: Set<String> = [
    "actor", "any", "async", "await", "borrowing", "consume", "consuming", "convenience", "copy",
    "discard", "distributed", "dynamic", "each", "final", "indirect", "infix", "isolated", "lazy",
    "macro", "mutating", "nonisolated", "nonmutating", "open", "optional", "override", "package",
    "postfix", "prefix", "required", "sending", "some", "then", "unowned", "unsafe", "weak",
    "yield",
  ]
}
