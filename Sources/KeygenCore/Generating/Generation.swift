import JSONSource

/// What came of one spec.
public struct Generation: Sendable {
  /// The output, or `nil` where the spec has errors.
  public let file: GeneratedFile?
  /// What there is to tell about the spec, by position.
  public let diagnostics: [Diagnostic]
  let reading: JSONReading
  /// The spec with the path of its file, where it has no errors.
  private let resolved: (spec: ResolvedSpec, file: String)?

  init(
    file: GeneratedFile?, diagnostics: [Diagnostic], reading: JSONReading,
    resolved: (spec: ResolvedSpec, file: String)? = nil
  ) {
    self.file = file
    self.diagnostics = diagnostics
    self.reading = reading
    self.resolved = resolved
  }

  /// What a test of the spec's keys has to know, or `nil` where the spec has errors.
  package var verificationPlan: VerificationPlan? {
    resolved.map { VerificationPlan($0.spec, file: $0.file) }
  }

  /// The text of a line of the spec, to be shown with a diagnostic.
  public func lineText(at location: SourceLocation) -> String? {
    location.hasLine ? reading.lineText(location.line) : nil
  }
}
