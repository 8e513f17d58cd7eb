/// A modifier that has all it needs.
struct ResolvedModifier: Sendable {
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

  /// The parameters of the method: the spec's own ones, then that of the kind.
  var parameters: [LoweredParameter] {
    spec.parameters.compactMap(LoweredParameter.init) + [kind.ownParameter(of: self)].compactMap { $0 }
  }

  /// The names of the kind's own argument, the spec's or else the kind's.
  ///
  /// - Parameters:
  ///   - label: the kind's label, `_` for none.
  ///   - name: the kind's name.
  func ownArgument(label: String, name: String) -> (label: String, name: String) {
    guard let parameter = spec.parameter else { return (label, name) }
    let chosen = parameter.name?.value ?? parameter.label?.value ?? name
    return (parameter.label?.value ?? label, chosen == "_" ? name : chosen)
  }
}
