extension KeySpec: SpecObject {
  static let noun = "a key"

  static let members: [Member<KeySpec>] = [
    Member(
      "name", .located(.identifier("the name of a key")), isRequired: true,
      "The name of the struct."
    ) { $0.name = $1 },
    Member("doc", .lines("documentation"), "Documentation, a string or a list of lines.") {
      $0.doc = $1
    },
    Member("value", .fragment(.type, "a Swift type"), isRequired: true, "The type of the values.") {
      $0.value = $1
    },
    Member(
      "default", .value,
      "The default value; left out, the strategy's neutral element, or `nil` for an Optional."
    ) { $0.defaultValue = $1 },
    Member(
      "reduce", .located(.reduce), isRequired: true,
      "How the values of several views become one."
    ) { $0.reduce = $1 },
    Member(
      "access", .located(.word("an access level")), "The access level; left out, the file's."
    ) { $0.access = $1 },
    Member(
      "generics", .list(of: .fragment(.genericParameter, "a generic parameter")),
      "Generic parameters, such as `ID: Hashable & Sendable`."
    ) { $0.generics = $1 },
    Member(
      "extension", .fragment(.type, "the name of a type"),
      "A type in whose extension the key is nested."
    ) { $0.extensionOf = $1 },
    Member(
      "available", .availability, "The platform versions from which on the key may be used."
    ) { $0.available = $1 },
    Member("deprecated", .text("a message"), "The message of a deprecation.") {
      $0.deprecated = $1
    },
    Member(
      "if", .fragment(.condition, "a compilation condition"),
      "The condition of an `#if` around the key and everything derived from it."
    ) { $0.condition = $1 },
    Member(
      "samples", .list(of: .value), "Values that the laws of the key are tested with."
    ) { $0.samples = $1 },
    Member(
      "breaks", .list(of: .located(.word("a law"))),
      "Laws that a custom reduce is known not to keep."
    ) { $0.breaks = $1 },
    Member(
      "allow", .list(of: .located(.ruleName)), "Lint rules that are switched off here."
    ) { $0.allow = $1 },
    Member("modifiers", .list(of: .modifier), "Methods of `View` that use the key.") {
      $0.modifiers = $1
    },
  ]
}
