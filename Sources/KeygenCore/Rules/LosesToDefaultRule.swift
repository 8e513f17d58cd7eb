/// A reported value can be lost to the default of a silent sibling.
struct LosesToDefaultRule: LintRule {
  let kind = DiagnosticKind.losesToDefault
  let summary = "Plain `last` or `first`, which can put the default in place of a reported value."
  let explanation = """
    A child that is conditional contributes to every key, with the default where it reports nothing. With `last` such \
    a child behind the one that reported, and with `first` one ahead of it, takes the value away: a badge vanishes \
    because an overlay is an `if`. Where every method that writes the key is a `measure` with `then`, each value is \
    heard where it was measured, and the rule is silent.
    """
  let remedy = """
    Make the value an Optional with `lastNonNil` or `firstNonNil`, which skip silent children; `lastNonDefault` and \
    `firstNonDefault` do so without an Optional.
    """

  var firing: [SpecExample] {
    [
      SpecExample(
        key: #"""
          "name": "StatusKey",
          "value": "String",
          "default": "none",
          "reduce": "last"
          """#)
    ]
  }

  var clean: SpecExample {
    SpecExample(
      key: #"""
        "name": "StatusKey",
        "value": "String?",
        "reduce": "lastNonNil"
        """#)
  }

  func findings(in key: ResolvedKey, of spec: LintedSpec) -> [LintFinding] {
    guard key.strategy is LastStrategy || key.strategy is FirstStrategy,
      key.valueType.kind != .optional, let reduce = key.spec.reduce,
      !isHeardWhereItIsWritten(key, in: spec)
    else { return [] }
    let name = key.strategy.name
    return [
      LintFinding(
        at: reduce.node,
        "with `\(name)` a silent conditional view can put the default in place of a value that another one reported",
        remedy: "make the value an Optional with `\(name)NonNil`, or use `\(name)NonDefault`")
    ]
  }

  /// Whether every method that writes the key hands on what it measured itself, so that the combined value matters less.
  private func isHeardWhereItIsWritten(_ key: ResolvedKey, in spec: LintedSpec) -> Bool {
    let writers = spec.modifiers(of: key).filter(\.kind.writes)
    return !writers.isEmpty && writers.allSatisfy { $0.spec.then != nil }
  }
}
