import KeygenCore

/// Finds the command that the first words of a command line name.
enum CommandLookup {
  /// The command, and the words behind its name.
  ///
  /// - Parameters:
  ///   - words: the command line, the program's own name left out.
  ///   - commands: the commands that there are.
  /// - Returns: a command that does work, or a group where no further word names one of its commands.
  static func find(
    _ words: ArraySlice<String>, in commands: [CommandDeclaration]
  ) throws(UsageError) -> (command: CommandDeclaration, rest: ArraySlice<String>) {
    var group: CommandDeclaration?
    var candidates = commands
    var rest = words
    while let word = rest.first {
      // Behind a group's name an option such as `--help` is about the group.
      if let group, word.hasPrefix("-") { return (group, rest) }
      guard let command = candidates.first(where: { $0.word == word }) else {
        throw unknown(word, of: group, candidates)
      }
      rest = rest.dropFirst()
      if command.subcommands.isEmpty { return (command, rest) }
      group = command
      candidates = command.subcommands
    }
    guard let group else { throw .missingCommand(words: commands.map(\.word)) }
    return (group, rest)
  }

  private static func unknown(
    _ word: String, of group: CommandDeclaration?, _ candidates: [CommandDeclaration]
  ) -> UsageError {
    let lead = group.map { $0.name + " " } ?? ""
    let options = group == nil ? [OptionDeclaration.help.name, OptionDeclaration.version.name] : []
    let option = word.prefix { $0 != "=" }
    if group == nil, candidates.contains(where: { $0.has(String(option)) }) {
      return .optionBeforeCommand(String(option))
    }
    let nearest = NearestWord.of(word, in: candidates.map(\.word) + options)
    return .unknownCommand(lead + word, nearest: nearest.map { lead + $0 })
  }
}

extension CommandDeclaration {
  /// Whether the command, or one of its group, takes an option of a spelling.
  fileprivate func has(_ spelling: String) -> Bool {
    ([self] + subcommands).contains { command in
      command.allOptions.contains { $0.spellings.contains(spelling) }
    }
  }
}
