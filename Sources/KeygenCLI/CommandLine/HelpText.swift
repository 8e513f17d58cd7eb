/// Help texts, made from the declarations of commands and options.
enum HelpText {
  /// The help of the tool as a whole.
  static func overview(of commands: [CommandDeclaration]) -> String {
    """
    keygen turns specs of SwiftUI preference keys into Swift.

    Usage: keygen COMMAND [ARGUMENT]… [OPTION]…

    Commands:
    \(table(commands.map { ($0.name, $0.summary) }))

    Options:
    \(table([OptionDeclaration.version, .help].map { (label(of: $0), $0.summary) }))

    `keygen COMMAND --help` explains a command, with an example.

    """
  }

  /// The help of one command, or of a group of commands.
  static func text(of command: CommandDeclaration) -> String {
    let notation = command.arguments.notation
    let arguments =
      command.subcommands.isEmpty
      ? notation.isEmpty ? "" : " \(notation)" : " COMMAND [ARGUMENT]…"
    var text = """
      \(command.summary)

      Usage: keygen \(command.name)\(arguments) [OPTION]…

      \(command.discussion)


      """
    if !command.subcommands.isEmpty {
      text += "Commands:\n\(table(command.subcommands.map { ($0.word, $0.summary) }))\n\n"
    }
    text += "Options:\n\(table(command.allOptions.map { (label(of: $0), $0.summary) }))\n\n"
    if let example = command.example {
      text += "Example:\n  \(example.line)\n  \(example.effect)\n"
    } else {
      text += "`keygen \(command.name) COMMAND --help` explains a command, with an example.\n"
    }
    return text
  }

  private static func label(of option: OptionDeclaration) -> String {
    let names = option.letter.map { "\($0), \(option.name)" } ?? option.name
    return option.value.map { "\(names) \($0.placeholder)" } ?? names
  }

  /// Two columns, the second one broken at 80 columns.
  private static func table(_ rows: [(String, String)]) -> String {
    let width = (rows.map(\.0.count).max() ?? 0) + 2
    return rows.flatMap { label, text in
      let column = width + 2
      let lines = wrapped(text, width: max(30, 80 - column))
      return lines.enumerated().map { index, line in
        let lead = index == 0 ? "  " + label : ""
        return lead + String(repeating: " ", count: column - lead.count) + line
      }
    }
    .joined(separator: "\n")
  }

  private static func wrapped(_ text: String, width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
