import JSONSource

/// What came of one spec.
public struct Generation: Sendable {
  /// The output, or `nil` where the spec has errors.
  public let file: GeneratedFile?
  /// What there is to tell about the spec, by position.
  public let diagnostics: [Diagnostic]
  let reading: JSONReading

  /// The text of a line of the spec, to be shown with a diagnostic.
  public func lineText(at location: SourceLocation) -> String? {
    location.hasLine ? reading.lineText(location.line) : nil
  }
}
