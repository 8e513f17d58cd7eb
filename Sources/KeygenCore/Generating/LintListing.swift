/// What there is to tell about one spec, without an output.
public struct LintListing: Sendable {
  /// Errors, warnings and remarks, by position.
  public let diagnostics: [Diagnostic]
  private let spec: LoweredSpec

  /// Reads a spec and runs every check and lint rule over it.
  ///
  /// - Parameter source: the spec.
  public init(of source: SpecSource) {
    spec = LoweredSpec(source, separatesOrigins: false)
    diagnostics = spec.diagnostics
  }

  /// The text of a line of the spec, to be shown with a diagnostic; `nil` for a place in another file.
  public func lineText(at location: SourceLocation) -> String? { spec.lineText(at: location) }
}
