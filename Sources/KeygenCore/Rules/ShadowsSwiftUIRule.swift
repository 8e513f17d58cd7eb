/// A name is one that SwiftUI, Swift or a module has already.
struct ShadowsSwiftUIRule: LintRule {
  let kind = DiagnosticKind.shadowsSwiftUI
  let summary = "A name is SwiftUI's, Swift's or a module's own."
  let explanation = """
    A type of your own with the name of one of SwiftUI's hides it in your whole module; a method with the name of one \
    of `View`'s own is mistaken for it, or makes calls ambiguous. Where the generated code itself would use the wrong \
    one, it is an error.
    """
  let remedy = """
    Choose another name, for instance one that says what the value is for.
    """

  var firing: [SpecExample] {
    [
      SpecExample(
        key: #"""
          "name": "UnreadCountKey",
          "value": "Int",
          "reduce": "sum",
          "modifiers": [
            { "kind": "set", "name": "badge" }
          ]
          """#),
      SpecExample(
        key: #"""
          "name": "Color",
          "value": "[Color]",
          "reduce": "append"
          """#),
    ]
  }

  var clean: SpecExample {
    SpecExample(
      key: #"""
        "name": "UnreadCountKey",
        "value": "Int",
        "reduce": "sum",
        "modifiers": [
          { "kind": "set", "name": "unreadCount" }
        ]
        """#)
  }

  func findings(in key: ResolvedKey, of spec: LintedSpec) -> [LintFinding] {
    guard let name = key.spec.name else { return [] }
    return type(name, of: spec)
  }

  func findings(in modifier: ResolvedModifier, of spec: LintedSpec) -> [LintFinding] {
    let type = modifier.spec.type.map { self.type($0, of: spec) } ?? []
    return type + (modifier.spec.name.map { method($0) } ?? [])
  }

  func findings(in space: ResolvedSpace, of spec: LintedSpec) -> [LintFinding] {
    guard SwiftUINames.spaces.contains(space.name.value) else { return method(space.method) }
    let finding = LintFinding(
      .error, at: space.name.node,
      "SwiftUI has a coordinate space or a method `\(space.name.value)` of its own, which this one would hide",
      remedy: "choose another name")
    return [finding] + method(space.method)
  }

  private func method(_ name: Located<String>) -> [LintFinding] {
    guard SwiftUINames.methods.contains(name.value) else { return [] }
    if SwiftUINames.neededMethods.contains(name.value) {
      return [
        LintFinding(
          .error, at: name.node,
          "the generated code calls `\(name.value)` itself, which this method would hide",
          remedy: "choose another name")
      ]
    }
    return [
      LintFinding(
        at: name.node, "`\(name.value)` is a method of SwiftUI's `View` already",
        remedy: "choose a name that says whose it is, such as `my\(name.value.capitalizedFirst)`")
    ]
  }

  func findings(in container: ResolvedContainer, of spec: LintedSpec) -> [LintFinding] {
    container.spec.name.map { type($0, of: spec) } ?? []
  }

  private func type(_ name: Located<String>, of spec: LintedSpec) -> [LintFinding] {
    let isModule =
      spec.importedModules.contains(name.value) || SwiftUINames.modules.contains(name.value)
    let isKnown = isModule || SwiftUINames.types.contains(name.value)
    guard isKnown else { return [] }
    let isUsed =
      SwiftUINames.neededTypes.contains(name.value) || spec.mentionedNames.contains(name.value)
    let whose = isModule ? "a module's" : "SwiftUI's or Swift's own"
    guard isUsed else {
      return [
        LintFinding(
          at: name.node, "`\(name.value)` is \(whose) name, which this type would hide",
          remedy: "choose another name")
      ]
    }
    return [
      LintFinding(
        .error, at: name.node,
        "`\(name.value)` is \(whose) name, and the generated code would take this type for it",
        remedy: "choose another name")
    ]
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
