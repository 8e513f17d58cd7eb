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
      "key", .located(.keyReference),
      "The key, for a modifier that does not stand inside its key: its name, or the type of one that is written by hand and that of its values."
    ) { $0.key = $1 },
    Member(
      "form", .located(.word("a form")),
      "A plain method (the default), or a `ViewModifier` and the method that applies it."
    ) { $0.form = $1 },
    Member(
      "type", .located(.identifier("the name of a `ViewModifier`")),
      "The name of the `ViewModifier` struct."
    ) { $0.type = $1 },
    Member(
      "generics", .list(of: .fragment(.genericParameter, "a generic parameter")),
      "Generic parameters of the method, such as `ID: Hashable`; one that no argument names gets an argument for its type."
    ) { $0.generics = $1 },
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
      "An expression that is written: over the parameters, with `measured` and `proxy` in a `measure`, and `anchor` in an `anchor`."
    ) { $0.value = $1 },
    Member(
      "as", .located(.reportForm),
      "How what is reported enters a collection: as the whole `value`, as an `element`, or as an `entry` with an argument for the id."
    ) { $0.report = $1 },
    Member(
      "body", .statements,
      "`transform`: statements on `value` and the parameters. `custom`: lines that build a view from `content`."
    ) { $0.body = $1 },
    Member(
      "resets", .located(.boolean), "Whether what was read stops here: ancestors see the default."
    ) { $0.resets = $1 },
    Member("of", .located(.measurement), "What is measured.") { $0.measurement = $1 },
    Member("in", .located(.measuringSpace), "The coordinate space, `local` if not said.") {
      $0.space = $1
    },
    Member(
      "host", .located(.word("a host")),
      "Where the view that reads the geometry lies, in the `background` if not said."
    ) { $0.host = $1 },
    Member(
      "roundTo", .located(.length), "A length to a multiple of which measured numbers are rounded."
    ) { $0.roundTo = $1 },
    Member(
      "then", .located(.word("a way to receive values")),
      "Who hears what this view measured: a closure (`observe`) or a binding (`bind`)."
    ) { $0.then = $1 },
    Member(
      "source", .located(.word("the source of an anchor")),
      "What the anchor stands for, the `bounds` if not said."
    ) { $0.source = $1 },
    Member("alignment", .alignment, "Where the content lies, at the `center` if not said.") {
      $0.alignment = $1
    },
    Member(
      "proxy", .located(.boolean), "Whether the content is handed a `GeometryProxy` as well."
    ) { $0.proxy = $1 },
    Member(
      "state", .list(of: .stateOfModifier),
      "Properties that SwiftUI keeps; this needs the form `modifier`. The default of one may use the parameters, if its type is written."
    ) { $0.states = $1 },
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
    let others = ModifierKinds.all.filter { $0.ownMembers.contains(name) }.map { "`\($0.name)`" }
    guard let last = others.last else { return nil }
    let listed =
      others.count == 1
      ? "the kind \(last)" : "the kinds \(others.dropLast().joined(separator: ", ")) and \(last)"
    return "`\(name)` belongs to modifiers of \(listed), not `\(kind)`"
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
    Member(
      "type", .fragment(.parameterType, "a Swift type"),
      "The type. Of a builder, its arguments in parentheses, none if left out."
    ) { $0.type = $1 },
    Member("default", .value, "The default argument.") { $0.defaultValue = $1 },
    Member(
      "closure", .located(.boolean), "Whether the type is an alias of a closure that is kept."
    ) { $0.closure = $1 },
    Member(
      "builder", .located(.boolean), "Whether it is a `@ViewBuilder` closure that builds a view."
    ) { $0.builder = $1 },
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

extension SpaceParameterSpec: SpecObject {
  static let noun = "a parameter for a space"

  static let members: [Member<SpaceParameterSpec>] = [
    Member("label", .located(.label), "The label at the call, `_` for none; left out, the name.") {
      $0.label = $1
    },
    Member(
      "name", .located(.identifier("the name of a parameter")), isRequired: true,
      "The name inside the method."
    ) { $0.name = $1 },
    Member("default", .value, "The default argument, such as `.local`.") { $0.defaultValue = $1 },
  ]
}

extension StateSpec: SpecObject {
  static let noun = "a state"

  static let members: [Member<StateSpec>] = [
    Member(
      "name", .located(.identifier("the name of a property")), isRequired: true,
      "The name of the property."
    ) { $0.name = $1 },
    Member("type", .fragment(.type, "a Swift type"), "The type.") { $0.type = $1 },
    Member("default", .value, "The first value.") { $0.defaultValue = $1 },
    Member(
      "attribute", .fragment(.attribute, "an attribute"),
      "The attribute in front of the property, `@State` if left out."
    ) { $0.attribute = $1 },
  ]
}
