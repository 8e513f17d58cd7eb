import JSONSource

/// Reports generic parameters that hide what the code around them names, or that no call could settle.
struct GenericsCheck {
  /// The generic parameters of a declaration, each with the place that diagnostics point to.
  let parameters: [(text: String, node: JSONNode)]
  /// Names that mean something else where the parameters are in scope.
  let reserved: Set<String>
  /// Arguments by which a call settles parameters; `nil` for a declaration that has none.
  let arguments: [LoweredParameter]?
  /// What they belong to, such as `container`.
  let owner: String
  let file: String

  func run(_ report: (Diagnostic) -> Void) {
    var first: [String: JSONNode] = [:]
    for parameter in parameters {
      let name = GenericClause.name(of: parameter.text)
      if let other = first[name] {
        report(
          Diagnostic(
            .nameClash, at: location(of: parameter.node),
            "two generic parameters are named `\(name.forMessage)`",
            notes: [.init("the other one stands here", at: location(of: other))],
            remedy: "rename one of them"))
      } else {
        first[name] = parameter.node
      }
      guard reserved.contains(name) else { continue }
      report(
        Diagnostic(
          .nameClash, at: location(of: parameter.node),
          "a generic parameter of this \(owner) cannot be named `\(name.forMessage)`, which means something else there",
          remedy: "give it another name"))
    }
    checkSettled(report)
  }

  /// A type can be passed as a value; a number or a list of types cannot.
  private func checkSettled(_ report: (Diagnostic) -> Void) {
    guard let arguments else { return }
    let named = LoweredParameter.namesOfTypes(in: arguments)
    for parameter in parameters
    where GenericClause.isPackOrValue(parameter.text)
      && !named.contains(GenericClause.name(of: parameter.text))
    {
      report(
        .unsuitable(
          parameter.node, file: file,
          "no argument of this \(owner) tells what `\(GenericClause.name(of: parameter.text).forMessage)` is",
          remedy: "add a parameter whose type names it"))
    }
  }

  private func location(of node: JSONNode) -> SourceLocation {
    SourceLocation(node.position, in: file)
  }
}
