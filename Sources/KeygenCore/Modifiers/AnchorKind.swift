/// `anchor`: writes an anchor of the view.
struct AnchorKind: KeyedModifierKind {
  let name = "anchor"
  let summary =
    "Writes an anchor, by which a reader finds a part of the view in its own coordinates."
  var example: ModifierExample {
    ModifierExample(
      key: .rowBounds,
      comment: "`.rowBounds(id: 3)` on a view reports where it is.",
      members: #"""
        "kind": "anchor",
        "name": "rowBounds",
        "as": "entry"
        """#)
  }

  let ownMembers: Set<String> = ["source", "value", "as"]
  let writes = true

  func reservedNames(of spec: ModifierSpec) -> Set<String> { ["anchor"] }

  func ownParameter(of spec: ModifierSpec, on key: ResolvedKey) -> LoweredParameter? { nil }

  func chain(of modifier: ResolvedModifier, on key: ResolvedKey) -> [ChainCall] {
    let spec = modifier.spec
    let value = CodeLine(modifier.reported(spec.value?.text ?? "anchor"), from: spec.value?.node)
    return [
      ChainCall(
        "anchorPreference",
        [.init("key: \(key.reference).self"), .init("value: .\(source(of: spec).rawValue)")],
        closure: .init(signature: "anchor in", body: [.line(value)]))
    ]
  }

  func work(of modifier: ResolvedModifier, spaces: SpaceTable) -> VerificationPlan.Work {
    .anchor(
      source: source(of: modifier.spec).rawValue, value: modifier.spec.value?.text,
      .init(modifier.reportForm))
  }

  func documentation(of modifier: ResolvedModifier, on key: ResolvedKey) -> [String] {
    let source = source(of: modifier.spec)
    let subject = source == .bounds ? "the bounds" : "the point `\(source.rawValue)`"
    return [
      "Reports \(subject) of this view \(modifier.reportDocumentation(on: key)), as an anchor that a `GeometryProxy` resolves.",
      "Where several views report a value, a reader gets \(key.strategy.outcome).",
    ]
  }

  private func source(of spec: ModifierSpec) -> AnchorSource { spec.source?.value ?? .bounds }

  func check(_ modifier: ResolvedModifier, file: String, _ report: (Diagnostic) -> Void) {
    let sourceIsWrong =
      modifier.spec.source == nil && modifier.spec.node.member(named: "source") != nil
    guard modifier.spec.value == nil, !sourceIsWrong, let key = modifier.key,
      let part = modifier.reportForm.partType(of: key.valueType)?.strippingOptionals, part.isKnown
    else { return }
    report(
      Diagnostic(
        .unsuitableMember,
        at: SourceLocation((modifier.spec.kind?.node ?? modifier.spec.node).position, in: file),
        "an anchor is no `\(part.text.forMessage)`",
        remedy:
          "make it `\(source(of: modifier.spec).anchorType)`, or add a `value` that makes one from `anchor`"
      ))
  }
}
