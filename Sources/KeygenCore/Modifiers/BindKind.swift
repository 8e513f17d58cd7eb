/// `bind`: stores the value in a `Binding`.
struct BindKind: ModifierKind {
  let name = "bind"
  let summary = "Keeps a binding equal to the value that the views inside report."
  let observesValue = true
  let deliversToMainActor = true

  var example: ModifierExample {
    ModifierExample(
      key: .pageTitle,
      comment: "`.pageTitle(to: $title)` around such views keeps a state equal to the title.",
      members: #"""
        "kind": "bind",
        "name": "pageTitle"
        """#)
  }

  func ownParameter(of spec: ModifierSpec, key: ResolvedKey) -> LoweredParameter? {
    let names = spec.ownArgument(label: "to", name: "binding")
    return LoweredParameter(
      label: names.label, name: names.name, type: "Binding<\(key.value.text)>",
      origin: key.valueLine.origin)
  }

  func chain(of modifier: ResolvedModifier) -> [ChainCall] {
    let binding = modifier.ownParameter?.reference ?? "binding"
    return [
      MainActorDelivery.observing(
        modifier.key, capturing: binding,
        from: modifier.typeName == nil ? binding : "$\(modifier.ownParameter?.name ?? "binding")"
      ) { "\($0).wrappedValue = \($1)" }
    ]
  }

  func documentation(of modifier: ResolvedModifier) -> [String] {
    let binding = modifier.ownParameter?.name ?? "binding"
    return [
      "Stores the preference `\(modifier.key.qualifiedName)` of the views inside in `\(binding)`: once at first, then whenever it changes.",
      "Where several of them report a value, it is \(modifier.key.strategy.outcome).",
    ]
  }
}
