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
  ///   - lineDirectives: whether the output says, for the compiler, which of its lines stand in the spec and where.
  /// - Returns: the output, if the spec has no errors, and everything there is to tell about it.
  public func generate(_ source: SpecSource, lineDirectives: Bool = false) -> Generation {
    let spec = LoweredSpec(source, separatesOrigins: lineDirectives)
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
