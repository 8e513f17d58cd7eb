/// `observe` and `bind`: a closure is called, or a binding stored, with the value that the views inside report.
struct ObserveKind: KeyedModifierKind {
  /// What is done with the value.
  let reception: Reception

  var name: String { reception.rawValue }

  var summary: String {
    switch reception {
    case .observe: "Calls a closure with the value that the views inside report, when it changes."
    case .bind: "Keeps a binding equal to the value that the views inside report."
    }
  }

  var example: ModifierExample {
    switch reception {
    case .observe:
      ModifierExample(
        key: .pageTitle,
        comment:
          "`.onPageTitleChange { title in … }` around such views is told the title whenever it changes.",
        members: #"""
          "kind": "observe",
          "name": "onPageTitleChange"
          """#)
    case .bind:
      ModifierExample(
        key: .pageTitle,
        comment: "`.pageTitle(to: $title)` around such views keeps a state equal to the title.",
        members: #"""
          "kind": "bind",
          "name": "pageTitle"
          """#)
    }
  }

  let ownMembers: Set<String> = ["resets"]

  func reception(in spec: ModifierSpec) -> Reception? { reception }

  func ownParameter(of spec: ModifierSpec, on key: ResolvedKey) -> LoweredParameter? {
    reception.parameter(of: spec, type: key.value.text, from: key.valueLine.origin)
  }

  func chain(of modifier: ResolvedModifier, on key: ResolvedKey) -> [ChainCall] {
    let observer = ChainCall(
      "onPreferenceChange",
      [.init("\(key.reference).self"), .init("perform: \(reception.receiver(for: modifier))")])
    return [observer] + modifier.reset(of: key)
  }

  func work(of modifier: ResolvedModifier, spaces: SpaceTable) -> VerificationPlan.Work {
    .receive(.init(reception), resets: modifier.spec.resets?.value == true)
  }

  func documentation(of modifier: ResolvedModifier, on key: ResolvedKey) -> [String] {
    let argument = modifier.ownParameter?.name ?? ""
    let deed =
      switch reception {
      case .observe:
        "Calls `\(argument)` with the preference `\(key.qualifiedName)` of the views inside: once at first, then whenever it changes."
      case .bind:
        "Stores the preference `\(key.qualifiedName)` of the views inside in `\(argument)`: once at first, then whenever it changes."
      }
    return [deed, "Where several of them report a value, it is \(key.strategy.outcome)."]
      + modifier.resetDocumentation
  }
}
