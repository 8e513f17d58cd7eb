import KeygenCore

/// Results as JSON, for programs.
package enum JSONReport {
  /// The text.
  ///
  /// An object with the members `version` (1), `passed`, `failed`, `skipped` (numbers of checks) and `specs`. A spec has
  /// its `path`, the `milliseconds` that it took, `checks` and `remarks`. A check has its `subject` (such as a key, or
  /// null for the spec as a whole), its `check`, the `line` and `column` of the subject (0 for a whole file), its
  /// `outcome` (`passed`, `failed`, `skipped`), and with that `failures`, or the `reason` it was skipped for.
  ///
  /// - Parameter results: what came of each spec.
  package static func bytes(_ results: [SpecResult]) -> [UInt8] {
    let tally = Tally(results)
    return JSONWriter.bytes(
      of: [
        "version": 1, "passed": .integer(tally.passed), "failed": .integer(tally.failed),
        "skipped": .integer(tally.skipped), "specs": .list(results.map(\.json)),
      ])
  }
}

extension SpecResult {
  /// The result as JSON, for programs.
  var json: JSONValue {
    [
      "path": .string(path), "milliseconds": .integer(milliseconds),
      "checks": .list(checks.map(\.json)), "remarks": .list(remarks.map(\.json)),
    ]
  }

  /// The result as JSON, to be read again.
  var keptJSON: JSONValue {
    [
      "path": .string(path), "checks": .list(checks.map(\.json)),
      "remarks": .list(remarks.map(\.json)),
      "simplifiedTests": .list(simplifiedTests.map { .integer($0) }),
      "omittedTests": .list(omittedTests.map { .integer($0) }),
    ]
  }
}

extension CheckResult {
  fileprivate var json: JSONValue {
    var members: [(name: String, value: JSONValue)] = [
      ("subject", subject.map { .string($0) } ?? .null), ("check", .string(check)),
      ("line", .integer(location.line)), ("column", .integer(location.column)),
      ("outcome", .string(outcome.word)),
    ]
    switch outcome {
    case .passed: break
    case .failed(let diagnostics): members.append(("failures", .list(diagnostics.map(\.json))))
    case .skipped(let reason): members.append(("reason", .string(reason)))
    }
    return .object(members)
  }
}

extension Diagnostic {
  fileprivate var json: JSONValue {
    [
      "kind": .string(kind.rawValue), "severity": .string(severity.rawValue),
      "location": location.json, "message": .string(message),
      "notes": .list(
        notes.map { ["location": $0.location.json, "message": .string($0.message)] }),
      "remedy": remedy.map { .string($0) } ?? .null,
    ]
  }
}

extension SourceLocation {
  fileprivate var json: JSONValue {
    ["file": .string(file), "line": .integer(line), "column": .integer(column)]
  }
}
