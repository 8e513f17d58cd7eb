/// What JSON a member takes: in words for messages, and in full for the JSON Schema.
indirect enum ValueShape: Sendable {
  /// A string, with what it stands for: `a Swift type`.
  ///
  /// A pattern is a regular expression of ECMA-262, and of the part of it that other dialects share.
  case string(String, pattern: String? = nil)
  /// One of some words, with what each means, where that is known, in a few sentences of Markdown.
  case words([String], meaning: @Sendable (String) -> String? = { _ in nil })
  /// One whole number and no other.
  case version(Int)
  case number
  case boolean
  /// Any JSON value, of which an object with the member `swift` alone is a Swift expression.
  case anything
  /// A list of values of one shape.
  case list(ValueShape)
  /// An object, by the noun of what it describes.
  case object(String, ObjectMembers)
  case either([ValueShape])
  /// A shape of the language's own, by its noun. What contains itself does so through an object, whose members are
  /// only told when they are asked for.
  case named(String, ValueShape)

  /// An object that needs each of some members.
  static func object(_ noun: String, members: [(name: String, shape: ValueShape)]) -> ValueShape {
    .object(
      noun,
      .known { members.map { MemberShape(name: $0.name, shape: $0.shape, isRequired: true) } })
  }

  /// The shape with its article: `a string`, `a list of strings`.
  var phrase: String {
    switch self {
    case .string(let meaning, _): "\(meaning) as a string"
    case .words(let words, _): "one of " + words.map { "`\($0)`" }.joined(separator: ", ")
    case .version: "a whole number"
    case .number: "a number"
    case .boolean: "`true` or `false`"
    case .anything: "a value"
    case .list(let element): "a list of values, each \(element.phrase)"
    case .object(let noun, _): "an object that describes \(noun)"
    case .either(let shapes): shapes.map(\.phrase).joined(separator: ", or ")
    case .named(_, let shape): shape.phrase
    }
  }
}
