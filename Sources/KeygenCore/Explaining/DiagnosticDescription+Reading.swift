// What is told about the text of a spec and the shape of its parts.
extension DiagnosticDescription {
  static let syntax = DiagnosticDescription(
    "The file is not JSON as RFC 8259 has it, or not UTF-8.",
    remedy: """
      Mend the place that the message names. There are no trailing commas and no comments in JSON; a member `"//"` \
      holds a comment.
      """,
    example: SpecExample(key: #""name": "CountKey","#))

  static let duplicateMember = DiagnosticDescription(
    "An object has two members of one name, of which readers of JSON would take one or the other.",
    remedy: "Remove one of them.",
    example: SpecExample(
      key: #"""
        "name": "CountKey",
        "value": "Int",
        "value": "Double",
        "reduce": "sum"
        """#))

  static let unreadable = DiagnosticDescription(
    "A file or folder cannot be read, or is larger than 256 MiB.",
    remedy: """
      See whether the path is right, relative to the working directory, and whether you may read what stands there. A \
      pipe or a device is never read, but for standard input by the name `-`.
      """)

  static let unknownMember = DiagnosticDescription(
    "A member is none that its object can have.",
    remedy: """
      Write the name as the message suggests. What only some kinds of modifier have is told by `keygen explain KIND`.
      """,
    example: SpecExample(
      key: #"""
        "name": "CountKey",
        "docs": "How many are unread.",
        "value": "Int",
        "reduce": "sum"
        """#))

  static let missingMember = DiagnosticDescription(
    "A member is not there that its object cannot do without.",
    remedy: "Add it; the message says what it is for.",
    example: SpecExample(
      key: #"""
        "name": "CountKey",
        "reduce": "sum"
        """#))

  static let wrongType = DiagnosticDescription(
    "A member's value is another sort of JSON than it takes.",
    remedy: "Write what the message says is expected there.",
    example: SpecExample(
      key: #"""
        "name": "CountKey",
        "value": "Int",
        "reduce": 1
        """#))

  static let unknownWord = DiagnosticDescription(
    "A word is none of those that can stand there.",
    remedy:
      "Use one of the words in the message. `keygen explain` lists strategies, kinds and rules.",
    example: SpecExample(
      key: #"""
        "name": "IsReadyKey",
        "value": "Bool",
        "reduce": "and"
        """#))

  static let unsupportedVersion = DiagnosticDescription(
    "The spec is written in a version of the language that this keygen does not understand.",
    remedy: "Use the version that the message names, or a keygen that understands the spec's.",
    example: SpecExample(#"{ "keygen": 2 }"#))

  static let invalidIdentifier = DiagnosticDescription(
    "A name is none that Swift could use.",
    remedy: """
      Use letters, digits and underscores, and no digit first. Names are used as they stand, so nothing is put right \
      on the way; a reserved word is written plainly, and gets its backticks in the output.
      """,
    example: SpecExample(
      key: #"""
        "name": "count-key",
        "value": "Int",
        "reduce": "sum"
        """#))

  static let invalidFragment = DiagnosticDescription(
    "A piece of Swift is not one whole type, expression or list of statements, whichever belongs there.",
    remedy: """
      Close what is open, and leave out what would end the declaration around it. A regular expression between slashes \
      is written `Regex(…)` or with `#/…/#`.
      """,
    example: SpecExample(
      key: #"""
        "name": "CountKey",
        "value": "[Int",
        "reduce": "append"
        """#))

  static let invalidText = DiagnosticDescription(
    "A text does not have the form that it has to have, such as a platform version that is no number.",
    remedy: "Write it in the form that the message names.",
    example: SpecExample(
      key: #"""
        "name": "CountKey",
        "value": "Int",
        "reduce": "sum",
        "available": { "iOS": "seventeen" }
        """#))
}
