/// An Optional is combined as if `nil` were a value like any other.
struct OptionalDropsValueRule: LintRule {
  let kind = DiagnosticKind.optionalDropsValue
  let summary = "`last` or `first` on an Optional, where `lastNonNil` or `firstNonNil` is meant."
  let explanation = """
    A view that has nothing to report says `nil`, and so does a conditional one without a writer. `last` takes such a \
    `nil` for the result, `first` stops at it, and a value that was reported is dropped.
    """
  let remedy = """
    Use `lastNonNil` or `firstNonNil`, which skip `nil`. Where `nil` is meant to win, allow it.
    """

  var firing: [SpecExample] {
    [
      SpecExample(
        key: #"""
          "name": "SelectionKey",
          "value": "Int?",
          "reduce": "last"
          """#)
    ]
  }

  var clean: SpecExample {
    SpecExample(
      key: #"""
        "name": "SelectionKey",
        "value": "Int?",
        "reduce": "lastNonNil"
        """#)
  }

  func findings(in key: ResolvedKey, of spec: LintedSpec) -> [LintFinding] {
    guard key.strategy is LastStrategy || key.strategy is FirstStrategy,
      key.valueType.kind == .optional, let reduce = key.spec.reduce
    else { return [] }
    let name = key.strategy.name
    return [
      LintFinding(
        at: reduce.node,
        "`\(name)` on an Optional takes `nil` in place of a value that was reported",
        remedy: "use `\(name)NonNil`")
    ]
  }
}
