/// `observe`: calls a main-actor closure on change.
struct ObserveKind: ModifierKind {
  let name = "observe"
  let summary = "Calls a closure with the value that the views inside report, when it changes."
  let observesValue = true
  let deliversToMainActor = true

  var example: ModifierExample {
    ModifierExample(
      key: .pageTitle,
      comment:
        "`.onPageTitleChange { title in … }` around such views is told the title whenever it changes.",
      members: #"""
        "kind": "observe",
        "name": "onPageTitleChange"
        """#)
  }

  func ownParameter(of spec: ModifierSpec, key: ResolvedKey) -> LoweredParameter? {
    let names = spec.ownArgument(label: "perform", name: "action")
    return LoweredParameter(
      label: names.label, name: names.name, type: "@MainActor (\(key.value.text)) -> Void",
      origin: key.valueLine.origin, isEscaping: true)
  }

  func chain(of modifier: ResolvedModifier) -> [ChainCall] {
    let action = modifier.ownParameter?.reference ?? "action"
    return [MainActorDelivery.observing(modifier.key, capturing: action) { "\($0)(\($1))" }]
  }

  func documentation(of modifier: ResolvedModifier) -> [String] {
    let action = modifier.ownParameter?.name ?? "action"
    return [
      "Calls `\(action)` with the preference `\(modifier.key.qualifiedName)` of the views inside: once at first, then whenever it changes.",
      "Where several of them report a value, it is \(modifier.key.strategy.outcome).",
    ]
  }
}
