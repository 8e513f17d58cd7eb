import JSONSource

/// A value as a Swift expression.
enum ValueExpression: Sendable {
  /// Swift as it was written, one line or more.
  case lines([CodeLine])
  /// A literal that was made from JSON.
  case literal(LiteralTree, from: JSONNode)

  /// The expression as one line of code, where it is one.
  var singleLine: CodeLine? {
    switch self {
    case .lines(let lines): lines.count == 1 ? lines[0] : nil
    case .literal(let tree, let origin): CodeLine(tree.text, from: origin)
    }
  }

  /// The lines of the expression.
  ///
  /// - Parameter indentation: the columns in front of them.
  func codeLines(indentation: Int) -> [CodeLine] {
    switch self {
    case .lines(let lines): lines
    case .literal(let tree, let origin):
      tree.lines(indentation: indentation).map { CodeLine($0, from: origin) }
    }
  }
}
