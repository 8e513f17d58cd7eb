import JSONSource

extension ValueType {
  /// Whether a JSON value of a kind can be the literal of a value of this type.
  func accepts(_ json: JSONNode.Kind) -> Bool {
    switch kind {
    case .unknown: true
    case .optional: true
    case .number: json == .number
    case .boolean: json == .boolean
    case .string, .substring, .character: json == .string
    case .array, .set: json == .array
    case .dictionary: json == .object
    case .rect, .size, .point, .function, .tuple: false
    }
  }

  /// How a value of this type is written.
  var remedyForLiteral: String {
    let literal =
      switch kind {
      case .number: "a number"
      case .boolean: "`true` or `false`"
      case .string, .substring, .character: "a string"
      case .array, .set: "a list"
      case .dictionary: "an object"
      case .unknown, .optional, .rect, .size, .point, .function, .tuple: ""
      }
    return literal.isEmpty
      ? "write a Swift expression as a string, such as `\".zero\"`"
      : "write \(literal), or a Swift expression as `{ \"swift\": \"…\" }`"
  }
}
