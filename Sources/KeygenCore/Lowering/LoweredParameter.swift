import JSONSource
import SwiftSource

/// A parameter of a generated method, spelled so that it can be declared, stored, passed on and used.
struct LoweredParameter: Sendable {
  /// The label at the call, `_` for none.
  let label: String
  /// The name inside the method.
  let name: String
  /// The type as a property has it.
  let type: String
  /// The part of the spec that the type or the default argument was read from.
  let origin: JSONNode?
  /// The default argument.
  let defaultArgument: String?
  /// Whether the type is a closure that outlives the call.
  let isEscaping: Bool

  init(
    label: String, name: String, type: String, origin: JSONNode? = nil,
    defaultArgument: String? = nil, isEscaping: Bool = false
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.origin = origin
    self.defaultArgument = defaultArgument
    self.isEscaping = isEscaping
  }

  /// The name as an expression or a declaration spells it.
  var spelledName: String { name.spelled(in: .declaration) }

  /// The parameter as a method declares it.
  var declaration: String {
    let labelText = label.spelled(in: .parameterLabel)
    let names = label == name ? labelText : "\(labelText) \(spelledName)"
    let suffix = defaultArgument.map { " = \($0)" } ?? ""
    return "\(names): \(isEscaping ? "@escaping " : "")\(type)\(suffix)"
  }

  /// The argument that passes the parameter on to one with the same label.
  var forwarded: String {
    label == "_"
      ? spelledName
      : "\(label.spelled(in: .argumentLabel)): \(spelledName)"
  }
}
