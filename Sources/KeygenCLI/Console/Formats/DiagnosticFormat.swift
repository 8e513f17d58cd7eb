import KeygenCore

/// A way to write what there is to tell: one type a format.
///
/// A format of lines gives its text at once. A format of documents keeps what it is given, and gives one document when
/// the run is over.
protocol DiagnosticFormat {
  /// Takes a diagnostic.
  ///
  /// - Parameters:
  ///   - diagnostic: the diagnostic.
  ///   - lines: the lines of the files that it is about.
  /// - Returns: what is to be written at once, each line ended; empty for a format of documents.
  mutating func text(of diagnostic: Diagnostic, lines: SourceLines) -> String

  /// Takes a failure that is not about a place in an input.
  ///
  /// - Returns: what is to be written at once, as above.
  mutating func text(ofFailure message: String) -> String

  /// Whether the format writes one document for a run.
  static var isDocument: Bool { get }

  /// The document of a run that is over, in UTF-8.
  ///
  /// - Parameter code: the code that the process ends with.
  /// - Returns: `nil` for a format of lines.
  func document(code: ExitCode) -> [UInt8]?
}

extension DiagnosticFormat {
  static var isDocument: Bool { false }

  func document(code: ExitCode) -> [UInt8]? { nil }
}

extension OptionDeclaration {
  static let format = OptionDeclaration(
    "--format", value: .words(["text", "json", "github", "sarif"]),
    "How problems are told: as text, as one JSON or SARIF document on standard output (on standard error where a result is printed), or as annotations of a pull request on GitHub."
  )
}
