/// The Swift that reads a measurement from a `GeometryProxy` named `proxy`.
struct MeasuringCode: Sendable {
  /// Statements ahead of the expression.
  private(set) var setup: [ChainCall.Statement] = []
  /// The expression for what was measured.
  private(set) var expression: CodeLine

  /// Writes the Swift for a measurement.
  ///
  /// - Parameters:
  ///   - measurement: what is measured.
  ///   - space: the coordinate space as an argument.
  ///   - step: the length to a multiple of which numbers are rounded, as a literal.
  init(_ measurement: Located<Measurement>, in space: CodeLine, roundedTo step: String?) {
    switch measurement.value {
    case .expression(let fragment, _):
      let exact = step == nil ? fragment.text : "(\(fragment.text))"
      expression = CodeLine(Self.rounded(exact, to: step), from: fragment.node)
    case .quantity(let quantity):
      let origin = quantity.isOfNoSpace ? measurement.node : space.origin ?? measurement.node
      let whole = quantity.isOfNoSpace ? "proxy.size" : "proxy.frame(in: \(space.text))"
      let exact = quantity.property.map { "\(whole).\($0)" } ?? whole
      guard let step, !quantity.components.isEmpty else {
        expression = CodeLine(Self.rounded(exact, to: step), from: origin)
        return
      }
      setup = [.line(CodeLine("let exact = \(exact)", from: origin))]
      let parts = quantity.components.map {
        ChainCall.Argument("\($0.label): \(Self.rounded("exact.\($0.property)", to: step))")
      }
      setup.append(.call(prefix: "let measured = ", ChainCall(quantity.type, parts)))
      expression = "measured"
    }
  }

  /// Gives what was measured a name, unless it has it already.
  mutating func nameMeasured() {
    guard expression.text != "measured" else { return }
    setup.append(
      .line(CodeLine("let measured = \(expression.text)", from: expression.origin)))
    expression = "measured"
  }

  private static func rounded(_ exact: String, to step: String?) -> String {
    step.map { "(\(exact) / \($0)).rounded() * \($0)" } ?? exact
  }
}
