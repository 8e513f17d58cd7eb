import SwiftSource

/// Pieces of Swift that suites are made of.
enum SuiteText {
  /// A string literal.
  static func literal(_ text: String) -> String { SwiftLiteral.string(text) }

  /// A literal of an array of strings.
  static func literal(_ texts: [String]) -> String {
    "[\(texts.map { literal($0) }.joined(separator: ", "))]"
  }

  /// Names in a list.
  static func list(_ parts: [String]) -> String { parts.joined(separator: ", ") }
}
