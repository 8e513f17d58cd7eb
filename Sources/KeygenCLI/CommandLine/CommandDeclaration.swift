/// A command: the one place where its name, arguments, options and meaning stand.
///
/// Parser, help and completions are made from these declarations.
struct CommandDeclaration: Sendable {
  /// Does the work of a command.
  typealias Work = @Sendable (Invocation, Console) throws(CommandStop) -> ExitCode

  /// The words that name the command: `generate`, or `templates export` for a command in a group.
  let name: String
  /// What it does, in one sentence.
  let summary: String
  /// The arguments it takes.
  let arguments: ArgumentsDeclaration
  /// What there is to know beyond the summary, in paragraphs.
  let discussion: String
  /// The options of this command; those of every command come on top.
  let options: [OptionDeclaration]
  /// A command line that works, and what it does; a group has none of its own.
  let example: (line: String, effect: String)?
  /// The commands of a group, one of which the next word names; empty for a command that does work itself.
  let subcommands: [CommandDeclaration]
  /// Does the work; `nil` for a group.
  let run: Work?

  /// A command that does work.
  init(
    name: String, summary: String, arguments: ArgumentsDeclaration, discussion: String,
    options: [OptionDeclaration], example: (line: String, effect: String), run: @escaping Work
  ) {
    self.name = name
    self.summary = summary
    self.arguments = arguments
    self.discussion = discussion
    self.options = options
    self.example = example
    self.run = run
    subcommands = []
  }

  /// A group of commands.
  init(
    name: String, summary: String, discussion: String, subcommands: [CommandDeclaration]
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.subcommands = subcommands
    arguments = ""
    options = []
    example = nil
    run = nil
  }

  /// The last word of the name, which tells the command from the others of its group.
  var word: String { String(name.split(separator: " ").last ?? "") }

  /// All options that the command takes.
  var allOptions: [OptionDeclaration] {
    run == nil ? [.help] : options + OptionDeclaration.common
  }
}

extension CommandDeclaration {
  /// The commands, in the order of the help.
  static let all: [CommandDeclaration] = [
    .initialize, .generate, .check, .lint, .verify, .explain, .templates, .context, .schema,
    .completions, .help,
  ]
}
