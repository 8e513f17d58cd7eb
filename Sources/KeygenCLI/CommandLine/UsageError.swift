import KeygenCore

/// A command line that is wrong.
enum UsageError: Error, Equatable {
  case unknownCommand(String, nearest: String?)
  case unknownOption(String, command: String, nearest: String?)
  case missingValue(option: String, placeholder: String)
  case unexpectedValue(option: String)
  case repeatedOption(String)
  case unknownWord(String, option: String, words: [String])
  case unexpectedArgument(String, command: String)
  case conflict(String, String)
  case notANumber(String, option: String)
  case standardInputTwice
  case notASpec(String)

  /// What is wrong, and what to do.
  var message: String {
    switch self {
    case .unknownCommand(let word, let nearest):
      "there is no command `\(word)`" + Self.suggestion(nearest)
    case .unknownOption(let option, let command, let nearest):
      "\(command) has no option `\(option)`" + Self.suggestion(nearest)
    case .missingValue(let option, let placeholder):
      "`\(option)` needs a value: \(option) \(placeholder)"
    case .unexpectedValue(let option): "`\(option)` takes no value"
    case .repeatedOption(let option): "`\(option)` is given twice"
    case .unknownWord(let word, let option, let words):
      "`\(word)` is no value of `\(option)`; it takes \(words.joined(separator: ", "))"
    case .unexpectedArgument(let argument, let command):
      "\(command) takes no argument, and `\(argument)` is one"
    case .conflict(let one, let other): "`\(one)` and `\(other)` do not go together"
    case .notANumber(let text, let option):
      "`\(text)` is no value of `\(option)`, which takes a whole number from 1 on"
    case .standardInputTwice: "`-`, standard input, can be read once only"
    case .notASpec(let path):
      "`\(path)` is not named like a spec; specs are named NAME.keygen.json"
    }
  }

  private static func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean `\($0)`?" } ?? ""
  }
}
