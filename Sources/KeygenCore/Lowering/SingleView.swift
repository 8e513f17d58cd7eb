import SwiftSource

/// Tells from statements how Swift builds a view of them: as exactly one, or without a builder.
enum SingleView {
  /// Views of SwiftUI that are one, however many they contain. A `Group` or a `ForEach` is as many as it contains.
  private static let containers: Set<String> = [
    "AnyLayout", "Button", "Form", "GeometryReader", "HStack", "LazyHStack", "LazyVStack", "List",
    "NavigationStack", "NavigationView", "ScrollView", "ScrollViewReader", "VStack", "ZStack",
  ]

  /// Whether statements hand their view back with `return`, which the builders of views do not go with.
  ///
  /// - Parameter text: well-formed statements; a `return` inside of braces is that of a closure or a function.
  static func isReturned(by text: String) -> Bool {
    guard let tokens = try? SwiftLexer.tokens(of: text) else { return false }
    var depth = 0
    for token in tokens {
      switch token.kind {
      case .leftParenthesis, .leftBracket, .leftBrace, .stringHead: depth += 1
      case .rightParenthesis, .rightBracket, .rightBrace, .stringTail: depth -= 1
      case .keyword where depth == 0 && token.keyword == .return: return true
      default: break
      }
    }
    return false
  }

  /// Whether a text is one such view, with calls on it: `VStack { … }.padding()`.
  ///
  /// Anything else counts as several views, since names do not tell what they are.
  ///
  /// - Parameter text: well-formed statements.
  static func isBuilt(by text: String) -> Bool {
    guard let tokens = try? SwiftLexer.tokens(of: text) else { return false }
    let bytes = Array(text.utf8)
    var depth = 0
    var previous: SwiftToken.Kind?
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .endOfText: return previous == .rightBrace || previous == .rightParenthesis
      case .leftParenthesis, .leftBracket, .leftBrace:
        // An argument list on a line of its own would be another expression.
        if depth == 0, token.kind != .leftBrace, token.startsLine { return false }
        depth += 1
      case .rightParenthesis, .rightBracket, .rightBrace: depth -= 1
      case .stringHead: depth += 1
      case .stringTail: depth -= 1
      default:
        guard depth == 0 else { break }
        let isFirst = index == 0
        let isRight =
          switch token.kind {
          case .identifier where isFirst:
            containers.contains(String(decoding: bytes[token.range], as: UTF8.self))
          case .identifier, .escapedIdentifier: previous == .period || previous == .prefixPeriod
          case .period, .prefixPeriod: previous == .rightBrace || previous == .rightParenthesis
          default: false
          }
        guard isRight else { return false }
      }
      previous = token.kind
    }
    return false
  }
}
