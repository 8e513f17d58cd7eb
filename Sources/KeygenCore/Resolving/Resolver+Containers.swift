extension Resolver {
  /// Resolves a container.
  ///
  /// - Parameter keys: the keys that its states can follow, by their names.
  mutating func resolve(
    _ spec: ContainerSpec, among keys: inout KeyTable
  ) -> ResolvedContainer? {
    var followed: [ResolvedKey?] = []
    for state in spec.state { followed.append(state.from.flatMap { key($0, among: &keys) }) }
    checkDefaults(of: spec, followed)
    guard let name = spec.name?.value else { return nil }
    let container = ResolvedContainer(
      spec, name: name, access: spec.access?.value ?? fileAccess, keys: followed)
    var found: [Diagnostic] = []
    ContainerCheck(container: container, file: file).run { found.append($0) }
    for diagnostic in found { report(diagnostic) }
    return container
  }

  /// Values that stand in the middle of a line.
  private mutating func checkDefaults(of spec: ContainerSpec, _ keys: [ResolvedKey?]) {
    for parameter in spec.parameters where parameter.type != nil {
      checkOneLine(parameter.defaultValue, type: parameter.type, "a default argument")
    }
    for (state, key) in zip(spec.state, keys) {
      checkOneLine(state.defaultValue, type: state.type ?? key?.value, "a first value")
    }
  }
}
