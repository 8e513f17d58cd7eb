import KeygenCore

/// Writes one JSON document of a run. Its shape is stable and described in `Documentation/Formats.md`: members may be
/// added, and `version` grows where one changes its meaning.
struct JSONFormat: DiagnosticFormat {
  static let isDocument = true
  /// The version of the shape.
  private static let version = 1

  private var diagnostics: [JSONValue] = []
  private var failures: [JSONValue] = []

  mutating func text(of diagnostic: Diagnostic, lines: SourceLines) -> String {
    diagnostics.append(
      .object(
        [
          ("kind", .string(diagnostic.kind.rawValue)),
          ("severity", .string(diagnostic.severity.rawValue)),
        ] + Self.members(of: diagnostic.location) + [
          ("message", .string(diagnostic.message)),
          (
            "notes",
            .list(
              diagnostic.notes.map { note in
                .object(Self.members(of: note.location) + [("message", .string(note.message))])
              })
          ),
          ("remedy", diagnostic.remedy.map { .string($0) } ?? .null),
        ]))
    return ""
  }

  mutating func text(ofFailure message: String) -> String {
    failures.append(.string(message))
    return ""
  }

  func document(code: ExitCode) -> [UInt8]? {
    JSONWriter.bytes(
      of: [
        "version": .integer(Self.version), "diagnostics": .list(diagnostics),
        "failures": .list(failures), "exitCode": .integer(Int(code.rawValue)),
      ])
  }

  private static func members(
    of location: SourceLocation
  ) -> [(name: String, value: JSONValue)] {
    [
      ("file", .string(location.file)),
      ("line", location.hasLine ? .integer(location.line) : .null),
      ("column", location.hasLine ? .integer(location.column) : .null),
    ]
  }
}
