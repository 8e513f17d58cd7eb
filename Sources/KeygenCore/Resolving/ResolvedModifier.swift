/// A modifier that has all it needs.
final class ResolvedModifier: Sendable {
  /// The modifier as it is written.
  let spec: ModifierSpec
  /// What the method does.
  let kind: any ModifierKind
  /// The name of the method.
  let name: String
  /// The key it works on.
  let key: ResolvedKey
  /// The access level.
  let access: AccessLevel
  /// The name of the `ViewModifier`, for the form `modifier`.
  let typeName: String?
  /// The kind's own argument, which follows the spec's; `nil` where it takes none.
  let ownParameter: LoweredParameter?
  /// The parameters of the method: the spec's own ones, then that of the kind.
  let parameters: [LoweredParameter]

  init(
    spec: ModifierSpec, kind: any ModifierKind, name: String, key: ResolvedKey,
    access: AccessLevel, typeName: String?
  ) {
    self.spec = spec
    self.kind = kind
    self.name = name
    self.key = key
    self.access = access
    self.typeName = typeName
    ownParameter = kind.ownParameter(of: spec, key: key)
    let own = spec.parameters.compactMap(LoweredParameter.init) + [ownParameter].compactMap { $0 }
    parameters = Self.typeParameters(of: key, besides: own) + own
  }
}

extension ResolvedModifier {
  /// Parameters by which a call says what a generic key's parameters are that no argument names.
  private static func typeParameters(
    of key: ResolvedKey, besides parameters: [LoweredParameter]
  ) -> [LoweredParameter] {
    guard !key.spec.generics.isEmpty else { return [] }
    let named = Set(parameters.flatMap { ValueType($0.type).mentionedNames })
    let unnamed = key.spec.generics.filter { !named.contains(GenericClause.name(of: $0.text)) }
    return unnamed.map { generic in
      let name = GenericClause.name(of: generic.text)
      return LoweredParameter(
        label: "_", name: unnamed.count == 1 ? "type" : "type\(name)", type: "\(name).Type",
        origin: generic.node, defaultArgument: "\(name).self")
    }
  }
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
}
