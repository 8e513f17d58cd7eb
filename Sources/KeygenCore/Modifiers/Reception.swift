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

  /// A closure that hands what it is given to the argument, on the main actor.
  ///
  /// - Parameters:
  ///   - modifier: the modifier with the argument.
  ///   - report: how values are wrapped that the closure is given; only what is inside is handed on.
  func closure(
    for modifier: ResolvedModifier, unwrapping report: ReportForm = .value
  ) -> ChainCall.Closure {
    guard let parameter = modifier.ownParameter else { return .init(signature: "", body: []) }
    let captured = parameter.reference
    let source =
      self == .bind && modifier.typeName != nil ? "$\(parameter.name)" : parameter.reference
    let capture = "[\(captured) = \(MainActorDelivery.boxName)(content: \(source))]"
    let statement =
      switch self {
      case .observe: "\(captured).content($0)"
      case .bind: "\(captured).content.wrappedValue = $0"
      }
    let deliver = MainActorDelivery.functionName
    switch report {
    case .value:
      return .init(signature: "\(capture) in", body: [.line("\(deliver)($0) { \(statement) }")])
    case .element, .entry:
      let parts = report == .element ? "reported" : "reported.values"
      return .init(
        signature: "\(capture) reported in",
        body: [
          .line("for measured in \(parts) {"), .line("  \(deliver)(measured) { \(statement) }"),
          .line("}"),
        ])
    }
  }
}
