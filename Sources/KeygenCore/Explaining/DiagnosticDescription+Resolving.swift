// What is told about parts of a spec that do not go together.
extension DiagnosticDescription {
  static let unusableInclude = DiagnosticDescription(
    "A spec includes a file that is not there, that is no spec, or that is wrong itself.",
    remedy: """
      Write the path of another spec, relative to the folder of the one that includes it. Under the plugin it has to be a \
      spec of the same package.
      """)

  static let unknownKey = DiagnosticDescription(
    "A modifier names a key that the spec does not have, or has more than once.",
    remedy: "Write the key's name, `TYPE.NAME` for one with an `extension`.",
    example: SpecExample(
      #"""
      {
        "keygen": 1,
        "modifiers": [
          { "kind": "set", "name": "unreadCount", "key": "UnreadCountKey" }
        ]
      }
      """#))

  static let nameClash = DiagnosticDescription(
    "Two declarations would have one name, so that the output would not compile.",
    remedy: "Rename one of them.",
    example: SpecExample(
      key: #"""
        "name": "CountKey",
        "value": "Int",
        "reduce": "sum",
        "modifiers": [
          { "kind": "set", "name": "count" },
          { "kind": "set", "name": "count" }
        ]
        """#))

  static let missingDefault = DiagnosticDescription(
    "A key needs a default that its strategy and its type do not give.",
    remedy: """
      Write the value that a reader is to get where no view reports one, or make the type an Optional, whose default is \
      `nil`. `keygen explain STRATEGY` tells for which types a default may be left out.
      """,
    example: SpecExample(
      key: #"""
        "name": "WidthKey",
        "value": "CGFloat",
        "reduce": "max"
        """#))

  static let invalidLiteral = DiagnosticDescription(
    "A JSON value is no literal of the Swift type that it is for.",
    remedy: """
      Write a value of the type. For every type but text a JSON string is a Swift expression, and for text an \
      expression is `{ "swift": "…" }`.
      """,
    example: SpecExample(
      key: #"""
        "name": "LevelKey",
        "value": "UInt8",
        "default": 300,
        "reduce": "lastNonDefault"
        """#))

  static let unsuitableReduce = DiagnosticDescription(
    "A strategy does not work on the type of the values, or not inside of another strategy.",
    remedy:
      "Choose another strategy or another type. `keygen explain STRATEGY` tells what a strategy needs.",
    example: SpecExample(
      key: #"""
        "name": "CountKey",
        "value": "Int",
        "reduce": "append"
        """#))

  static let unsuitableMember = DiagnosticDescription(
    "A member means nothing beside the others of its object.",
    remedy: "Remove it, or what it does not go together with.",
    example: SpecExample(
      key: #"""
        "name": "CountKey",
        "value": "Int",
        "reduce": "sum",
        "breaks": ["neutral"]
        """#))
}
