/// How many arguments a command takes, in the notation that help shows: `DIR` is one, `[DIR]` at most one, `DIR…` one
/// or more, `[DIR]…` any number, and nothing none.
struct ArgumentsDeclaration: ExpressibleByStringLiteral, Sendable {
  /// The arguments as help shows them.
  let notation: String

  init(stringLiteral value: String) { notation = value }

  /// Whether a command line without arguments is wrong.
  var isRequired: Bool { !notation.isEmpty && !notation.hasPrefix("[") }

  /// How many arguments there may be.
  var limit: Int { notation.isEmpty ? 0 : notation.hasSuffix("…") ? .max : 1 }
}
