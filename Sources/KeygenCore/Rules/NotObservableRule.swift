/// A value is watched that cannot be compared.
struct NotObservableRule: LintRule {
  let kind = DiagnosticKind.notObservable
  let summary =
    "`observe`, `bind`, `then` or `from` on a type that cannot be `Equatable`, such as a tuple or a closure."
  let explanation = """
    SwiftUI tells observers of changes only, and finds changes by `==`. Tuples, closures and collections of them have \
    none.
    """
  let remedy = """
    Make the value a struct that is Equatable. A key that is only written and read by `overlayPreferenceValue` needs \
    no `==`.
    """

  var firing: [SpecExample] {
    [
      SpecExample(
        key: #"""
          "name": "VisibleRowsKey",
          "value": "(Int, Int)",
          "default": { "swift": "(0, 0)" },
          "reduce": { "swift": "value.1 = nextValue().1" },
          "modifiers": [
            { "kind": "observe", "name": "onVisibleRowsChange" }
          ]
          """#)
    ]
  }

  var clean: SpecExample {
    SpecExample(
      key: #"""
        "name": "VisibleRowsKey",
        "value": "ClosedRange<Int>?",
        "reduce": "lastNonNil",
        "modifiers": [
          { "kind": "observe", "name": "onVisibleRowsChange" }
        ]
        """#)
  }

  func findings(in modifier: ResolvedModifier, of spec: LintedSpec) -> [LintFinding] {
    guard modifier.reception != nil, let key = modifier.key,
      key.valueType.cannotBeEquatable
    else { return [] }
    return [
      LintFinding(
        .error, at: modifier.spec.kind?.node ?? modifier.spec.node,
        "`\(modifier.kind.name)` cannot watch `\(key.qualifiedName)`: `\(key.value.text.forMessage)` cannot be Equatable",
        notes: [("the type of the values stands here", key.value.node)],
        remedy: "make the value a struct that is Equatable, or leave the modifier out")
    ]
  }

  func findings(in container: ResolvedContainer, of spec: LintedSpec) -> [LintFinding] {
    container.followers.filter(\.key.valueType.cannotBeEquatable).map { state, key in
      LintFinding(
        .error, at: state.spec.from?.node ?? state.spec.node,
        "`\(state.name)` cannot follow `\(key.qualifiedName)`: `\(key.value.text.forMessage)` cannot be Equatable",
        notes: [("the type of the values stands here", key.value.node)],
        remedy: "make the value a struct that is Equatable, or leave `from` out")
    }
  }
}
