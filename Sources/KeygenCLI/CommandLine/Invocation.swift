/// A command line after parsing: the options that were given, and the other arguments.
struct Invocation: Sendable {
  /// The arguments that are no options, in order.
  let arguments: [String]
  private let values: [OptionDeclaration: String]

  init(arguments: [String], values: [OptionDeclaration: String]) {
    self.arguments = arguments
    self.values = values
  }

  /// Whether an option was given.
  func has(_ option: OptionDeclaration) -> Bool { values[option] != nil }

  /// The value of an option, if it was given.
  func value(of option: OptionDeclaration) -> String? { values[option] }
}
