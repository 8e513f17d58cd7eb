/// How many arguments a command takes, in the notation that help shows: `DIR` is one, `[DIR]` at most one, `DIR…` one
/// or more, `[DIR]…` any number, and nothing none.
///
/// The words in capitals also tell what the arguments are: `SPEC` a spec, `DIR` a folder.
struct ArgumentsDeclaration: ExpressibleByStringLiteral, Sendable {
  /// The arguments as help shows them.
  let notation: String
  private let makeWords: @Sendable () -> [String]

  init(stringLiteral value: String) {
    notation = value
    makeWords = { [] }
  }

  /// Arguments that are words from a list.
  ///
  /// - Parameter words: makes the list, which is not needed to run a command.
  init(_ notation: String, words: @escaping @Sendable () -> [String]) {
    self.notation = notation
    makeWords = words
  }

  /// The words that an argument can be; empty where it is something else.
  var words: [String] { makeWords() }

  /// Whether a command line without arguments is wrong.
  var isRequired: Bool { !notation.isEmpty && !notation.hasPrefix("[") }

  /// How many arguments there may be.
  var limit: Int { notation.isEmpty ? 0 : notation.hasSuffix("…") ? .max : 1 }

  /// What the shell can complete an argument to.
  var candidates: Candidates {
    let words = words
    if !words.isEmpty { return .words(words) }
    if notation.contains("SPEC") { return .specs }
    if notation.contains("FILE") || notation.contains("SWIFT") { return .files }
    return notation.contains("DIR") ? .folders : .nothing
  }
}
