/// What there is to tell about one spec, without an output.
public struct LintListing: Sendable {
  /// Errors, warnings and remarks, by position.
  public let diagnostics: [Diagnostic]
  private let spec: LoweredSpec

  /// Reads a spec and runs every check and lint rule over it.
  ///
  /// - Parameters:
  ///   - source: the spec.
  ///   - library: where the specs come from that it includes; without it, it cannot include any.
  public init(of source: SpecSource, library: SpecLibrary? = nil) {
    spec = LoweredSpec(source, library: library, separatesOrigins: false)
    diagnostics = spec.diagnostics
  }

  /// The text of a line of the spec or of one it includes, to be shown with a diagnostic; `nil` for a place in another file.
  public func lineText(at location: SourceLocation) -> String? { spec.lineText(at: location) }
}
