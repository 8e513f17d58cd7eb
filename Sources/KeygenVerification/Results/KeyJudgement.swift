import KeygenCore

/// Makes results and diagnostics of what is known of one key.
struct KeyJudgement {
  let key: VerificationPlan.Key

  /// The checks that a key is due, in the order of reports.
  private var dueChecks: [String] {
    key.keeps.map(\.rawValue) + key.breaks.map { Self.name(ofBroken: $0.law) } + ["calls"]
  }

  private static func name(ofBroken law: VerificationPlan.Law) -> String {
    "breaks-\(law.rawValue)"
  }

  /// Adds what a suite reported.
  func add(_ record: KeyRecord, to result: inout SpecResult) {
    if record.isAbsent, let condition = key.condition {
      return addUntested(because: "`\(condition)` does not hold here", to: &result)
    }
    var reasons: [(check: String, reason: String)] = []
    for check in dueChecks {
      switch record.checks[check] {
      case .passed:
        result.add(check, of: key.name, .passed)
        if let extent = record.extents[check] {
          result.diagnostics.append(partlyTested(check, extent))
        }
      case .failed(let example):
        result.add(check, of: key.name, .failed)
        result.diagnostics.append(failure(of: check, example))
      case .skipped(let reason):
        result.add(check, of: key.name, .skipped)
        reasons.append((check, reason))
      case nil: result.add(check, of: key.name, .skipped)
      }
    }
    if let end = record.abnormalEnd {
      result.add("runs", of: key.name, .failed)
      result.diagnostics.append(
        Diagnostic(
          .abnormalEnd, at: key.location,
          "`\(key.name)`: \(record.callInProgress ?? "its code") \(end)",
          remedy: end.hasPrefix("traps") ? trapRemedy : nil))
    }
    // The checks that share a reason share a remark.
    while let reason = reasons.first?.reason {
      let laws = reasons.filter { $0.reason == reason }.map { Self.title(of: $0.check) }
      reasons.removeAll { $0.reason == reason }
      result.diagnostics.append(
        untested(" for \(laws.joined(separator: " and "))", Self.words(of: reason)))
    }
  }

  /// Adds that nothing of the key could be tested.
  func addUntested(because reason: String, to result: inout SpecResult) {
    addSkipped(to: &result)
    result.diagnostics.append(untested("", reason))
  }

  /// Adds that nothing of the key was tested, for a reason that is reported elsewhere.
  func addSkipped(to result: inout SpecResult) {
    for check in dueChecks { result.add(check, of: key.name, .skipped) }
  }

  private func partlyTested(_ check: String, _ extent: String) -> Diagnostic {
    Diagnostic(
      .notTested, .remark, at: key.location,
      "`\(key.name)` is tested for \(Self.title(of: check)) on \(extent) groupings of its samples")
  }

  private func untested(_ what: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      .notTested, .remark, at: key.location, "`\(key.name)` is not tested\(what): \(reason)")
  }

  /// In words why a suite has not tested something.
  private static func words(of reason: String) -> String {
    switch reason {
    case "not-equatable": "its values are not Equatable"
    case "no-samples":
      "its type has no built-in samples, and the spec declares none as `\"samples\": […]`"
    default: reason
    }
  }

  private static func title(of check: String) -> String {
    switch check {
    case "neutral", "breaks-neutral": "neutrality"
    case "associative", "breaks-associative": "associativity"
    default: check
    }
  }

  private func failure(of check: String, _ example: String) -> Diagnostic {
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
  private var trapRemedy: String? {
    key.strategy == "swift" || key.samples.isEmpty
      ? nil
      : "declare smaller `samples`: three of them are combined, and the result must fit the type"
  }

  private func remedy(_ advice: String) -> String {
    key.strategy == "swift" ? advice + "; if that is meant, name the law in `breaks`" : advice
  }
}
