import KeygenCore

/// The test of a modifier: that it does what its kind means.
struct ModifierTest: SuiteTest {
  let modifier: VerificationPlan.Modifier

  var subject: String { modifier.name }
  var location: SourceLocation { modifier.location }
  var condition: String? { modifier.condition }
  var protocolName: String { "KeygenViewTest" }
  var simpler: (any SuiteTest)? { nil }

  var fragments: [String] {
    let own = modifier.parameters.flatMap { [$0.name, $0.type, $0.defaultArgument ?? ""] }
    let key = modifier.key.map { [$0.reference, $0.value] + $0.samples } ?? []
    return own + key + modifier.generics
  }

  var checks: [String] {
    switch modifier.work {
    case .set: return ["arrives", "replaces", "siblings"]
    case .transform: return ["transforms", "default", "siblings"]
    case .receive(let receiver, let resets):
      return [receiver.check, "changes", "inside", resets ? "resets" : "passes"]
    case .measure(let measuring):
      let written = modifier.key == nil ? [] : ["measures", "resize"]
      guard let receiver = measuring.receiver else { return written }
      return written + [receiver.check, "changes"] + (modifier.key == nil ? [] : ["own"])
    case .anchor: return ["resolves", "resize"]
    case .layer(_, _, let hasProxy, let resets):
      return ["builds", "changes", "layer", "alignment"] + (hasProxy ? ["proxy"] : [])
        + [resets ? "resets" : "passes"]
    case .custom: return ["builds", "settles"]
    }
  }

  var obstacle: String? {
    guard case .impossible(let parameter) = StandIn.binding(of: modifier.generics) else {
      return nil
    }
    return "no type is known to put in place of `\(parameter)`"
  }

  func members(_ names: SuiteNames, _ place: SuitePlace) -> [String] {
    guard case .aliases(let aliases) = StandIn.binding(of: modifier.generics) else { return [] }
    return aliases + ModifierSuite(modifier, checks, names).members
  }

  func failure(of check: String, example: String) -> Diagnostic {
    Diagnostic(.brokenModifier, at: location, "`\(subject)` \(example)")
  }

  func trapRemedy(in call: String?) -> String? { nil }

  func title(of check: String) -> String { "`\(check)`" }
}

extension VerificationPlan.Receiver {
  /// The name of the check that it is told.
  fileprivate var check: String {
    switch self {
    case .closure: "hears"
    case .binding: "stores"
    }
  }
}
