/// `custom`: applies lines of the spec to `content`.
struct CustomKind: ModifierKind {
  let name = "custom"
  let summary = "Builds a view of the spec's own making from `content`."
  var example: ModifierExample {
    ModifierExample(
      key: nil,
      comment: "`.card()` on a view puts a margin around it, and counts taps on it.",
      members: #"""
        "kind": "custom",
        "name": "card",
        "form": "modifier",
        "type": "Card",
        "state": [{ "name": "taps", "type": "Int", "default": 0 }],
        "body": [
          "VStack {",
          "  content.padding().onTapGesture { taps += 1 }",
          "  if taps > 0 { Text(\"tapped\") }",
          "}"
        ]
        """#)
  }

  let ownMembers: Set<String> = ["body", "state"]
  let requiredMembers: Set<String> = ["body"]
  let needsKey = false
  /// The lines may build views such as `List`, and state may start with models, that SwiftUI and Swift allow there only.
  let belongsToMainActor = true

  func reservedNames(of spec: ModifierSpec) -> Set<String> { ["content"] }

  func ownParameter(of spec: ModifierSpec, key: ResolvedKey?) -> LoweredParameter? { nil }

  func body(of modifier: ResolvedModifier) -> ModifierBody {
    guard let body = modifier.spec.body else { return .view([]) }
    // In a plain method the view is `self`; a constant that nothing uses would be a warning.
    let isMethod = modifier.typeName == nil
    let content: [CodeLine] =
      isMethod && body.mentions("content") ? ["let content = self"] : []
    return .view(content + body.codeLines)
  }

  func work(of modifier: ResolvedModifier, spaces: SpaceTable) -> VerificationPlan.Work {
    .custom(
      body: modifier.spec.body?.text ?? "",
      state: modifier.states.map(\.property.text),
      starts: modifier.states.compactMap(\.assignment?.text),
      type: modifier.typeName)
  }

  func documentation(of modifier: ResolvedModifier) -> [String] {
    modifier.key.map { ["Works with the preference `\($0.qualifiedName)`."] } ?? []
  }

  func check(_ modifier: ResolvedModifier, file: String, _ report: (Diagnostic) -> Void) {
    if modifier.spec.node.member(named: "body") == nil {
      report(
        .missing("body", of: modifier, file: file, remedy: "lines that build a view from `content`")
      )
    }
    guard let state = modifier.spec.state.first, modifier.spec.form?.value != .modifier else {
      return
    }
    report(
      Diagnostic(
        .unsuitableMember, at: SourceLocation(state.node.position, in: file),
        "a plain method cannot hold state",
        remedy: "add `\"form\": \"modifier\"` and a `type`: a `ViewModifier` can"))
  }
}
