/// What is wrong with templates.
public struct TemplateFaults: Error {
  /// The faults, by file and place; never empty.
  public let diagnostics: [Diagnostic]
}
