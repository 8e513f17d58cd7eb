import JSONSource

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
    strategy: any ReduceStrategy, defaultValue: ValueExpression, access: AccessLevel,
    reference: String? = nil
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
    self.reference = reference ?? spelled + GenericClause.arguments(of: spec.generics)
  }

  /// A key that is written by hand, which a modifier of a spec names with the type of its values.
  ///
  /// - Parameters:
  ///   - type: the type that conforms to `PreferenceKey`.
  ///   - value: the type of its values.
  ///   - node: the JSON that names it.
  convenience init(handwritten type: Fragment, value: Fragment, from node: JSONNode) {
    let spec = KeySpec(node: node)
    spec.value = value
    self.init(
      spec: spec, isWhole: true, name: type.text, value: value, valueType: ValueType(value.text),
      strategy: CustomStrategy(body: Fragment("", from: node)), defaultValue: .lines([]),
      access: .internal, reference: type.text)
  }

  /// The first part of the qualified name.
  var outermostName: String {
    String(qualifiedName.prefix { $0 != "." && $0 != "<" })
  }
}
