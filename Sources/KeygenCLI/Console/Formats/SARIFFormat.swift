import KeygenCore

/// Writes one SARIF log of a run (OASIS, Static Analysis Results Interchange Format 2.1.0).
///
/// Paths are relative to `SRCROOT`, which stands for the working directory and is not said, so that a log is the same
/// on every machine. Fixes are left out: a remedy is prose, and part of the message.
struct SARIFFormat: DiagnosticFormat {
  static let isDocument = true

  private var results: [JSONValue] = []
  private var notifications: [JSONValue] = []
  private static let ruleIndices = Dictionary(
    uniqueKeysWithValues: DiagnosticKind.allCases.enumerated().map { ($1, $0) })

  mutating func text(of diagnostic: Diagnostic, lines: SourceLines) -> String {
    let text = diagnostic.message + (diagnostic.remedy.map { "\n\($0)" } ?? "")
    var result: [(name: String, value: JSONValue)] = [
      ("ruleId", .string(diagnostic.kind.rawValue)),
      ("ruleIndex", .integer(Self.ruleIndices[diagnostic.kind] ?? -1)),
      ("level", .string(diagnostic.severity.sarifLevel)),
      ("message", ["text": .string(text)]),
      ("locations", [.object(SARIFLocation.members(of: diagnostic.location, lines))]),
    ]
    if !diagnostic.notes.isEmpty {
      let related = diagnostic.notes.map { note in
        JSONValue.object(
          SARIFLocation.members(of: note.location, lines)
            + [("message", ["text": .string(note.message)])])
      }
      result.append(("relatedLocations", .list(related)))
    }
    results.append(.object(result))
    return ""
  }

  mutating func text(ofFailure message: String) -> String {
    notifications.append(["level": "error", "message": ["text": .string(message)]])
    return ""
  }

  func document(code: ExitCode) -> [UInt8]? {
    // A wrong input is a result; only where the environment or the command line failed has keygen not done its work.
    let isExecuted = code == .done || code == .wrong
    let run: JSONValue = [
      "tool": ["driver": SARIFRules.driver],
      "invocations": [
        [
          "executionSuccessful": .boolean(isExecuted),
          "exitCode": .integer(Int(code.rawValue)),
          "toolExecutionNotifications": .list(notifications),
        ]
      ],
      "originalUriBaseIds": [
        SARIFLocation.base: [
          "description": ["text": "The directory that keygen was run in."]
        ]
      ],
      "columnKind": "utf16CodeUnits",
      "results": .list(results),
    ]
    return JSONWriter.bytes(
      of: [
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
        "runs": [run],
      ])
  }
}

extension Diagnostic.Severity {
  fileprivate var sarifLevel: String {
    switch self {
    case .remark: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }
}
