/// `set`: writes a value.
struct SetKind: ModifierKind {
  let name = "set"
  let summary = "Writes its argument as the value of the key."
  let ownMembers: Set<String> = ["value"]

  var example: ModifierExample {
    ModifierExample(
      key: .pageTitle,
      comment: "`.pageTitle(…)` on a view reports its title.",
      members: #"""
        "kind": "set",
        "name": "pageTitle"
        """#)
  }

  func ownParameter(of spec: ModifierSpec, key: ResolvedKey) -> LoweredParameter? {
    guard spec.value == nil else { return nil }
    let names = spec.ownArgument(label: "_", name: "value")
    return LoweredParameter(
      label: names.label, name: names.name, type: key.value.text, origin: key.valueLine.origin,
      isEscaping: key.valueType.isEscapingAsParameter)
  }

  func chain(of modifier: ResolvedModifier) -> [ChainCall] {
    let value =
      if let expression = modifier.spec.value {
        ChainCall.Argument("value: \(expression.text)", from: expression.node)
      } else {
        ChainCall.Argument("value: \(modifier.ownParameter?.reference ?? "value")")
      }
    return [
      ChainCall("preference", [.init("key: \(modifier.key.reference).self"), value])
    ]
  }

  func documentation(of modifier: ResolvedModifier) -> [String] {
    let subject = modifier.ownParameter.map { "`\($0.name)`" } ?? "a value"
    return [
      "Reports \(subject) as the preference `\(modifier.key.qualifiedName)` of this view, in place of what the views inside report.",
      "Where several views report a value, a reader gets \(modifier.key.strategy.outcome).",
    ]
  }

  func check(_ modifier: ResolvedModifier, file: String, _ report: (Diagnostic) -> Void) {
    if modifier.spec.value != nil, let names = modifier.spec.parameter {
      report(.noOwnArgument(names, of: modifier, file: file))
    }
  }
}
