import JSONSource
import SwiftSource

/// Writes values of a spec as Swift expressions of a type.
enum ValueLiteral {
  /// Something that is wrong with a value.
  struct Problem {
    let kind: DiagnosticKind
    let node: JSONNode
    /// Where in the decoded string, in UTF-8 bytes; `nil` for the value as a whole.
    let offset: Int?
    let message: String
    let remedy: String?

    init(
      _ kind: DiagnosticKind = .invalidLiteral, at node: JSONNode, offset: Int? = nil,
      _ message: String, remedy: String? = nil
    ) {
      self.kind = kind
      self.node = node
      self.offset = offset
      self.message = message
      self.remedy = remedy
    }
  }

  /// The expression, or `nil` where the value is wrong.
  static func expression(for value: ValueSpec, type: ValueType) -> ValueExpression? {
    var problems: [Problem] = []
    return expression(for: value, type: type, problems: &problems)
  }

  /// The expression; what is wrong with the value is added to `problems`.
  static func expression(
    for value: ValueSpec, type: ValueType, problems: inout [Problem]
  ) -> ValueExpression? {
    switch value {
    case .swift(let fragment): return .lines(fragment.codeLines)
    case .json(let node):
      if node.kind == .string, !type.strippingOptionals.isText {
        return expressionLines(node, problems: &problems).map { .lines($0) }
      }
      let before = problems.count
      guard let tree = tree(of: node, type: type, problems: &problems), problems.count == before
      else { return nil }
      return .literal(tree, from: node)
    }
  }

  /// A string for a type that is no text is an expression, of one line or more.
  private static func expressionLines(
    _ node: JSONNode, problems: inout [Problem]
  ) -> [CodeLine]? {
    let fragment = Fragment(node.string ?? "", from: node)
    let found = SwiftFragment.problems(in: fragment.text, as: .expression)
    problems += found.map {
      Problem(.invalidFragment, at: node, offset: $0.offset, $0.message, remedy: $0.remedy)
    }
    return found.isEmpty ? fragment.codeLines : nil
  }

  /// An expression inside of a list or a dictionary, which has to stand on one line.
  private static func expressionText(_ node: JSONNode, problems: inout [Problem]) -> String? {
    guard let lines = expressionLines(node, problems: &problems) else { return nil }
    if lines.count == 1 { return lines[0].text }
    problems.append(
      Problem(
        .invalidFragment, at: node, "an expression inside of a list has to stand on one line",
        remedy: "leave the line break out, or write the whole value as `{ \"swift\": … }`"))
    return nil
  }

  /// The literal or expression, for a value or a part of one.
  private static func tree(
    of node: JSONNode, type: ValueType, problems: inout [Problem]
  ) -> LiteralTree? {
    let bare = type.strippingOptionals
    switch node.kind {
    case .array: return array(node, type: bare, problems: &problems)
    case .object where bare.kind != .dictionary && node.swiftExpression != nil:
      return node.swiftExpression.flatMap { expressionText($0, problems: &problems) }.map {
        .atom($0)
      }
    case .object: return dictionary(node, type: bare, problems: &problems)
    case .null: return null(node, type: type, problems: &problems).map { .atom($0) }
    case .boolean:
      guard bare.accepts(node.kind) else { return mismatch(node, type, &problems) }
      return .atom(node.sourceText)
    case .number: return number(node, type: bare, problems: &problems).map { .atom($0) }
    case .string: return string(node, type: bare, problems: &problems).map { .atom($0) }
    }
  }

  private static func null(
    _ node: JSONNode, type: ValueType, problems: inout [Problem]
  ) -> String? {
    if !type.isKnownNonOptional { return "nil" }
    problems.append(
      Problem(
        at: node, "null stands for `nil`, and `\(type.text.forMessage)` is not an Optional",
        remedy: "write a value of the type, or make it `\(type.operandText.forMessage)?`"))
    return nil
  }

  private static func mismatch<Result>(
    _ node: JSONNode, _ type: ValueType, _ problems: inout [Problem]
  ) -> Result? {
    problems.append(
      Problem(
        at: node, "\(node.kind.phrase) is no value of the type `\(type.text.forMessage)`",
        remedy: type.remedyForLiteral))
    return nil
  }

  private static func number(
    _ node: JSONNode, type: ValueType, problems: inout [Problem]
  ) -> String? {
    guard type.accepts(node.kind) else { return mismatch(node, type, &problems) }
    let source = node.numberText ?? node.sourceText
    guard let numeric = type.numericType else { return source }
    switch SwiftLiteral.number(source, as: numeric) {
    case .success(let literal): return literal
    case .failure(let problem):
      problems.append(Problem(at: node, problem.message, remedy: problem.remedy))
      return nil
    }
  }

  private static func string(
    _ node: JSONNode, type: ValueType, problems: inout [Problem]
  ) -> String? {
    let value = node.string ?? ""
    guard type.isText else { return expressionText(node, problems: &problems) }
    if type.kind == .character, value.count != 1 {
      problems.append(
        Problem(
          at: node, "a Character is exactly one character, and this string has \(value.count)",
          remedy: "write one character, or make the type `String`"))
      return nil
    }
    return SwiftLiteral.string(value)
  }

  private static func array(
    _ node: JSONNode, type: ValueType, problems: inout [Problem]
  ) -> LiteralTree? {
    guard type.accepts(node.kind) else { return mismatch(node, type, &problems) }
    guard node.count > 0 else { return .atom("[]") }
    let element = type.element ?? .unknown
    let parts = node.elements.map { tree(of: $0, type: element, problems: &problems) }
    guard !parts.contains(where: { $0 == nil }) else { return nil }
    return .collection(parts.compactMap { $0 }.map { .init(key: nil, value: $0) })
  }

  private static func dictionary(
    _ node: JSONNode, type: ValueType, problems: inout [Problem]
  ) -> LiteralTree? {
    guard type.accepts(node.kind) else { return mismatch(node, type, &problems) }
    guard node.count > 0 else { return .atom("[:]") }
    let keyType = type.dictionaryKey?.strippingOptionals ?? .string
    let valueType = type.dictionaryValue ?? .unknown
    var entries: [LiteralTree.Element] = []
    // By the strings' own equality, which is that of the keys at run time: a repeated key would trap.
    var seen: [String: JSONNode] = [:]
    for member in node.members {
      let key = text(ofKey: member.nameNode, type: keyType, problems: &problems)
      let value = tree(of: member.value, type: valueType, problems: &problems)
      guard let key, let value else { continue }
      let isNumber = keyType.isFloatingPoint || keyType.numericType == .decimal
      let identity = keyType.isText ? member.name : isNumber ? "\(Double(key) ?? .nan)" : key
      if let first = seen.updateValue(member.nameNode, forKey: identity) {
        problems.append(
          Problem(
            at: member.nameNode,
            "this key equals the one on line \(first.position.line), and a dictionary cannot hold both",
            remedy: "remove one of them"))
      }
      entries.append(.init(key: key, value: value))
    }
    return .collection(entries)
  }

  /// A member's name as the key of a dictionary.
  private static func text(
    ofKey node: JSONNode, type: ValueType, problems: inout [Problem]
  ) -> String? {
    guard let numeric = type.numericType else {
      return string(node, type: type, problems: &problems)
    }
    switch SwiftLiteral.number(node.string ?? "", as: numeric) {
    case .success(let literal): return literal
    case .failure(let problem):
      problems.append(Problem(at: node, problem.message, remedy: problem.remedy))
      return nil
    }
  }
}
