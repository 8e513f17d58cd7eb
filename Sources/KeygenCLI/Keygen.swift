import Disk
import KeygenCore

/// The command line as a whole.
public enum Keygen {
  /// The version of the tool.
  public static let version = "0.1.0"

  /// Runs the command that the arguments name.
  ///
  /// - Parameter arguments: the command line, the program's own name left out.
  /// - Returns: the code that the process is to end with.
  public static func run(_ arguments: [String]) -> ExitCode {
    ignoreBrokenPipes()
    switch arguments.first {
    case OptionDeclaration.help.name, OptionDeclaration.help.letter:
      // With words behind it, it is the command `help`.
      return run([CommandDeclaration.help.word] + arguments.dropFirst())
    case OptionDeclaration.version.name where arguments.count == 1:
      return print("keygen \(version)\n")
    default: return run(arguments[...])
    }
  }

  private static var overview: String {
    HelpText(width: Console.outputWidth).overview(of: CommandDeclaration.all)
  }

  private static func run(_ words: ArraySlice<String>) -> ExitCode {
    // Whatever is wrong behind a command's first word, its help is the one to read.
    var named = CommandDeclaration.all.first { $0.word == words.first }
    var console = Console(Invocation(arguments: [], values: [:]))
    do throws(CommandStop) {
      let (command, invocation) = try parse(words, named: &named)
      if invocation.has(.help) {
        return print(HelpText(width: Console.outputWidth).text(of: command))
      }
      console = Console(invocation)
      guard let work = command.run else {
        throw .usage(
          .missingSubcommand(of: command.name, words: command.subcommands.map(\.word)))
      }
      try checkThatVerbosityIsOne(invocation)
      return console.end(try work(invocation, console))
    } catch {
      switch error {
      case .reported(let code): return console.end(code)
      case .usage(let usage):
        console.reject(usage)
        console.say(words.isEmpty ? "\n" + overview : hint(on: named))
        return .usage
      }
    }
  }

  private static func parse(
    _ words: ArraySlice<String>, named: inout CommandDeclaration?
  ) throws(CommandStop) -> (CommandDeclaration, Invocation) {
    do throws(UsageError) {
      if words.first == OptionDeclaration.version.name, let argument = words.dropFirst().first {
        throw .unexpectedArgument(argument, command: OptionDeclaration.version.name)
      }
      let (command, rest) = try CommandLookup.find(words, in: CommandDeclaration.all)
      named = command
      return (command, try ArgumentParser.parse(rest, for: command))
    } catch {
      throw .usage(error)
    }
  }

  private static func checkThatVerbosityIsOne(_ invocation: Invocation) throws(CommandStop) {
    if invocation.has(.quiet), invocation.has(.verbose) {
      throw .usage(.conflict(OptionDeclaration.quiet.name, OptionDeclaration.verbose.name))
    }
  }

  private static func hint(on command: CommandDeclaration?) -> String {
    command.map { "`keygen \($0.name) --help` explains it." }
      ?? "`keygen --help` lists the commands, `keygen COMMAND --help` explains one."
  }

  private static func print(_ text: String) -> ExitCode {
    Console(Invocation(arguments: [], values: [:])).deliver(Array(text.utf8)).exitCode
  }
}
