import JSONSource

/// Reports what does not fit together in one modifier and its key.
struct ModifierCheck {
  let modifier: ResolvedModifier
  let file: String

  func run(_ report: (Diagnostic) -> Void) {
    checkParameterNames(report)
    checkParameterTypes(report)
    modifier.kind.check(modifier, file: file, report)
  }

  private func location(of node: JSONNode) -> SourceLocation {
    SourceLocation(node.position, in: file)
  }

  private func checkParameterNames(_ report: (Diagnostic) -> Void) {
    let ownNode = modifier.spec.parameter?.node ?? modifier.spec.node
    // One whose type is wrong has been reported and is left out.
    let listed = modifier.spec.parameters.compactMap { $0.type == nil ? nil : $0.name?.node }
    let last = modifier.ownParameter == nil ? [] : [ownNode]
    let leading = modifier.parameters.count - listed.count - last.count
    let nodes = [JSONNode](repeating: modifier.spec.node, count: leading) + listed + last
    for (index, parameter) in modifier.parameters.enumerated() {
      let node = nodes[index]
      if let first = modifier.parameters[..<index].firstIndex(where: { $0.name == parameter.name })
      {
        report(
          Diagnostic(
            .nameClash, at: location(of: node),
            "two parameters are named `\(parameter.name.forMessage)`",
            notes: [.init("the other one stands here", at: location(of: nodes[first]))],
            remedy: "rename one of them; labels may be alike, names may not"))
      }
      guard isReserved(parameter.name) else { continue }
      report(
        Diagnostic(
          .nameClash, at: location(of: node),
          "a parameter of this modifier cannot be named `\(parameter.name)`, which means something else there",
          remedy: "give it another `name`; its `label` may stay"))
    }
  }

  /// Whether a name means something else where parameters are in scope: the key's above all.
  private func isReserved(_ name: String) -> Bool {
    if modifier.kind.reservedNames.contains(name) || name == modifier.key.outermostName {
      return true
    }
    // `self` would be the view, in backticks too; the others cannot be captured by a closure.
    if name == "self" { return true }
    if modifier.kind.deliversToMainActor, ["weak", "unowned", "willSet", "didSet"].contains(name) {
      return true
    }
    guard let typeName = modifier.typeName else { return false }
    return [typeName, "body", "content", "Body", "Content"].contains(name)
  }

  /// Types that a parameter cannot have, or not where it is stored in a `ViewModifier`.
  private func checkParameterTypes(_ report: (Diagnostic) -> Void) {
    for parameter in modifier.spec.parameters {
      guard let type = parameter.type, let problem = ValueType(type.text).problemAsProperty else {
        continue
      }
      report(
        Diagnostic(
          .invalidFragment, at: location(of: type.node), problem.message, remedy: problem.remedy))
    }
  }
}
