/// A command line after parsing: the options that were given, and the other arguments.
struct Invocation: Sendable {
  /// The arguments that are no options, in order.
  let arguments: [String]
  private let values: [OptionDeclaration: [String]]

  init(arguments: [String], values: [OptionDeclaration: [String]]) {
    self.arguments = arguments
    self.values = values
  }

  /// Whether an option was given.
  func has(_ option: OptionDeclaration) -> Bool { values[option] != nil }

  /// The value of an option, if it was given.
  func value(of option: OptionDeclaration) -> String? { values[option]?.first }

  /// The values of an option that may be repeated, in order.
  func values(of option: OptionDeclaration) -> [String] { values[option] ?? [] }

  /// The value of an option that takes a number from 1 on.
  func number(of option: OptionDeclaration) throws(UsageError) -> Int? {
    guard let text = value(of: option) else { return nil }
    guard let number = Int(text), number > 0 else { throw .notANumber(text, option: option.name) }
    return number
  }
}
