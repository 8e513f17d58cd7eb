import KeygenCore

/// The test of a key: that its reduce keeps its laws.
struct KeyTest: SuiteTest {
  let key: VerificationPlan.Key

  var subject: String { key.name }
  var location: SourceLocation { key.location }
  var condition: String? { key.condition }
  var fragments: [String] { key.samples.map(\.text) }

  var checks: [String] {
    key.keeps.map(\.rawValue) + key.breaks.map { Self.name(ofBroken: $0.law) } + ["calls"]
  }

  private static func name(ofBroken law: VerificationPlan.Law) -> String {
    "breaks-\(law.rawValue)"
  }

  var obstacle: String? {
    guard case .impossible(let parameter) = StandIn.binding(of: key.generics) else { return nil }
    return "no type is known to put in place of `\(parameter)`"
  }

  // MARK: Code

  func members(_ names: SuiteNames, _ place: SuitePlace) -> [String] {
    guard case .aliases(let aliases) = StandIn.binding(of: key.generics) else { return [] }
    let (key, run, test) = (names.name("Key"), names.name("run"), names.name("test"))
    let keeps = self.key.keeps.map { ".\($0.rawValue)" }.joined(separator: ", ")
    let breaks = self.key.breaks.map { ".\($0.law.rawValue)" }.joined(separator: ", ")
    var lines = aliases.map { "private \($0)" }
    lines += [
      // A deprecated key can only be named without a warning where all is deprecated.
      "@available(*, deprecated)",
      "static func run(_ \(run): KeygenLaws.KeygenTestRun) {",
      "typealias \(key) = \(self.key.reference)",
      "\(samplesAreDeclared ? "var" : "let") \(test) = KeygenLaws.KeygenKeyTest("
        + "\(key).self, \(run), keeps: [\(keeps)], breaks: [\(breaks)])",
    ]
    for sample in self.key.samples {
      // The closing bracket on a line of its own: the expression may end with a comment.
      lines += [place.spec(line: sample.location.line), "\(test).add(\(sample.text)", ")"]
    }
    return lines + [place.suite, "\(test).make()", "}"]
  }

  private var samplesAreDeclared: Bool { !key.samples.isEmpty }

  // MARK: Words

  func title(of check: String) -> String {
    switch check {
    case "neutral", "breaks-neutral": "neutrality"
    case "associative", "breaks-associative": "associativity"
    default: check
    }
  }

  func failure(of check: String, example: String) -> Diagnostic {
    if let broken = key.breaks.first(where: { Self.name(ofBroken: $0.law) == check }) {
      return Diagnostic(
        .keptLaw, at: broken.location,
        "`\(key.name)` keeps the law `\(broken.law.rawValue)` on all samples",
        remedy: "remove the law from `breaks`, or add `samples` that break it")
    }
    switch check {
    case "neutral":
      return Diagnostic(
        .brokenLaw, at: key.location, "`\(key.name)`: the default is not neutral: \(example)",
        remedy: remedy(
          "choose a default that changes nothing: a silent conditional sibling contributes it"))
    case "associative":
      return Diagnostic(
        .brokenLaw, at: key.location, "`\(key.name)`: the reduce is not associative: \(example)",
        remedy: remedy("how views are nested must not change what an ancestor reads"))
    default:
      return Diagnostic(
        .repeatedCall, at: key.location, "`\(key.name)`: \(example)",
        remedy: "store what `nextValue()` returns: each call computes a sibling's value again")
    }
  }

  /// A strategy of the tool's own traps where a result does not fit its type, which the samples decide.
  var trapRemedy: String? {
    key.strategy == "swift" || key.samples.isEmpty
      ? nil
      : "declare smaller `samples`: three of them are combined, and the result must fit the type"
  }

  private func remedy(_ advice: String) -> String {
    key.strategy == "swift" ? advice + "; if that is meant, name the law in `breaks`" : advice
  }
}
