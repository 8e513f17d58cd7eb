import JSONSource

extension ModifierSpec: SpecObject {
  static let noun = "a modifier"

  static let members: [Member<ModifierSpec>] = commonMembers + ownMembers

  /// The members that every kind has.
  private static let commonMembers: [Member<ModifierSpec>] = [
    Member("kind", .located(.modifierKind), isRequired: true, "What the method does.") {
      $0.kind = $1
    },
    Member(
      "name", .located(.identifier("the name of a method")), isRequired: true,
      "The name of the `View` method."
    ) { $0.name = $1 },
    Member(
      "key", .located(.keyName),
      "The key, for a modifier that does not stand inside its key."
    ) { $0.key = $1 },
    Member(
      "form", .located(.word("a form")),
      "A plain method (the default), or a `ViewModifier` and the method that applies it."
    ) { $0.form = $1 },
    Member(
      "type", .located(.identifier("the name of a `ViewModifier`")),
      "The name of the `ViewModifier` struct."
    ) { $0.type = $1 },
    Member("parameters", .list(of: .object), "Arguments ahead of the kind's own one.") {
      $0.parameters = $1
    },
    Member("parameter", .object, "Other names for the kind's own argument.") {
      $0.parameter = $1
    },
    Member("doc", .lines("documentation"), "Documentation, a string or a list of lines.") {
      $0.doc = $1
    },
    Member(
      "available", .located(.availability),
      "The platform versions from which on the method may be used."
    ) { $0.available = $1 },
    Member("deprecated", .text("a message"), "The message of a deprecation.") {
      $0.deprecated = $1
    },
    Member(
      "if", .fragment(.condition, "a compilation condition"),
      "The condition of an `#if` around the method."
    ) { $0.condition = $1 },
    Member(
      "access", .located(.word("an access level")), "The access level; left out, the file's."
    ) { $0.access = $1 },
    Member(
      "allow", .list(of: .located(.ruleName)), "Lint rules that are switched off here."
    ) { $0.allow = $1 },
  ]

  /// The members that only some kinds have.
  private static let ownMembers: [Member<ModifierSpec>] = [
    Member(
      "value", .fragment(.expression, "a Swift expression"),
      "`set`: an expression over the parameters that is written in place of an argument."
    ) { $0.value = $1 },
    Member(
      "body", .statements, "`transform`: statements on `value` and the parameters."
    ) { $0.body = $1 },
  ]

  /// The members that each kind has, in the order of the documentation, by the name of the kind.
  static let membersOfKinds: [String: [Member<ModifierSpec>]] = Dictionary(
    uniqueKeysWithValues: ModifierKinds.all.map { kind in
      let own = ownMembers.filter { kind.ownMembers.contains($0.name.description) }
      return (kind.name, commonMembers + own)
    })
}

extension Reader where Value == ModifierSpec {
  /// Reads a modifier, whose kind decides which members it has.
  static var modifier: Reader {
    Reader(shape: ModifierSpec.shape) { node, context in
      guard let word = node.member(named: "kind")?.value.string,
        let members = ModifierSpec.membersOfKinds[word]
      else {
        // Which members are right is unknown: those of every kind are let through.
        return ModifierSpec.decode(node, context)
      }
      return ModifierSpec.decode(
        node, members: members, remarkOn: { strangeMember($0, in: word) }, context)
    }
  }

  /// For a member that other kinds have, where it belongs.
  private static func strangeMember(_ name: String, in kind: String) -> String? {
    ModifierKinds.all.first { $0.ownMembers.contains(name) }.map { other in
      "`\(name)` belongs to modifiers of the kind `\(other.name)`, not `\(kind)`"
    }
  }
}

extension Reader where Value == any ModifierKind {
  /// Reads the word for a kind of modifier.
  static var modifierKind: Reader {
    let words = ModifierKinds.all.map(\.name)
    let shape = ValueShape.words(words) { ModifierKinds.named($0)?.summary }
    return Reader(shape: .named("a kind of modifier", shape)) { node, context in
      guard let word = Reader<String>.text("a kind of modifier").read(node, context) else {
        return nil
      }
      if let kind = ModifierKinds.named(word) { return kind }
      context.reportUnknownWord(word, meaning: "a kind of modifier", known: words, at: node)
      return nil
    }
  }
}

extension ParameterSpec: SpecObject {
  static let noun = "a parameter"

  static let members: [Member<ParameterSpec>] = [
    Member("label", .located(.label), "The label at the call, `_` for none; left out, the name.") {
      $0.label = $1
    },
    Member(
      "name", .located(.identifier("the name of a parameter")), isRequired: true,
      "The name inside the method."
    ) { $0.name = $1 },
    Member("type", .fragment(.type, "a Swift type"), isRequired: true, "The type.") {
      $0.type = $1
    },
    Member("default", .value, "The default argument.") { $0.defaultValue = $1 },
  ]
}

extension ArgumentNameSpec: SpecObject {
  static let noun = "the names of an argument"

  static let members: [Member<ArgumentNameSpec>] = [
    Member("label", .located(.label), "The label at the call, `_` for none.") { $0.label = $1 },
    Member("name", .located(.identifier("the name of a parameter")), "The name inside the method.")
    {
      $0.name = $1
    },
  ]
}
