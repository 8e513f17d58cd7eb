import KeygenCore
import Testing
import TestSupport

/// A diagnostic that a spec is expected to get, at a mark in its text.
struct Expectation {
  let mark: Int
  let kind: DiagnosticKind
  /// A part of the message.
  let message: String
  /// A part of the remedy.
  let remedy: String?

  init(_ mark: Int, _ kind: DiagnosticKind, _ message: String, remedy: String? = nil) {
    self.mark = mark
    self.kind = kind
    self.message = message
    self.remedy = remedy
  }
}

/// Generates from a text, and checks that the JSON Schema agrees about its shape.
func generate(_ text: String, lineDirectives: Bool = false) -> Generation {
  let generation = Generator().generate(
    SpecSource(
      path: "Sub/Test.keygen.json", name: "Test.keygen.json", bytes: Array(text.utf8)),
    lineDirectives: lineDirectives)
  SchemaAgreement.check(text, generation.diagnostics)
  return generation
}

/// The output of a spec that has no errors.
func output(
  of text: String, lineDirectives: Bool = false,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> String {
  let generation = generate(text, lineDirectives: lineDirectives)
  let errors = generation.diagnostics.filter { $0.severity == .error }
  #expect(errors.isEmpty, sourceLocation: sourceLocation)
  let file = try #require(generation.file, sourceLocation: sourceLocation)
  return String(decoding: file.bytes, as: UTF8.self)
}

/// Checks that a spec gets exactly the expected diagnostics, in order.
///
/// - Parameter marked: the spec, with marks where diagnostics are expected.
func expect(
  _ marked: String, _ expectations: Expectation...,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let marked = MarkedText(marked)
  let generation = generate(marked.text)
  let found = generation.diagnostics
  #expect(
    found.count == expectations.count, "\(found.map(\.message))", sourceLocation: sourceLocation)
  for (diagnostic, expectation) in zip(found, expectations) {
    #expect(diagnostic.kind == expectation.kind, sourceLocation: sourceLocation)
    let place = MarkedText.Place(
      line: diagnostic.location.line, column: diagnostic.location.column)
    #expect(
      place == marked.places[expectation.mark], "\(diagnostic.message)",
      sourceLocation: sourceLocation)
    #expect(diagnostic.message.contains(expectation.message), sourceLocation: sourceLocation)
    if let remedy = expectation.remedy {
      #expect(
        diagnostic.remedy?.contains(remedy) == true, "\(diagnostic)", sourceLocation: sourceLocation
      )
    }
  }
  let hasErrors = found.contains { $0.severity == .error }
  #expect((generation.file == nil) == hasErrors, sourceLocation: sourceLocation)
}

/// A spec with one key of given members.
func spec(_ members: String) -> String {
  """
  {
    "keygen": 1,
    "keys": [
      { \(members) }
    ]
  }
  """
}
