import KeygenCore

extension CommandDeclaration {
  static let completions = CommandDeclaration(
    name: "completions",
    summary: "Print a script that completes keygen's command lines in a shell.",
    arguments: ArgumentsDeclaration("SHELL") { Shell.allCases.map(\.rawValue) },
    discussion: """
      SHELL is bash, zsh or fish. Commands, options, their values, specs, folders and what `keygen explain` knows are \
      completed.

      bash: `source <(keygen completions bash)` in ~/.bashrc, with bash 4 or later; or, for any bash, write the script \
      to a file and source that. zsh: write it to a file `_keygen` in a folder of `fpath`. fish: write it to \
      ~/.config/fish/completions/keygen.fish.

      Where keygen is installed for everybody, the places are share/bash-completion/completions/keygen, \
      share/zsh/site-functions/_keygen and share/fish/vendor_completions.d/keygen.fish.
      """,
    options: [],
    example: (
      line: "keygen completions zsh > _keygen", effect: "writes the script for zsh into a file"
    ),
    run: { (invocation, console) throws(CommandStop) in
      let script = try CompletionsCommand.script(for: invocation.arguments[0])
      return console.deliver(Array(script.utf8)).exitCode
    })
}

/// `keygen completions`: scripts for shells.
enum CompletionsCommand {
  static func script(for word: String) throws(CommandStop) -> String {
    guard let shell = Shell(rawValue: word) else {
      throw .usage(
        .unknownWord(
          word, of: CommandDeclaration.completions.name, words: Shell.allCases.map(\.rawValue)))
    }
    return shell.script(for: CompletionPlace.all(CommandDeclaration.all))
  }
}
