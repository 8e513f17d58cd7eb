/// A modifier is available where its key is not.
struct WiderThanKeyRule: LintRule {
  let kind = DiagnosticKind.widerThanKey
  let summary = "A modifier is available on platform versions where its key is not."
  let explanation = """
    A method cannot use a key that is not there.
    """
  let remedy = """
    Leave the modifier's `available` out: a key's availability reaches its modifiers by itself. A modifier only says \
    its own where it needs a later version.
    """

  var firing: [SpecExample] {
    [
      SpecExample(
        key: #"""
          "name": "RowCountKey",
          "value": "Int",
          "reduce": "sum",
          "available": { "iOS": "17" },
          "modifiers": [
            {
              "kind": "set",
              "name": "rowCount",
              "available": { "iOS": "16" }
            }
          ]
          """#)
    ]
  }

  var clean: SpecExample {
    SpecExample(
      key: #"""
        "name": "RowCountKey",
        "value": "Int",
        "reduce": "sum",
        "available": { "iOS": "17" },
        "modifiers": [
          { "kind": "set", "name": "rowCount" }
        ]
        """#)
  }

  func findings(in modifier: ResolvedModifier, of spec: LintedSpec) -> [LintFinding] {
    guard let own = modifier.spec.available, let keys = modifier.key.spec.available else {
      return []
    }
    return own.value.platforms.compactMap { platform in
      let limit = keys.platforms.first { $0.name == platform.name }
      guard let limit, platform.isEarlier(than: limit) else { return nil }
      return LintFinding(
        .error, at: own.node,
        "the modifier is available from \(platform.name) \(platform.versionText), its key only from \(limit.versionText)",
        notes: [("the key stands here", modifier.key.spec.node)],
        remedy:
          "raise the modifier's version, or leave it out: a key's availability reaches its modifiers"
      )
    }
  }
}
