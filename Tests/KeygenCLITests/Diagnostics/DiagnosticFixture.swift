import Foundation
import KeygenCore
import TestSupport
import Testing

/// A run that gives diagnostics, and all that it says about them.
///
/// Every kind of diagnostic has at least one. To add one for a new kind is an entry in `DiagnosticFixtures`:
///
///     DiagnosticFixture(
///       .unknownMember, #"{ "keygen": 1, "keyz": [] }"#,
///       """
///       Test.keygen.json:1:16: error: a spec has no member `keyz`
///       Test.keygen.json:1:16: note: did you mean `keys`?
///       """),
struct DiagnosticFixture: CustomTestStringConvertible, Sendable {
  /// What the diagnostics are about, in their order.
  let kinds: [DiagnosticKind]
  /// The files that are there, by their paths; a path with a slash at its end is a folder.
  let files: [String: String]
  /// The command line.
  let command: [String]
  /// What is said: every line, with its place, weight and wording.
  let told: String
  /// The exit code.
  let code: Int32

  /// A spec `Test.keygen.json` that is linted.
  init(_ kind: DiagnosticKind, _ spec: String, _ told: String, code: Int32 = 1) {
    self.init(
      [kind], files: ["Test.keygen.json": spec], ["lint", "Test.keygen.json"], told, code: code)
  }

  /// A spec with one key `A` that is linted.
  init(_ kind: DiagnosticKind, key members: String, _ told: String, code: Int32 = 1) {
    self.init(
      kind, #"{ "keygen": 1, "keys": [{ "name": "A", \#(members) }] }"#, told, code: code)
  }

  /// Any command line.
  init(
    _ kinds: [DiagnosticKind], files: [String: String], _ command: [String], _ told: String,
    code: Int32
  ) {
    self.kinds = kinds
    self.files = files
    self.command = command
    self.told = told + "\n"
    self.code = code
  }

  var testDescription: String { kinds.map(\.rawValue).joined(separator: ", ") }

  /// The folder that the command is run in.
  func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (path, text) in files {
      if path.hasSuffix("/") {
        try FileManager.default.createDirectory(
          at: folder.url.appending(path: path), withIntermediateDirectories: true)
      } else {
        try folder.write(text, to: path)
      }
    }
    return folder
  }
}
