import JSONSource

/// What is done with values that arrive: a closure is called with each, or a binding stores it.
///
/// The raw values are the kinds of modifier that do so, and what `then` takes.
enum Reception: String, CaseIterable, Sendable {
  case observe, bind

  /// The argument that receives the values.
  ///
  /// - Parameters:
  ///   - spec: the modifier, which may rename the argument.
  ///   - type: the type of the values.
  ///   - origin: the part of the spec that says the type.
  func parameter(of spec: ModifierSpec, type: String, from origin: JSONNode?) -> LoweredParameter {
    switch self {
    case .observe:
      let names = spec.ownArgument(label: "perform", name: "action")
      return LoweredParameter(
        label: names.label, name: names.name, type: "@MainActor (\(type)) -> Void",
        origin: origin, place: spec.parameter?.node, isEscaping: true)
    case .bind:
      let names = spec.ownArgument(label: "to", name: "binding")
      return LoweredParameter(
        label: names.label, name: names.name, type: "Binding<\(type)>", origin: origin,
        place: spec.parameter?.node)
    }
  }

  /// An expression for a closure that hands what it is given to the argument, on the main actor.
  ///
  /// - Parameters:
  ///   - modifier: the modifier with the argument.
  ///   - report: how values are wrapped that the closure is given; only what is inside is handed on.
  func receiver(for modifier: ResolvedModifier, unwrapping report: ReportForm = .value) -> String {
    guard let parameter = modifier.ownParameter else { return "" }
    let receiver = MainActorDelivery.receiverName
    let closure =
      switch self {
      case .observe: "\(receiver)(\(parameter.reference))"
      case .bind where modifier.typeName != nil: "\(receiver)(storingIn: $\(parameter.name))"
      case .bind: "\(receiver)(storingIn: \(parameter.reference))"
      }
    return report == .value ? closure : "\(MainActorDelivery.eachName)(\(closure))"
  }
}
