import JSONSource

/// The default changes a value that it is combined with.
struct DefaultNotNeutralRule: LintRule {
  let kind = DiagnosticKind.defaultNotNeutral
  let summary = "The default changes a value it is reduced with, such as a sum that starts at 10."
  let explanation = """
    A conditional view that reports nothing contributes the default. Unless the default is neutral for the reduce, \
    each such view changes the result: a sum grows by it, `all` with the default `false` is never true, a union with \
    `.zero` reaches to the origin.
    """
  let remedy = """
    Leave `default` out, or write the neutral one. `max` and `min` have no neutral value of most types; an Optional \
    has one, `nil`. Add what is to be added once where the value is read.
    """

  var firing: [SpecExample] {
    [
      SpecExample(
        key: #"""
          "name": "UnreadCountKey",
          "value": "Int",
          "default": 10,
          "reduce": "sum"
          """#)
    ]
  }

  var clean: SpecExample {
    SpecExample(
      key: #"""
        "name": "UnreadCountKey",
        "value": "Int",
        "reduce": "sum"
        """#)
  }

  func findings(in key: ResolvedKey, of spec: LintedSpec) -> [LintFinding] {
    guard let written = key.spec.defaultValue, let reduce = key.spec.reduce,
      key.strategy.unmetRequirements(of: key.valueType, at: reduce.node).isEmpty
    else { return [] }
    if key.strategy is ExtremeStrategy { return findings(in: key, default: written) }
    if key.strategy.needsDefault { return nanFindings(in: key, default: written) }
    let neutral: String?
    if key.strategy.isLifted(over: key.valueType) || key.strategy is LastNonNilStrategy
      || key.strategy is FirstNonNilStrategy
    {
      neutral = "nil"
    } else {
      neutral = key.strategy.neutralElement(for: key.valueType)
    }
    guard let neutral, isOther(written, than: neutral, type: key.valueType) else { return [] }
    return [
      LintFinding(
        at: written.node,
        "the default changes values that it is combined with by `\(key.strategy.name)`",
        remedy: "the neutral default is `\(neutral)`; leave `default` out to get it")
    ]
  }

  /// Whether a default is certainly another value than the neutral one. What only the compiler can tell is let through.
  private func isOther(_ value: ValueSpec, than neutral: String, type: ValueType) -> Bool {
    switch value {
    case .swift(let fragment): return isOther(expression: fragment.text, than: neutral)
    case .json(let node):
      switch node.kind {
      case .null: return neutral != "nil"
      case .boolean: return node.sourceText != neutral
      case .number: return neutral == "nil" || node.double != 0
      case .array, .object: return neutral == "nil" || node.count > 0
      case .string:
        let text = node.string ?? ""
        if type.strippingOptionals.isText { return neutral == "nil" || !text.isEmpty }
        return isOther(expression: text, than: neutral)
      }
    }
  }

  /// Expressions whose value is known, each with the neutral element that it is, or none.
  private static let knownExpressions: [String: String] = [
    ".zero": ".zero", "CGRect.zero": ".zero", "CGSize.zero": ".zero", "CGPoint.zero": ".zero",
    "0": ".zero", "0.0": ".zero", ".null": ".null", "CGRect.null": ".null", "true": "true",
    "false": "false", "[]": "[]", "[:]": "[:]", "nil": "nil", ".none": "nil", ".infinite": "other",
    ".infinity": "other", "1": "other",
  ]

  private func isOther(expression: String, than neutral: String) -> Bool {
    guard let value = Self.knownExpressions[expression] else { return false }
    return value != neutral
  }

  /// For `min` and `max` only the spec's own samples tell which values are to be expected.
  private func findings(in key: ResolvedKey, default written: ValueSpec) -> [LintFinding] {
    guard let strategy = key.strategy as? ExtremeStrategy, let limit = number(written) else {
      return []
    }
    let beyond = key.spec.samples.first { sample in
      guard let value = number(sample) else { return false }
      return strategy.end == .greatest ? value < limit : value > limit
    }
    guard let beyond else { return [] }
    return [
      LintFinding(
        at: written.node,
        "the default changes values that it is combined with by `\(strategy.name)`",
        notes: [("this sample would be lost to it", beyond.node)],
        remedy: "make the value an Optional: its neutral default is `nil`")
    ]
  }

  /// What is compared with the default never equals NaN, so that no value would count as the default.
  private func nanFindings(in key: ResolvedKey, default written: ValueSpec) -> [LintFinding] {
    let expression: String? =
      switch written {
      case .swift(let fragment): fragment.text
      case .json(let node): key.valueType.strippingOptionals.isText ? nil : node.string
      }
    guard let expression, expression == ".nan" || expression.hasSuffix(".nan") else { return [] }
    return [
      LintFinding(
        at: written.node,
        "`\(key.strategy.name)` compares with the default, and NaN equals nothing",
        remedy: "make the value an Optional with `lastNonNil` or `firstNonNil`")
    ]
  }

  private func number(_ value: ValueSpec) -> Double? {
    guard case .json(let node) = value else { return nil }
    return node.double
  }
}
