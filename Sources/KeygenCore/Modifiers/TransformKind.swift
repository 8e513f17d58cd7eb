/// `transform`: changes what the subtree reports.
struct TransformKind: ModifierKind {
  let name = "transform"
  let summary = "Changes the value that the views inside report."
  let ownMembers: Set<String> = ["body"]
  let reservedNames: Set<String> = ["value"]

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

  func ownParameter(of spec: ModifierSpec, key: ResolvedKey) -> LoweredParameter? { nil }

  func chain(of modifier: ResolvedModifier) -> [ChainCall] {
    [
      ChainCall(
        "transformPreference", [.init("\(modifier.key.reference).self")],
        closure: .init(signature: "value in", body: modifier.spec.body?.codeLines ?? []))
    ]
  }

  func documentation(of modifier: ResolvedModifier) -> [String] {
    [
      "Changes the preference `\(modifier.key.qualifiedName)` that the views inside report, or its default where they report none."
    ]
  }

  func check(_ modifier: ResolvedModifier, file: String, _ report: (Diagnostic) -> Void) {
    if modifier.spec.node.member(named: "body") == nil {
      report(.missing("body", of: modifier, file: file, remedy: "statements that change `value`"))
    }
    if let names = modifier.spec.parameter {
      report(.noOwnArgument(names, of: modifier, file: file))
    }
  }
}
