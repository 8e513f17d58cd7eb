import SwiftSource

/// Generic parameters in angle brackets.
enum GenericClause {
  /// The clause of a declaration, with constraints, or nothing where there are no parameters.
  static func declaration(of parameters: [Fragment]) -> CodeLine {
    guard let first = parameters.first else { return "" }
    return CodeLine(
      "<\(parameters.map(\.text).joined(separator: ", "))>", from: first.node)
  }

  /// The clause of a use in the scope of equally named parameters, or nothing where there are none.
  static func arguments(of parameters: [Fragment]) -> String {
    guard !parameters.isEmpty else { return "" }
    return "<\(parameters.map { argument(of: $0.text) }.joined(separator: ", "))>"
  }

  /// `ID` of `ID: Hashable`, `repeat each T` of `each T`, `count` of `let count: Int`.
  private static func argument(of parameter: String) -> String {
    let name = name(of: parameter)
    return words(of: parameter).first == "each" ? "repeat each \(name)" : name
  }

  /// Whether a parameter stands for a list of types or for a number, not for one type.
  static func isPackOrValue(_ parameter: String) -> Bool { words(of: parameter).count > 1 }

  /// The name of a generic parameter.
  static func name(of parameter: String) -> String { words(of: parameter).last ?? parameter }

  /// The words in front of the constraint.
  private static func words(of parameter: String) -> [String] {
    let tokens = (try? SwiftLexer.tokens(of: parameter)) ?? []
    let bytes = Array(parameter.utf8)
    return tokens.prefix { $0.kind != .colon && $0.kind != .endOfText }
      .map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }
}
