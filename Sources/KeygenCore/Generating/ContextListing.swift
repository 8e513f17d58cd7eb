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
  /// - Parameter source: the spec.
  public init(of source: SpecSource) {
    spec = LoweredSpec(source, separatesOrigins: false)
    diagnostics = spec.diagnostics
    json = spec.file.map { file in
      var builder = ContextBuilder(into: ContextJSON(), marksOrigins: false)
      return JSONWriter.bytes(of: builder.add(file))
    }
  }

  /// The text of a line of the spec, to be shown with a diagnostic; `nil` for a place in another file.
  public func lineText(at location: SourceLocation) -> String? { spec.lineText(at: location) }
}
