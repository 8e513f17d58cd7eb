/// `transform`: changes what the subtree reports.
struct TransformKind: KeyedModifierKind {
  let name = "transform"
  let summary = "Changes the value that the views inside report."
  let ownMembers: Set<String> = ["body"]
  let requiredMembers: Set<String> = ["body"]
  let writes = true

  var example: ModifierExample {
    ModifierExample(
      key: .pageTitle,
      comment: "`.pageTitlePrefix(…)` on a view changes the title that the views inside report.",
      members: #"""
        "kind": "transform",
        "name": "pageTitlePrefix",
        "parameters": [{ "label": "_", "name": "prefix", "type": "String" }],
        "body": "value = prefix + value"
        """#)
  }

  func reservedNames(of spec: ModifierSpec) -> Set<String> { ["value"] }

  func ownParameter(of spec: ModifierSpec, on key: ResolvedKey) -> LoweredParameter? { nil }

  func chain(of modifier: ResolvedModifier, on key: ResolvedKey) -> [ChainCall] {
    let lines = modifier.spec.body?.codeLines ?? []
    return [
      ChainCall(
        "transformPreference", [.init("\(key.reference).self")],
        closure: .init(signature: "value in", body: lines.map { .line($0) }))
    ]
  }

  func work(of modifier: ResolvedModifier, spaces: SpaceTable) -> VerificationPlan.Work {
    .transform(modifier.spec.body?.text ?? "")
  }

  func documentation(of modifier: ResolvedModifier, on key: ResolvedKey) -> [String] {
    [
      "Changes the preference `\(key.qualifiedName)` that the views inside report, or its default where they report none."
    ]
  }

  func check(_ modifier: ResolvedModifier, file: String, _ report: (Diagnostic) -> Void) {
    guard modifier.spec.node.member(named: "body") == nil else { return }
    report(.missing("body", of: modifier, file: file, remedy: "statements that change `value`"))
  }
}
