/// A place in a command line: the words ahead that name a command or a group, and what can follow them.
struct CompletionPlace: Sendable {
  /// A word that can follow, and what it means.
  struct Word: Sendable {
    let word: String
    let summary: String
  }

  /// The words that name the command: `templates export`; empty ahead of the first one.
  let path: String
  /// Commands that can follow.
  let commands: [Word]
  /// Options that can follow.
  let options: [OptionDeclaration]
  /// What else can follow.
  let arguments: Candidates
  /// What stands for the arguments in help.
  let notation: String
  /// Whether more than one argument can follow.
  let isRepeating: Bool

  /// The path as a part of a function's name.
  var identifier: String {
    path.isEmpty ? "" : "_" + path.split(separator: " ").joined(separator: "_")
  }

  /// All places: the one ahead of the commands, and one behind each command and each group.
  static func all(_ commands: [CommandDeclaration]) -> [CompletionPlace] {
    let start = CompletionPlace(
      path: "", commands: commands.map(Word.init), options: [.version, .help],
      arguments: .nothing, notation: "", isRepeating: false)
    return [start] + commands.flatMap(places)
  }

  private static func places(of command: CommandDeclaration) -> [CompletionPlace] {
    let own = CompletionPlace(
      path: command.name, commands: command.subcommands.map(Word.init),
      options: command.allOptions, arguments: command.arguments.candidates,
      notation: command.arguments.notation, isRepeating: command.arguments.limit > 1)
    return [own] + command.subcommands.flatMap(places)
  }
}

extension CompletionPlace.Word {
  fileprivate init(_ command: CommandDeclaration) {
    self.init(word: command.word, summary: command.summary.firstSentence)
  }
}

extension String {
  /// The first sentence without its full stop: what fits beside a candidate.
  var firstSentence: String {
    var end = startIndex
    while end < endIndex {
      let next = index(after: end)
      if self[end] == ".", next == endIndex || self[next] == " " { break }
      end = next
    }
    return String(self[..<end])
  }
}
