/// A modifier or a container is available where a key of its is not.
struct WiderThanKeyRule: LintRule {
  let kind = DiagnosticKind.widerThanKey
  let summary = "A modifier or a container is available on platform versions where its key is not."
  let explanation = """
    A method cannot use a key that is not there, nor can a container.
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
    guard let key = modifier.key else { return [] }
    return findings("modifier", available: modifier.spec.available, on: key)
  }

  func findings(in container: ResolvedContainer, of spec: LintedSpec) -> [LintFinding] {
    container.followers.flatMap {
      findings("container", available: container.spec.available, on: $0.key)
    }
  }

  private func findings(
    _ what: String, available own: Located<Availability>?, on key: ResolvedKey
  ) -> [LintFinding] {
    guard let own, let keys = key.spec.available else { return [] }
    return own.value.platforms.compactMap { platform in
      let limit = keys.platforms.first { $0.name == platform.name }
      guard let limit, platform.isEarlier(than: limit) else { return nil }
      return LintFinding(
        .error, at: own.node,
        "the \(what) is available from \(platform.name) \(platform.versionText), its key only from \(limit.versionText)",
        notes: [("the key stands here", key.spec.node)],
        remedy:
          "raise the \(what)'s version, or leave it out: a key's availability reaches what uses it"
      )
    }
  }
}
