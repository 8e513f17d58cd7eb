/// The manual page of the tool in roff, with the macros of man(7), made from the declarations of commands and options.
struct ManualPage {
  let text: String

  init(of commands: [CommandDeclaration]) {
    // No date: the page of a version is the same whenever it is made.
    var lines = [
      ".TH KEYGEN 1 \"\" \"keygen \(Keygen.version)\" \"User Commands\"",
      ".SH NAME", "keygen \\- turn specs of SwiftUI preference keys into Swift",
      ".SH SYNOPSIS", ".B keygen", ".I COMMAND", Roff.escaped("[ARGUMENT]… [OPTION]…"),
      ".SH DESCRIPTION",
    ]
    lines += Roff.paragraphs(Self.description)
    lines.append(".SH COMMANDS")
    lines += commands.flatMap(Self.lines)
    lines.append(".SH OPTIONS OF EVERY COMMAND")
    lines += OptionDeclaration.common.flatMap(Self.lines)
    lines.append(".SH OPTIONS WITHOUT A COMMAND")
    lines += [OptionDeclaration.version, .help].flatMap(Self.lines)
    lines.append(".SH ENVIRONMENT")
    for (name, meaning) in Self.environment {
      lines += [".TP", ".B \(name)"] + Roff.filled(meaning)
    }
    lines.append(".SH EXIT STATUS")
    for code in ExitCode.allCases {
      lines += [".TP", ".B \(code.rawValue)"] + Roff.filled(code.meaning)
    }
    text = lines.joined(separator: "\n") + "\n"
  }

  private static let description = """
    A spec is a file NAME.keygen.json that describes preference keys of SwiftUI and the methods that write and read them.
    keygen writes the Swift of it, tells whether what was written is up to date, and tests it.

    Where a command takes any number of specs and folders and is given none, it takes every *.keygen.json below the
    working directory. What is wrong is said on standard error as PATH:LINE:COLUMN: error: MESSAGE.

    `keygen explain` tells what a spec can say.
    """

  private static let environment = [
    (
      "NO_COLOR",
      "Where it is set and not empty, nothing is coloured unless `--color always` says so."
    ),
    (
      "TERM",
      "On a terminal `dumb` nothing is coloured, and there is no line that tells of progress."
    ),
    ("PATH", "Where `keygen verify` finds `swiftc`."),
    (
      "XDG_CACHE_HOME",
      """
      The folder in which `keygen verify` has its folder `keygen`; without it `~/.cache`, on a Mac `~/Library/Caches`. \
      It has to be a path from the root.
      """
    ),
  ]

  private static func lines(of command: CommandDeclaration) -> [String] {
    let title = command.subcommands.isEmpty ? command.usage : "keygen " + command.name
    var lines = [".SS \(Roff.escaped(title))"]
    lines += Roff.filled(command.summary) + [".PP"] + Roff.paragraphs(command.discussion)
    lines += command.options.flatMap(Self.lines) + command.subcommands.flatMap(Self.lines)
    guard let example = command.example else { return lines }
    lines += [".PP", "Example:", ".PP", ".RS", ".nf", Roff.escaped(example.line), ".fi", ".RE"]
    return lines + [".PP"] + Roff.filled("This \(example.effect).")
  }

  private static func lines(of option: OptionDeclaration) -> [String] {
    let names = option.spellings.map { "\\fB\(Roff.escaped($0))\\fP" }.joined(separator: ", ")
    let value = option.value.map { " \\fI\(Roff.escaped($0.placeholder))\\fP" } ?? ""
    return [".TP", names + value] + Roff.filled(option.summary)
  }
}
