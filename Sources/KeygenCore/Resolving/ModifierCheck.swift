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

  /// Names that mean something else where parameters are in scope: that of the key above all.
  private var reservedNames: Set<String> {
    let key = modifier.key.qualifiedName.split(separator: ".").first.map(String.init)
    let ofForm = modifier.typeName.map { ["body", "content", $0] } ?? []
    return modifier.kind.reservedNames.union(ofForm + [key].compactMap { $0 })
  }

  private func checkParameterNames(_ report: (Diagnostic) -> Void) {
    var seen: [String: JSONNode] = [:]
    let own = modifier.ownParameter.map { parameter in
      (parameter.name, modifier.spec.parameter?.node ?? modifier.spec.node)
    }
    let listed = modifier.spec.parameters.compactMap { parameter in
      parameter.name.map { ($0.value, $0.node) }
    }
    let reservedNames = reservedNames
    for (name, node) in listed + [own].compactMap({ $0 }) {
      if let first = seen[name] {
        report(
          Diagnostic(
            .nameClash, at: location(of: node), "two parameters are named `\(name.forMessage)`",
            notes: [.init("the other one stands here", at: location(of: first))],
            remedy: "rename one of them; labels may be alike, names may not"))
      }
      seen[name] = node
      guard reservedNames.contains(name) else { continue }
      report(
        Diagnostic(
          .nameClash, at: location(of: node),
          "a parameter of this modifier cannot be named `\(name)`, which means something else there",
          remedy: "give it another `name`; its `label` may stay"))
    }
  }
}
