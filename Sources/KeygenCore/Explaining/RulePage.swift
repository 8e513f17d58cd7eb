/// The page about a lint rule.
struct RulePage: Sendable {
  private let rule: any LintRuleDescription

  init(_ rule: any LintRuleDescription) { self.rule = rule }

  var topic: Topic { Topic(rule.name, .rule, rule.summary) { blocks } }

  private var blocks: [PageBlock] {
    let findings = rule.firing.map {
      LoweredSpec($0.source, library: nil, separatesOrigins: false).diagnostics
    }
    let severities = Set(findings.joined().map(\.severity)).sorted()
    var blocks: [PageBlock] = [
      .paragraph(
        "\(rule.name): a lint rule (\(severities.map(\.rawValue).joined(separator: ", ")))"),
      .heading("Fires when"), .paragraph(rule.summary),
      .heading("Why"), .paragraph(rule.explanation),
      .heading("What to do"), .paragraph(rule.remedy),
    ]
    for (example, diagnostics) in zip(rule.firing, findings) {
      blocks += [.heading("It fires here"), .code(example.text), .diagnostics(diagnostics)]
    }
    blocks += [
      .heading("It does not fire here"), .code(rule.clean.text),
      .heading("Allowing it"), .paragraph(allowing(severities)),
    ]
    return blocks
  }

  private func allowing(_ severities: [Diagnostic.Severity]) -> String {
    guard LintRules.names.contains(rule.name), severities.contains(where: { $0 < .error }) else {
      return "It cannot be switched off: what it finds has to be mended."
    }
    let exception =
      severities.contains(.error) ? " Where it is an error, it cannot be switched off." : ""
    return """
      The member `"allow": ["\(rule.name)"]` switches it off: in a modifier for that modifier, in a key for the key and \
      its modifiers, at the top of a spec for all of it.\(exception)
      """
  }
}
