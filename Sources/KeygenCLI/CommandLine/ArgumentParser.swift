import KeygenCore

/// Parses the arguments of one command by its declaration.
struct ArgumentParser {
  let command: CommandDeclaration
  private var arguments: [String] = []
  private var values: [OptionDeclaration: [String]] = [:]

  private init(_ command: CommandDeclaration) { self.command = command }

  /// Parses what follows the command's name.
  ///
  /// An option's value follows as the next argument or after `=`, or directly after the option's letter. After `--` everything is an argument.
  static func parse(
    _ words: some Collection<String>, for command: CommandDeclaration
  ) throws(UsageError) -> Invocation {
    var parser = ArgumentParser(command)
    try parser.parse(Array(words))
    if parser.values[.help] == nil { try parser.checkArguments() }
    return Invocation(arguments: parser.arguments, values: parser.values)
  }

  private mutating func parse(_ words: [String]) throws(UsageError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        arguments += rest
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        arguments.append(word)
        continue
      }
      try parseOption(word, rest: &rest)
    }
  }

  private func checkArguments() throws(UsageError) {
    let limit = command.arguments.limit
    if arguments.contains("") { throw .emptyArgument }
    if arguments.isEmpty, command.arguments.isRequired {
      throw .missingArgument(command.arguments.notation, command: command.name)
    }
    guard arguments.count > limit else { return }
    throw limit == 0
      ? .unexpectedArgument(arguments[0], command: command.name)
      : .surplusArgument(arguments[limit], command: command.name)
  }

  /// What to say of an option that the command does not have: which other command has it, or which one was meant.
  private func unknownOption(_ name: String) -> UsageError {
    if name == OptionDeclaration.version.name {
      return .toolsOption(name, command: command.name)
    }
    let owners = CommandDeclaration.all.flatMap { [$0] + $0.subcommands }
      .filter { $0.options.contains { $0.spellings.contains(name) } }
    if let owner = owners.first {
      return .othersOption(name, command: command.name, of: owner.name)
    }
    let nearest = NearestWord.of(name, in: command.allOptions.map(\.name))
    return .unknownOption(name, command: command.name, nearest: nearest)
  }

  /// Whether a word would be read as an option of the command, or as the end of these.
  private func isOption(_ word: String) -> Bool {
    let name = split(word).name
    return name == "--" || command.allOptions.contains { $0.spellings.contains(name) }
  }

  /// The name of an option and the value that is attached to it: `--jobs=4`, `-j=4` or `-j4`.
  private func split(_ word: String) -> (name: String, value: String?) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count > 1 { return (String(parts[0]), String(parts[1])) }
    let letter = word.prefix(2)
    if letter.count < word.count, !word.hasPrefix("--"),
      command.allOptions.contains(where: { $0.value != nil && $0.letter == String(letter) })
    {
      return (String(letter), String(word.dropFirst(2)))
    }
    return (word, nil)
  }

  private mutating func parseOption(
    _ word: String, rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let (name, attached) = split(word)
    guard let option = command.allOptions.first(where: { $0.name == name || $0.letter == name })
    else {
      throw unknownOption(name)
    }
    if values[option] != nil, option.value != nil, !option.isRepeatable {
      throw .repeatedOption(option.name)
    }
    guard let kind = option.value else {
      if attached != nil { throw .unexpectedValue(option: option.name) }
      values[option] = []
      return
    }
    let given = attached ?? rest.popFirst()
    // An option that follows is no value: what was meant for one has been forgotten. `--output=-q` names such a folder.
    let isForgotten = attached == nil && given.map(isOption) ?? true
    guard !isForgotten, let given, !given.isEmpty else {
      throw .missingValue(option: option.name, placeholder: kind.placeholder)
    }
    if case .words(let words, _) = kind, !words.contains(given) {
      throw .unknownWord(given, of: option.name, words: words)
    }
    values[option, default: []].append(given)
  }
}
