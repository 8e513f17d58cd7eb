import KeygenCore

/// The test of a container: that its state follows the preferences of its content.
struct ContainerTest: SuiteTest {
  let container: VerificationPlan.Container

  var subject: String { container.name }
  var location: SourceLocation { container.location }
  var condition: String? { container.condition }
  var protocolName: String { "KeygenViewTest" }
  var simpler: (any SuiteTest)? { nil }

  var fragments: [String] {
    let own = container.parameters.flatMap { [$0.name, $0.type, $0.defaultArgument ?? ""] }
    let states = container.followers.flatMap {
      [$0.reference, $0.type, $0.start ?? "", $0.key.reference, $0.key.value] + $0.key.samples
    }
    return own + states + container.provides.flatMap { [$0.type, $0.value] } + container.generics
  }

  var checks: [String] {
    ["settles"] + (ContainerSuite.storesArguments(container) ? ["arguments"] : [])
      + (container.provides.allSatisfy(\.isClosure) ? [] : ["provides"])
      + container.followers.flatMap { ["follows-\($0.name)", "starts-\($0.name)"] }
  }

  var obstacle: String? {
    guard case .impossible(let parameter) = StandIn.binding(of: container.generics) else {
      return nil
    }
    return "no type is known to put in place of `\(parameter)`"
  }

  func declarations(_ names: SuiteNames, _ place: SuitePlace) -> [String] {
    ContainerSuite(container, checks, names).declarations
  }

  func members(_ names: SuiteNames, _ place: SuitePlace) -> [String] {
    guard case .aliases(let aliases) = StandIn.binding(of: container.generics) else { return [] }
    return aliases + ContainerSuite(container, checks, names).members
  }

  func failure(of check: String, example: String) -> Diagnostic {
    Diagnostic(.brokenModifier, at: location, "`\(subject)` \(example)")
  }

  func trapRemedy(in call: String?) -> String? { nil }

  func title(of check: String) -> String { "`\(check)`" }
}
