/// An option of the command line: the one place where its name, value and meaning stand.
///
/// Parser, help and completions are made from these declarations.
struct OptionDeclaration: Hashable, Sendable {
  /// What an option's value is, which decides how it is shown and completed.
  enum Value: Hashable, Sendable {
    case folder
    case file
    /// One of some words, which help shows, or a placeholder for them where they are many.
    case words([String], placeholder: String? = nil)
    case number
    /// Any text, by the placeholder that help shows for it.
    case text(String)

    /// The placeholder in help texts.
    var placeholder: String {
      switch self {
      case .folder: "DIR"
      case .file: "FILE"
      case .number: "N"
      case .text(let placeholder): placeholder
      case .words(let words, let placeholder): placeholder ?? words.joined(separator: "|")
      }
    }
  }

  /// The name with its dashes.
  let name: String
  /// The one-letter form with its dash, if there is one.
  let letter: String?
  /// The value, or `nil` for a switch.
  let value: Value?
  /// Whether it may be given more than once, each time with another value.
  let isRepeatable: Bool
  /// What it does, in one sentence.
  let summary: String

  init(
    _ name: String, letter: String? = nil, value: Value? = nil, isRepeatable: Bool = false,
    _ summary: String
  ) {
    self.isRepeatable = isRepeatable
    self.name = name
    self.letter = letter
    self.value = value
    self.summary = summary
  }
}

extension OptionDeclaration {
  static let help = OptionDeclaration("--help", letter: "-h", "Show help and an example.")
  static let version = OptionDeclaration("--version", "Show the version.")
  static let quiet = OptionDeclaration("--quiet", letter: "-q", "Say nothing but errors.")
  static let verbose = OptionDeclaration(
    "--verbose", letter: "-v", "Say what was done for each file.")
  static let color = OptionDeclaration(
    "--color", value: .words(["auto", "always", "never"]),
    "Whether messages are coloured; on a terminal they are, unless NO_COLOR is set.")

  /// The options that every command has.
  static let common = [quiet, verbose, color, help]
}
