/// A String's default looks like Swift that was meant to be evaluated.
struct ExpressionAsTextRule: LintRule {
  let kind = DiagnosticKind.expressionAsText
  let summary =
    "The default of a String is the text `nil`, `.none`, `String()`, or stands in quotes itself."
  let explanation = """
    For a String, a JSON string is the text itself: `"nil"` is three letters, and `"\\"a\\""` has quotes in it.
    """
  let remedy = """
    Write `null` for no value, and `{ "swift": "…" }` for an expression. Where the text itself is meant, allow it.
    """

  var firing: [SpecExample] {
    [
      SpecExample(
        key: #"""
          "name": "StatusKey",
          "value": "String",
          "default": "String()",
          "reduce": "lastNonDefault"
          """#)
    ]
  }

  var clean: SpecExample {
    SpecExample(
      key: #"""
        "name": "StatusKey",
        "value": "String",
        "default": "",
        "reduce": "lastNonDefault"
        """#)
  }

  private static let expressions: Set<String> = [
    "nil", ".none", ".some", "String()", ".init()", "String.init()", "\"\"",
  ]

  func findings(in key: ResolvedKey, of spec: LintedSpec) -> [LintFinding] {
    guard case .json(let node)? = key.spec.defaultValue, let text = node.string,
      key.valueType.strippingOptionals.isText
    else { return [] }
    let isQuoted = text.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"")
    guard isQuoted || Self.expressions.contains(text) else { return [] }
    let meant = text == "nil" || text == ".none" ? "`null`" : "`{ \"swift\": … }`"
    return [
      LintFinding(
        at: node, "the default is the text `\(text.forMessage)`, not what it would mean as Swift",
        remedy: isQuoted
          ? "leave the inner quotes out" : "write \(meant) for a value, or allow the text")
    ]
  }
}
