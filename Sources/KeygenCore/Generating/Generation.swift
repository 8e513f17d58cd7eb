/// What came of one spec.
public struct Generation: Sendable {
  /// The output, or `nil` where the spec has errors.
  public let file: GeneratedFile?
  /// What there is to tell about the spec, by position.
  public let diagnostics: [Diagnostic]
  let spec: LoweredSpec

  /// What a test of the spec's keys has to know, or `nil` where the spec has errors.
  package var verificationPlan: VerificationPlan? {
    spec.resolved.map { VerificationPlan($0, file: spec.source.path) }
  }

  /// The hand-written files that are to be compiled together with the output.
  package var supportFiles: [SupportFile] { spec.support }

  init(_ spec: LoweredSpec, file: GeneratedFile?, faults: [Diagnostic] = []) {
    self.spec = spec
    self.file = file
    diagnostics = spec.diagnostics + faults
  }

  /// The text of a line of the spec or of one it includes, to be shown with a diagnostic; `nil` for a place in another file.
  public func lineText(at location: SourceLocation) -> String? { spec.lineText(at: location) }
}
