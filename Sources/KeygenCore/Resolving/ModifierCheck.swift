import JSONSource

/// Reports what does not fit together in one modifier and its key.
struct ModifierCheck {
  let modifier: ResolvedModifier
  let file: String

  func run(_ report: (Diagnostic) -> Void) {
    checkParameterNames(report)
    modifier.kind.check(modifier, file: file, report)
  }

  private func location(of node: JSONNode) -> SourceLocation {
    SourceLocation(node.position, in: file)
  }

  private func checkParameterNames(_ report: (Diagnostic) -> Void) {
    let nodes = modifier.spec.parameters.compactMap { $0.name?.node }
    let ownNode = modifier.spec.parameter?.node ?? modifier.spec.node
    for (index, parameter) in modifier.parameters.enumerated() {
      let node = index < nodes.count ? nodes[index] : ownNode
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
    guard let typeName = modifier.typeName else { return false }
    return name == typeName || name == "body" || name == "content"
  }
}
