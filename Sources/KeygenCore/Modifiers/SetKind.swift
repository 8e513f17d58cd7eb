/// `set`: writes a value.
struct SetKind: KeyedModifierKind {
  let name = "set"
  let summary = "Writes its argument as the value of the key."
  let ownMembers: Set<String> = ["value", "as"]
  let writes = true

  var example: ModifierExample {
    ModifierExample(
      key: .pageTitle,
      comment: "`.pageTitle(…)` on a view reports its title.",
      members: #"""
        "kind": "set",
        "name": "pageTitle"
        """#)
  }

  func ownParameter(of spec: ModifierSpec, on key: ResolvedKey) -> LoweredParameter? {
    guard spec.value == nil else { return nil }
    let names = spec.ownArgument(label: "_", name: "value")
    let type = (spec.report?.value ?? .value).partType(of: key.valueType) ?? .unknown
    return LoweredParameter(
      label: names.label, name: names.name, type: type.text, origin: key.valueLine.origin,
      place: spec.parameter?.node, isEscaping: type.isEscapingAsParameter)
  }

  func chain(of modifier: ResolvedModifier, on key: ResolvedKey) -> [ChainCall] {
    let part = modifier.spec.value?.text ?? modifier.ownParameter?.reference ?? ""
    return [
      ChainCall(
        "preference",
        [
          .init("key: \(key.reference).self"),
          .init("value: \(modifier.reported(part))", from: modifier.spec.value?.node),
        ])
    ]
  }

  func work(of modifier: ResolvedModifier, spaces: SpaceTable) -> VerificationPlan.Work {
    .set(value: modifier.spec.value?.text, .init(modifier.reportForm))
  }

  func documentation(of modifier: ResolvedModifier, on key: ResolvedKey) -> [String] {
    let subject = modifier.ownParameter.map { "`\($0.name)`" } ?? "a value"
    return [
      "Reports \(subject) \(modifier.reportDocumentation(on: key)), in place of what the views inside report.",
      "Where several views report a value, a reader gets \(key.strategy.outcome).",
    ]
  }
}
