/// A preference key that has all it needs.
final class ResolvedKey: Sendable {
  /// The key as it is written.
  let spec: KeySpec
  /// The name of the struct.
  let name: String
  /// The type of the values, as the spec writes it.
  let value: Fragment
  /// What is known of that type.
  let valueType: ValueType
  /// How values are combined.
  let strategy: any ReduceStrategy
  /// The default value, an expression of one line or more.
  let defaultValue: [CodeLine]
  /// The access level.
  let access: AccessLevel

  init(
    spec: KeySpec, name: String, value: Fragment, valueType: ValueType,
    strategy: any ReduceStrategy, defaultValue: [CodeLine], access: AccessLevel
  ) {
    self.spec = spec
    self.name = name
    self.value = value
    self.valueType = valueType
    self.strategy = strategy
    self.defaultValue = defaultValue
    self.access = access
  }

  /// The qualified name as an expression or a type spells it.
  var reference: String {
    guard let outer = spec.extensionOf else { return name.spelled(in: .reference) }
    return "\(outer.text).\(name.spelled(in: .typeMember))"
  }

  /// The name under which the rest of the file finds the key: `TYPE.NAME` where it is nested.
  var qualifiedName: String {
    spec.extensionOf.map { "\($0.text).\(name)" } ?? name
  }
}
