/// A property that SwiftUI keeps, with all that can be told of it.
struct ResolvedState: Sendable {
  /// The property as it is written.
  let spec: StateSpec
  let name: String
  /// The attribute in front of the property.
  let attribute: String
  /// The type; `nil` where the default or the attribute gives it.
  let type: String?
  /// The expression for the first value, if it has one.
  let initial: CodeLine?
  /// The key whose preference of the content the property is kept equal to.
  let key: ResolvedKey?
  /// Whether the first value uses arguments of the init, which has to give it then.
  let startsInInit: Bool

  /// Resolves a property; `nil` where it has no name, which has been reported.
  ///
  /// - Parameters:
  ///   - spec: the property as it is written.
  ///   - key: the key that it follows.
  ///   - parameters: the names of the init's arguments, which the first value may use.
  init?(
    _ spec: StateSpec, following key: ResolvedKey? = nil, parameters: Set<String> = []
  ) {
    guard let name = spec.name?.value else { return nil }
    self.spec = spec
    self.name = name
    self.key = key
    attribute = spec.attribute?.text ?? "@State"
    type = spec.type?.text ?? key?.value.text
    let facts = type.map { ValueType($0) } ?? .unknown
    let written = spec.defaultValue.flatMap {
      ValueLiteral.expression(for: $0, type: facts)?.singleLine
    }
    initial = written ?? key.map { CodeLine("\($0.reference).defaultValue", from: spec.node) }
    let expression = written.map { Fragment($0.text, from: spec.node) }
    startsInInit = expression.map { !$0.mentionedNames.isDisjoint(with: parameters) } ?? false
  }

  /// The property's declaration.
  var property: CodeLine {
    let annotation = type.map { ": \($0)" } ?? ""
    let value = startsInInit ? "" : initial.map { " = \($0.text)" } ?? ""
    return CodeLine(
      "\(attribute) private var \(name.spelled(in: .declaration))\(annotation)\(value)",
      from: spec.type?.node ?? spec.defaultValue?.node ?? spec.node)
  }

  /// The statement by which an init gives the first value; `nil` where the declaration does.
  var assignment: CodeLine? {
    guard startsInInit, let initial else { return nil }
    return CodeLine(
      "_\(name) = \(attribute.dropFirst())(wrappedValue: \(initial.text))", from: initial.origin)
  }
}
