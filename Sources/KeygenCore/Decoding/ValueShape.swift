/// What JSON a member takes, in words for messages.
indirect enum ValueShape: Sendable {
  /// A string, with what it stands for: `a Swift type`.
  case string(String)
  /// One of some words.
  case words([String])
  case integer
  case number
  case boolean
  /// Any JSON value.
  case anything
  /// A list of values of one shape.
  case list(ValueShape)
  /// An object, by the noun of what it describes.
  case object(String)
  case either([ValueShape])

  /// The shape with its article: `a string`, `a list of strings`.
  var phrase: String {
    switch self {
    case .string(let meaning): "\(meaning) as a string"
    case .words(let words): "one of " + words.map { "`\($0)`" }.joined(separator: ", ")
    case .integer: "a whole number"
    case .number: "a number"
    case .boolean: "`true` or `false`"
    case .anything: "a value"
    case .list(let element): "a list of values, each \(element.phrase)"
    case .object(let noun): "an object that describes \(noun)"
    case .either(let shapes): shapes.map(\.phrase).joined(separator: ", or ")
    }
  }
}
