/// What templates are given for one spec.
public struct ContextListing: Sendable {
  /// The context as JSON in UTF-8, or `nil` where the spec has errors.
  ///
  /// The shape is that of `documentation`; an optional field without a value is `null`.
  public let json: [UInt8]?
  /// What there is to tell about the spec, by position.
  public let diagnostics: [Diagnostic]
  private let spec: LoweredSpec

  /// The shape of every context, in Markdown.
  public static var documentation: String { OutputSchema.schema.documentation() }

  /// Lists the context of a spec.
  ///
  /// - Parameters:
  ///   - source: the spec.
  ///   - library: where the specs come from that it includes; without it, it cannot include any.
  public init(of source: SpecSource, library: SpecLibrary? = nil) {
    spec = LoweredSpec(source, library: library, separatesOrigins: false)
    diagnostics = spec.diagnostics
    json = spec.file.map { file in
      var builder = ContextBuilder(into: ContextJSON(), marksOrigins: false)
      return JSONWriter.bytes(of: builder.add(file))
    }
  }

  /// The text of a line of the spec or of one it includes, to be shown with a diagnostic; `nil` for a place in another file.
  public func lineText(at location: SourceLocation) -> String? { spec.lineText(at: location) }
}
