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
    guard let word = arguments.first else {
      Console.output(Array(HelpText.overview(of: CommandDeclaration.all).utf8))
      return .usage
    }
    switch word {
    case "--help", "-h", "help":
      Console.output(Array(HelpText.overview(of: CommandDeclaration.all).utf8))
      return .done
    case "--version":
      Console.output(Array("keygen \(version)\n".utf8))
      return .done
    default: return run(word, arguments.dropFirst())
    }
  }

  private static func run(_ word: String, _ rest: ArraySlice<String>) -> ExitCode {
    do throws(UsageError) {
      guard let command = CommandDeclaration.all.first(where: { $0.name == word }) else {
        let known = CommandDeclaration.all.map(\.name) + ["--help", "--version"]
        throw .unknownCommand(word, nearest: NearestWord.of(word, in: known))
      }
      let invocation = try ArgumentParser.parse(rest, for: command)
      if invocation.has(.help) {
        Console.output(Array(HelpText.text(of: command).utf8))
        return .done
      }
      return command.run(invocation, Console(invocation))
    } catch {
      let console = Console(Invocation(arguments: [], values: [:]))
      console.fail(error.message)
      console.say("`keygen --help` lists the commands, `keygen COMMAND --help` explains one.")
      return .usage
    }
  }
}
