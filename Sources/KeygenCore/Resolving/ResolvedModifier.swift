/// A modifier that has all it needs.
final class ResolvedModifier: Sendable {
  /// The modifier as it is written.
  let spec: ModifierSpec
  /// What the method does.
  let kind: any ModifierKind
  /// The name of the method.
  let name: String
  /// The key it works on, if any.
  let key: ResolvedKey?
  /// The coordinate space it measures in, as an argument.
  let space: CodeLine
  /// The access level.
  let access: AccessLevel
  /// The name of the `ViewModifier`, for the form `modifier`.
  let typeName: String?
  private let hasOwnParameter: Bool
  /// The parameters of the method: those that only say a type, the id of an entry, the spec's own ones, a coordinate
  /// space, then that of the kind.
  let parameters: [LoweredParameter]
  /// The generic parameters of the method: the key's, the spec's own ones, then those of what builders build.
  let generics: [Fragment]
  /// The properties that SwiftUI keeps. The first value of one may use the parameters.
  let states: [ResolvedState]

  init(
    spec: ModifierSpec, kind: any ModifierKind, name: String, key: ResolvedKey?,
    space: CodeLine, access: AccessLevel, typeName: String?
  ) {
    self.spec = spec
    self.kind = kind
    self.name = name
    self.key = key
    self.space = space
    self.access = access
    self.typeName = typeName
    let own = kind.ownParameter(of: spec, key: key)
    hasOwnParameter = own != nil
    var arguments = spec.parameters.compactMap(LoweredParameter.init)
    if let entry = spec.entryParameter(on: key) { arguments.insert(entry, at: 0) }
    if let space = spec.spaceParameter { arguments.append(space) }
    if let own { arguments.append(own) }
    let written = (key?.spec.generics ?? []) + spec.generics
    parameters =
      written.isEmpty ? arguments : LoweredParameter.naming(written, besides: arguments) + arguments
    generics =
      written
      + arguments.compactMap { argument in
        argument.builtView.map { Fragment("\($0): View", from: argument.place ?? spec.node) }
      }
    guard !spec.state.isEmpty else {
      states = []
      return
    }
    let names = Set(parameters.map(\.name))
    states = spec.state.compactMap { ResolvedState($0, parameters: names) }
  }

  /// The kind's own argument, which follows the spec's; `nil` where it takes none.
  var ownParameter: LoweredParameter? { hasOwnParameter ? parameters.last : nil }

  /// Types that the generated code names beside those that the spec does.
  var usedTypes: Set<String> {
    var types = kind.usedTypes(of: self)
    if parameters.contains(where: { $0.type.hasPrefix("Binding<") }) { types.insert("Binding") }
    if case .parameter? = spec.space?.value { types.insert("CoordinateSpace") }
    return types
  }

  /// What is done with values that the modifier hears of, if it does.
  var reception: Reception? { kind.reception(in: spec) }
}

extension ModifierSpec {
  /// The names of the kind's own argument, the spec's or else the kind's.
  ///
  /// - Parameters:
  ///   - label: the kind's label, `_` for none.
  ///   - name: the kind's name.
  func ownArgument(label: String, name: String) -> (label: String, name: String) {
    guard let parameter else { return (label, name) }
    let chosen = parameter.name?.value ?? parameter.label?.value ?? name
    return (parameter.label?.value ?? label, chosen == "_" ? name : chosen)
  }

  /// The argument by which a caller passes a coordinate space.
  fileprivate var spaceParameter: LoweredParameter? {
    guard case .parameter(let parameter)? = self.space?.value, let name = parameter.name?.value
    else {
      return nil
    }
    let expression = parameter.defaultValue.flatMap {
      ValueLiteral.expression(for: $0, type: .unknown)?.singleLine
    }
    return LoweredParameter(
      label: parameter.label?.value ?? name, name: name, type: "CoordinateSpace",
      origin: parameter.node, place: parameter.name?.node, defaultArgument: expression?.text)
  }
}

extension LoweredParameter {
  /// Parameters by which a call says what generic parameters are that no argument names.
  static func naming(
    _ generics: [Fragment], besides parameters: [LoweredParameter]
  ) -> [LoweredParameter] {
    let named = namesOfTypes(in: parameters)
    let unnamed = generics.filter { !named.contains(GenericClause.name(of: $0.text)) }
    return unnamed.map { generic in
      let name = GenericClause.name(of: generic.text)
      return LoweredParameter(
        label: "_", name: unnamed.count == 1 ? "type" : "type\(name)", type: "\(name).Type",
        origin: generic.node, defaultArgument: "\(name).self")
    }
  }

  /// The names that the types of parameters mention.
  static func namesOfTypes(in parameters: [LoweredParameter]) -> Set<String> {
    Set(parameters.flatMap { ValueType($0.type).mentionedNames })
  }

  /// A parameter that a spec lists.
  init?(_ spec: ParameterSpec) {
    guard let name = spec.name?.value else { return nil }
    let label = spec.label?.value ?? name
    if spec.builder?.value == true {
      let arguments = spec.type?.text ?? "()"
      self.init(
        label: label, name: name, building: name,
        from: arguments.hasPrefix("(") ? arguments : "(\(arguments))", origin: spec.type?.node,
        place: spec.name?.node)
      return
    }
    guard let type = spec.type else { return nil }
    let facts = ValueType(type.text)
    let defaultLine = spec.defaultValue.flatMap {
      ValueLiteral.expression(for: $0, type: facts)?.singleLine
    }
    self.init(
      label: label, name: name, type: type.text, origin: type.node, place: spec.name?.node,
      defaultArgument: defaultLine?.text,
      isEscaping: facts.isEscapingAsParameter || spec.closure?.value == true)
  }
}
