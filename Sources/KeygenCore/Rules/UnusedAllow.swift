/// An entry of `allow` has nothing to switch off. The linter itself finds that, when all rules have had their say.
struct UnusedAllow: LintRuleDescription {
  let kind = DiagnosticKind.unusedAllow
  let summary = "An entry of `allow` that silences nothing."
  let explanation = """
    Such an entry is left over from a fault that was mended, or stands at another place than the one it was meant for. \
    It would silence the next fault of its kind without anybody knowing.
    """
  let remedy = """
    Remove the entry. One in a modifier is about that modifier, one in a key about the key and its modifiers, and one \
    at the top of the spec about all of it. What is an error cannot be switched off anywhere.
    """

  var firing: [SpecExample] {
    [
      SpecExample(
        key: #"""
          "name": "UnreadCountKey",
          "value": "Int",
          "reduce": "sum",
          "allow": ["loses-to-default"]
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
}
