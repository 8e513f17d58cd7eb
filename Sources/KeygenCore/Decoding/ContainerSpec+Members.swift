import JSONSource

extension ContainerSpec: SpecObject {
  static let noun = "a container"

  static let members: [Member<ContainerSpec>] = [
    Member(
      "name", .located(.identifier("the name of a container")), isRequired: true,
      "The name of the struct."
    ) { $0.name = $1 },
    Member("doc", .lines("documentation"), "Documentation, a string or a list of lines.") {
      $0.doc = $1
    },
    Member(
      "access", .located(.word("an access level")), "The access level; left out, the file's."
    ) { $0.access = $1 },
    Member(
      "generics", .list(of: .fragment(.genericParameter, "a generic parameter")),
      "Generic parameters, such as `ID: Hashable`; one that no argument names gets an argument for its type."
    ) { $0.generics = $1 },
    Member(
      "available", .located(.availability),
      "The platform versions from which on the container may be used."
    ) { $0.available = $1 },
    Member("deprecated", .text("a message"), "The message of a deprecation.") {
      $0.deprecated = $1
    },
    Member(
      "if", .fragment(.condition, "a compilation condition"),
      "The condition of an `#if` around the struct."
    ) { $0.condition = $1 },
    Member(
      "allow", .list(of: .located(.ruleName)), "Lint rules that are switched off here."
    ) { $0.allow = $1 },
    Member(
      "parameters", .list(of: .object),
      "Arguments of the init ahead of the content; they are stored."
    ) { $0.parameters = $1 },
    Member(
      "state", .list(of: .stateOfContainer),
      "Properties that SwiftUI keeps. The default of one may use the parameters, if its type is written."
    ) { $0.state = $1 },
    Member("content", .object, "How the content is passed in, and what it is given.") {
      $0.content = $1
    },
    Member(
      "body", .statements,
      "Lines that build the view from `content`; left out, the content as it is."
    ) { $0.body = $1 },
  ]
}

extension StateSpec {
  /// The members of the state of a container.
  static let membersInContainers: [Member<StateSpec>] =
    members + [
      Member(
        "from", .located(.keyReference),
        "A key: the property is kept equal to that preference of the content. Its type and its default are the key's if they are left out."
      ) { $0.from = $1 }
    ]
}

extension Reader where Value == StateSpec {
  /// Reads a state of a modifier.
  static var stateOfModifier: Reader {
    Reader(shape: StateSpec.shape) { node, context in
      StateSpec.decode(
        node, members: StateSpec.members,
        remarkOn: { name in
          name == "from" ? "`from` belongs to the state of a container" : nil
        }, context)
    }
  }

  /// Reads a state of a container, which can follow a key.
  static var stateOfContainer: Reader {
    let noun = "a state of a container"
    let members = ObjectMembers.known { StateSpec.membersInContainers.map(\.described) }
    return Reader(shape: .named(noun, .object(noun, members))) { node, context in
      StateSpec.decode(node, members: StateSpec.membersInContainers, context)
    }
  }
}

extension ContentSpec: SpecObject {
  static let noun = "the content of a container"

  static let members: [Member<ContentSpec>] = [
    Member(
      "label", .located(.label), "The label in the init, `_` for none; left out, `content`."
    ) { $0.label = $1 },
    Member(
      "provides", .list(of: .object),
      "Arguments that the content is built from. With them the closure is kept and called whenever the view is evaluated; without them it is called once, in the init."
    ) { $0.provides = $1 },
  ]
}

extension ProvidedSpec: SpecObject {
  static let noun = "an argument of the content"

  static let members: [Member<ProvidedSpec>] = [
    Member(
      "name", .located(.identifier("the name of an argument")), isRequired: true,
      "The name of the argument, for people."
    ) { $0.name = $1 },
    Member("type", .fragment(.type, "a Swift type"), isRequired: true, "The type.") {
      $0.type = $1
    },
    Member(
      "value", .fragment(.expression, "a Swift expression"), isRequired: true,
      "An expression over the state and the parameters."
    ) { $0.value = $1 },
  ]
}
