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
  /// The part of the spec that diagnostics about the parameter point to, where it has one of its own.
  let place: JSONNode?
  /// The default argument.
  let defaultArgument: String?
  /// The generic parameter that a `@ViewBuilder` closure builds.
  let builtView: String?
  /// Whether the type is a closure that outlives the call.
  let isEscaping: Bool

  init(
    label: String, name: String, type: String, origin: JSONNode? = nil, place: JSONNode? = nil,
    defaultArgument: String? = nil, builtView: String? = nil, isEscaping: Bool = false
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.origin = origin
    self.place = place
    self.defaultArgument = defaultArgument
    self.builtView = builtView
    self.isEscaping = isEscaping
  }

  /// A `@ViewBuilder` closure, which builds a view of a generic type.
  ///
  /// - Parameters:
  ///   - view: what it builds; the generic type is named after it.
  ///   - arguments: the closure's arguments in parentheses.
  init(
    label: String, name: String, building view: String, from arguments: String,
    origin: JSONNode?, place: JSONNode?
  ) {
    let capitalized = view.prefix(1).uppercased() + view.dropFirst()
    let built = capitalized.hasSuffix("Content") ? capitalized : capitalized + "Content"
    self.init(
      label: label, name: name, type: "\(arguments) -> \(built)", origin: origin, place: place,
      builtView: built, isEscaping: true)
  }

  /// The name as an expression spells it.
  var reference: String { name.spelled(in: .reference) }

  /// The name as a declaration spells it.
  private var declaredName: String { name.spelled(in: .declaration) }

  /// The type inside `Binding<…>`, for a parameter that is a binding.
  var bound: String? {
    guard type.hasPrefix("Binding<"), type.hasSuffix(">") else { return nil }
    return String(type.dropFirst("Binding<".count).dropLast())
  }

  /// The parameter as a property of a `ViewModifier`, a binding by its wrapper.
  var property: String {
    bound.map { "@Binding private var \(declaredName): \($0)" }
      ?? "private let \(declaredName): \(type)"
  }

  /// The statement that stores the parameter in its property.
  var assignment: String {
    let property = bound == nil ? name.spelled(in: .member) : "_" + name
    return "self.\(property) = \(reference)"
  }

  /// The parameter as a method declares it.
  var declaration: String {
    let labelText = label.spelled(in: .parameterLabel)
    let names = label == name ? labelText : "\(labelText) \(declaredName)"
    let suffix = defaultArgument.map { " = \($0)" } ?? ""
    let attribute = builtView == nil ? "" : "@ViewBuilder "
    let typeText = isEscaping ? ValueType(type).escapingText : type
    return "\(attribute)\(names): \(typeText)\(suffix)"
  }

  /// The argument that passes the parameter on to one with the same label.
  var forwarded: String {
    label == "_"
      ? reference
      : "\(label.spelled(in: .argumentLabel)): \(reference)"
  }
}
