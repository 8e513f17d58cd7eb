/// A command: the one place where its name, arguments, options and meaning stand.
///
/// Parser, help and completions are made from these declarations.
struct CommandDeclaration: Sendable {
  /// The word that names the command.
  let name: String
  /// What it does, in one sentence.
  let summary: String
  /// The arguments as help shows them, empty where there are none.
  let arguments: String
  /// What there is to know beyond the summary, in paragraphs.
  let discussion: String
  /// The options of this command; those of every command come on top.
  let options: [OptionDeclaration]
  /// A command line that works, and what it does.
  let example: (line: String, effect: String)
  /// Does the work.
  let run: @Sendable (Invocation, Console) -> ExitCode

  /// All options that the command takes.
  var allOptions: [OptionDeclaration] { options + OptionDeclaration.common }
}

extension CommandDeclaration {
  /// The commands, in the order of the help.
  static let all: [CommandDeclaration] = [.generate, .verify]
}
