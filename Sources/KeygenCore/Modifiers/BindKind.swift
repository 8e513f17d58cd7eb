/// `bind`: stores the value in a `Binding`.
struct BindKind: ModifierKind {
  let name = "bind"
  let summary = "Keeps a binding equal to the value that the views inside report."
  let observesValue = true
  let deliversToMainActor = true

  func ownParameter(of modifier: ResolvedModifier) -> LoweredParameter? {
    let names = modifier.ownArgument(label: "to", name: "binding")
    let key = modifier.key
    return LoweredParameter(
      label: names.label, name: names.name, type: "Binding<\(key.value.text)>",
      origin: key.value.lines.first)
  }

  func chain(of modifier: ResolvedModifier) -> [ChainCall] {
    let binding = ownParameter(of: modifier)?.spelledName ?? "binding"
    return [
      MainActorDelivery.observing(modifier.key, capturing: binding) { "\($0).wrappedValue = \($1)" }
    ]
  }

  func documentation(of modifier: ResolvedModifier) -> [String] {
    let binding = ownParameter(of: modifier)?.name ?? "binding"
    return [
      "Stores the preference `\(modifier.key.qualifiedName)` of the views inside in `\(binding)`: once at first, then whenever it changes.",
      "Where several views report one, it is \(modifier.key.strategy.outcome).",
    ]
  }
}
