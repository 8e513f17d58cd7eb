/// A preference key with its names bound and its gaps filled.
final class ResolvedKey: Sendable {
  /// The key as it is written.
  let spec: KeySpec
  /// Whether it has all it needs. Where it has not, that has been reported, and no output is made.
  let isWhole: Bool
  /// The name of the struct.
  let name: String
  /// The type of the values, as the spec writes it.
  let value: Fragment
  /// The type as a line of code.
  let valueLine: CodeLine
  /// What is known of that type.
  let valueType: ValueType
  /// How values are combined.
  let strategy: any ReduceStrategy
  /// The default value.
  let defaultValue: ValueExpression
  /// The name under which the rest of the file finds the key: `TYPE.NAME` where it is nested.
  let qualifiedName: String
  /// The qualified name as an expression or a type spells it, its generic parameters passed on.
  let reference: String
  /// The access level.
  let access: AccessLevel

  init(
    spec: KeySpec, isWhole: Bool, name: String, value: Fragment, valueType: ValueType,
    strategy: any ReduceStrategy, defaultValue: ValueExpression, access: AccessLevel
  ) {
    self.spec = spec
    self.isWhole = isWhole
    self.name = name
    self.value = value
    valueLine = value.codeLines.first ?? CodeLine(value.text)
    self.valueType = valueType
    self.strategy = strategy
    self.defaultValue = defaultValue
    self.access = access
    let outer = spec.extensionOf?.text
    qualifiedName = outer.map { "\($0).\(name)" } ?? name
    let spelled =
      outer.map { "\($0).\(name.spelled(in: .typeMember))" } ?? name.spelled(in: .reference)
    reference = spelled + GenericClause.arguments(of: spec.generics)
  }

  /// The first part of the qualified name.
  var outermostName: String {
    spec.extensionOf == nil ? name : String(qualifiedName.prefix { $0 != "." && $0 != "<" })
  }
}
