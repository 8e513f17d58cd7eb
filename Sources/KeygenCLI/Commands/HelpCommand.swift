extension OptionDeclaration {
  static let man = OptionDeclaration(
    "--man", "Print the manual page instead, for `man`: all commands, in roff.")
}

extension CommandDeclaration {
  static let help = CommandDeclaration(
    name: "help",
    summary: "Explain a command, or list the commands.",
    arguments: ArgumentsDeclaration("[COMMAND]…") { CommandDeclaration.all.map(\.word) },
    discussion: """
      Prints what `keygen COMMAND --help` prints. A command of a group is named by two words: `templates export`.

      The manual page of `--man` belongs in share/man/man1/keygen.1 below the folder that keygen is installed in.
      """,
    options: [.man],
    example: (
      line: "keygen help check", effect: "explains `keygen check`, its arguments and its options"
    ),
    run: { (invocation, console) throws(CommandStop) in
      let text = try HelpCommand.text(invocation)
      return console.deliver(Array(text.utf8)).exitCode
    })
}

/// `keygen help`: texts about commands.
enum HelpCommand {
  static func text(_ invocation: Invocation) throws(CommandStop) -> String {
    let words = invocation.arguments
    if invocation.has(.man) {
      if let word = words.first { throw .usage(.conflict(OptionDeclaration.man.name, word)) }
      return ManualPage(of: CommandDeclaration.all).text
    }
    let help = HelpText(width: Console.outputWidth)
    if words.isEmpty { return help.overview(of: CommandDeclaration.all) }
    do throws(UsageError) {
      let (command, rest) = try CommandLookup.find(words[...], in: CommandDeclaration.all)
      if let word = rest.first { throw .surplusWord(word, after: command.name) }
      return help.text(of: command)
    } catch {
      throw .usage(error)
    }
  }
}
