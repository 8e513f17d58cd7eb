/// A modifier uses a key that no method of `View` can name.
struct UninferableKeyRule: LintRule {
  let kind = DiagnosticKind.uninferableKey
  let summary = "A modifier on a key inside a generic type, which its method could not name."
  let explanation = """
    A key that is nested in a generic type is another key for each of the type's arguments, and a method of `View` has \
    no way to tell which one is meant.
    """
  let remedy = """
    Nest the key in a type that is not generic, or make the key itself generic: then its parameters become those of \
    the method.
    """

  var firing: [SpecExample] {
    [
      SpecExample(
        key: #"""
          "name": "RowCountKey",
          "extension": "List",
          "value": "Int",
          "reduce": "sum",
          "modifiers": [
            { "kind": "set", "name": "rowCount" }
          ]
          """#)
    ]
  }

  var clean: SpecExample {
    SpecExample(
      key: #"""
        "name": "RowCountKey",
        "extension": "Sidebar",
        "value": "Int",
        "reduce": "sum",
        "modifiers": [
          { "kind": "set", "name": "rowCount" }
        ]
        """#)
  }

  func findings(in modifier: ResolvedModifier, of spec: LintedSpec) -> [LintFinding] {
    guard let key = modifier.key, let outer = key.spec.extensionOf,
      ValueType(outer.text).isGenericWithoutArguments
    else { return [] }
    return [
      LintFinding(
        .error, at: modifier.spec.node,
        "a method of `View` cannot name `\(key.qualifiedName)`: `\(outer.text)` is generic",
        notes: [("the key is nested here", outer.node)],
        remedy: "nest the key in a type that is not generic, or make the key itself generic")
    ]
  }

  func findings(in container: ResolvedContainer, of spec: LintedSpec) -> [LintFinding] {
    container.followers.compactMap { state, key in
      guard let outer = key.spec.extensionOf, ValueType(outer.text).isGenericWithoutArguments else {
        return nil
      }
      return LintFinding(
        .error, at: state.spec.from?.node ?? state.spec.node,
        "a container cannot name `\(key.qualifiedName)`: `\(outer.text)` is generic",
        notes: [("the key is nested here", outer.node)],
        remedy: "nest the key in a type that is not generic, or make the key itself generic")
    }
  }
}
