import KeygenCore

/// A command line that is wrong.
enum UsageError: Error, Equatable {
  case missingCommand(words: [String])
  case missingSubcommand(of: String, words: [String])
  case unknownCommand(String, nearest: String?)
  case unknownOption(String, command: String, nearest: String?)
  case optionBeforeCommand(String)
  case toolsOption(String, command: String)
  case othersOption(String, command: String, of: String)
  case missingValue(option: String, placeholder: String)
  case unexpectedValue(option: String)
  case repeatedOption(String)
  case unknownWord(String, of: String, words: [String])
  case missingArgument(String, command: String)
  case unexpectedArgument(String, command: String)
  case surplusArgument(String, command: String)
  case emptyArgument
  case surplusWord(String, after: String)
  case conflict(String, String)
  case needless(String, without: String)
  case notANumber(String, option: String)
  case standardInputTwice
  case notASpec(String)
  case notASpecName(String)
  case hiddenSpecName(String)
  case preciousReport(String, option: String)
  case oneReport(String)
  case unknownTopic(String, nearest: String?)
  case nowhereToLook(String)
  case namedSpecsWithPrune
  case notAShard(String, option: String)
  case notASeed(String, option: String)

  /// What is wrong, and what to do.
  var message: String {
    switch self {
    case .missingCommand(let words):
      "a command is missing: one of \(words.joined(separator: ", "))"
    case .missingSubcommand(let group, let words):
      "`\(group)` needs one of \(words.joined(separator: ", ")) behind it"
    case .unknownCommand(let word, let nearest):
      "there is no command `\(word)`" + Self.suggestion(nearest)
    case .unknownOption(let option, let command, let nearest):
      "\(command) has no option `\(option)`" + Self.suggestion(nearest)
    case .optionBeforeCommand(let option):
      "`\(option)` stands before the command; its place is behind that: keygen COMMAND \(option)"
    case .toolsOption(let option, let command):
      "\(command) has no option `\(option)`; it stands alone: keygen \(option)"
    case .othersOption(let option, let command, let owner):
      "\(command) has no option `\(option)`; `keygen \(owner)` has it"
    case .missingValue(let option, let placeholder):
      "`\(option)` needs a value: \(option) \(placeholder)"
    case .unexpectedValue(let option): "`\(option)` takes no value"
    case .repeatedOption(let option): "`\(option)` is given twice"
    case .unknownWord(let word, let taker, let words):
      "`\(word)` is no value of `\(taker)`; it takes \(words.joined(separator: ", "))"
        + (NearestWord.of(word, in: words).map { ": did you mean `\($0)`?" } ?? "")
    case .unknownTopic(let word, let nearest):
      "there is nothing to explain by the name `\(word)`"
        + (nearest.map(Self.suggestion) ?? "; `keygen explain` lists what there is")
    case .notASpecName(let name):
      "`\(name)` gives no name for a spec, which is NAME.keygen.json"
    case .hiddenSpecName(let name):
      "`\(name)` gives a hidden name, and files whose names begin with a period are left out"
    case .preciousReport(let path, let option):
      "`\(option)` writes the results to its file, and `\(path)` is named like a spec or Swift"
    case .oneReport(let path):
      "`--junit` and `--json` would both write `\(path)`"
    case .emptyArgument: "an argument is empty, as of a variable that is not set"
    case .surplusWord(let word, let command):
      "help is about one command, and `\(word)` stands behind `\(command)`"
    case .needless(let option, let other): "`\(option)` means nothing without `\(other)`"
    case .missingArgument(let notation, let command):
      "\(command) needs an argument: keygen \(command) \(notation)"
    case .surplusArgument(let argument, let command):
      "\(command) takes one argument, and `\(argument)` is another one"
    case .unexpectedArgument(let argument, let command):
      "\(command) takes no argument, and `\(argument)` is one"
    case .conflict(let one, let other): "`\(one)` and `\(other)` do not go together"
    case .notANumber(let text, let option):
      "`\(text)` is no value of `\(option)`, which takes a whole number from 1 on"
    case .standardInputTwice: "`-`, standard input, can be read once only"
    case .notASpec(let path):
      "`\(path)` is not named like a spec; specs are named NAME.keygen.json"
    case .nowhereToLook(let option):
      "the output of `-`, standard input, is on disk only in a folder: \(option) DIR"
    case .notAShard(let text, let option):
      "`\(text)` is no value of `\(option)`, which takes I/N: part I of N, from 1/N to N/N"
    case .notASeed(let text, let option):
      "`\(text)` is no value of `\(option)`, which takes a whole number from 0 on"
    case .namedSpecsWithPrune:
      "`--prune` with `--output` needs folders of specs: the specs given by name may not be all of them"
    }
  }

  private static func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean `\($0)`?" } ?? ""
  }
}
