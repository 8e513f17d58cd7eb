import KeygenCore

/// The test of a key: that its reduce keeps its laws.
struct KeyTest: SuiteTest {
  let key: VerificationPlan.Key
  /// Whether the key is compared with its model and with the spec's default: these may need names that are only known where
  /// the key stands, or a protocol that its type does without.
  var makesComparisons = true

  var simpler: (any SuiteTest)? {
    makesComparisons ? KeyTest(key: key, makesComparisons: false) : nil
  }

  var subject: String { key.name }
  var location: SourceLocation { key.location }
  var condition: String? { key.condition }
  var fragments: [String] { key.samples.map(\.text) + [key.defaultValue] }

  var checks: [String] {
    let laws = key.keeps.map(\.rawValue) + key.breaks.map { Self.name(ofBroken: $0.law) }
    let meaning = (key.ignoresOrder ? ["order"] : []) + (key.model == nil ? [] : ["fold"])
    return laws + meaning + ["default", "threads", "calls"]
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
      "\(isSetUp ? "var" : "let") \(test) = KeygenLaws.KeygenKeyTest(\(key).self, \(run), keeps: [\(keeps)], "
        + "breaks: [\(breaks)], ignoresOrder: \(self.key.ignoresOrder))",
    ]
    lines += comparisons(run, test)
    for sample in self.key.samples {
      lines += [place.spec(line: sample.location.line), "\(test).add(\(sample.text)", ")"]
    }
    return lines + [place.suite, "\(test).make()", "}"]
  }

  /// Whether anything is added to the test after it is made.
  private var isSetUp: Bool { makesComparisons || !key.samples.isEmpty }

  private func comparisons(_ run: String, _ test: String) -> [String] {
    guard makesComparisons else {
      return (key.model == nil ? ["default"] : ["fold", "default"]).map { check in
        "\(run).skip(KeygenLaws.CheckName(rawValue: \"\(check)\"), "
          + "because: KeygenLaws.SkipReason(rawValue: \"incomparable\"))"
      }
    }
    // What is wrong with the default has been said of the output, so it keeps the place of the suite. The closing bracket
    // stands on a line of its own: the expression may end with a comment.
    return (key.model.map { ["\(test).model = \($0)"] } ?? [])
      + ["\(test).expectDefault {", key.defaultValue, "}"]
  }

  // MARK: Words

  func title(of check: String) -> String {
    switch check {
    case "neutral", "breaks-neutral": "neutrality"
    case "associative", "breaks-associative": "associativity"
    case "order": "independence of the order"
    case "fold": "what `\(key.strategy)` says"
    case "default": "its default"
    case "threads": "calls from several threads"
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
    case "order":
      return broken(
        "the order of values matters, which it does not for `\(key.strategy)`: \(example)")
    case "fold": return broken("the reduce does not do what `\(key.strategy)` says: \(example)")
    case "default": return broken("the default is not the one of the spec: \(example)")
    case "threads":
      return broken(
        "it is not safe to call from several threads: \(example)",
        remedy: "use no state that the calls share")
    default:
      return Diagnostic(
        .repeatedCall, at: key.location, "`\(key.name)`: \(example)",
        remedy: example.hasSuffix("times")
          ? "store what `nextValue()` returns: each call computes a sibling's value again" : nil)
    }
  }

  private func broken(_ message: String, remedy: String? = nil) -> Diagnostic {
    Diagnostic(.brokenLaw, at: key.location, "`\(key.name)`: \(message)", remedy: remedy)
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
