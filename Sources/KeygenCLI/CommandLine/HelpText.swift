/// Help texts, made from the declarations of commands and options.
struct HelpText {
  private let layout: TextLayout

  /// The most columns that are used: longer lines are hard to read.
  private static let widest = 100

  /// - Parameter width: the width of the terminal in columns.
  init(width: Int) {
    layout = TextLayout(width: min(max(width, 40), Self.widest))
  }

  /// The help of the tool as a whole.
  func overview(of commands: [CommandDeclaration]) -> String {
    text([
      ["keygen turns specs of SwiftUI preference keys into Swift."],
      ["Usage: keygen COMMAND [ARGUMENT]… [OPTION]…"],
      ["Commands:"] + layout.table(commands.map { ($0.name, $0.summary) }),
      ["Options:"] + options([.version, .help]),
      layout.wrapped("`keygen COMMAND --help` explains a command, with an example."),
    ])
  }

  /// The help of one command, or of a group of commands.
  func text(of command: CommandDeclaration) -> String {
    var parts = [
      layout.wrapped(command.summary), layout.wrapped("Usage: \(command.usage)", hanging: 4),
      layout.paragraphs(command.discussion),
    ]
    if !command.subcommands.isEmpty {
      parts.append(
        ["Commands:"] + layout.table(command.subcommands.map { ($0.word, $0.summary) }))
    }
    parts.append(["Options:"] + options(command.allOptions))
    if let example = command.example {
      parts.append(
        ["Example:", "  " + example.line] + layout.wrapped(example.effect, indentation: 2))
    } else {
      parts.append(
        layout.wrapped(
          "`keygen \(command.name) COMMAND --help` explains a command, with an example.")
      )
    }
    return text(parts)
  }

  private func options(_ options: [OptionDeclaration]) -> [String] {
    layout.table(options.map { ($0.label, $0.summary) })
  }

  private func text(_ parts: [[String]]) -> String {
    parts.joined(separator: [""]).map { $0 + "\n" }.joined()
  }
}

extension CommandDeclaration {
  /// How the command is called.
  var usage: String {
    let arguments = subcommands.isEmpty ? self.arguments.notation : "COMMAND [ARGUMENT]…"
    return "keygen \(name)\(arguments.isEmpty ? "" : " " + arguments) [OPTION]…"
  }
}

extension OptionDeclaration {
  /// The option as a list of options shows it: its names, and what stands for its value.
  var label: String {
    let names = letter.map { "\($0), \(name)" } ?? name
    return value.map { "\(names) \($0.placeholder)" } ?? names
  }
}
