/// Turns specs into Swift: bytes in, bytes and diagnostics out.
public struct Generator: Sendable {
  private let renderer: Renderer

  /// Creates a generator.
  ///
  /// - Parameter templates: the templates that write the output.
  public init(templates: TemplateSet = .builtIn) { renderer = Renderer(templates: templates) }

  /// Generates the Swift of one spec.
  ///
  /// - Parameters:
  ///   - source: the spec.
  ///   - library: where the specs come from that it includes; without it, it cannot include any.
  ///   - lineDirectives: whether the output says, for the compiler, which of its lines stand in the spec and where.
  /// - Returns: the output, if the spec has no errors, and everything there is to tell about it.
  public func generate(
    _ source: SpecSource, library: SpecLibrary? = nil, lineDirectives: Bool = false
  ) -> Generation {
    let spec = LoweredSpec(source, library: library, separatesOrigins: lineDirectives)
    guard let lowered = spec.file else { return Generation(spec, file: nil) }
    do {
      let file = try renderer.render(
        lowered, specPath: source.path, lineDirectives: lineDirectives)
      return Generation(spec, file: file)
    } catch {
      return Generation(spec, file: nil, faults: error.diagnostics)
    }
  }
}
