import JSONSource

/// Turns specs into Swift: bytes in, bytes and diagnostics out.
public struct Generator {
  private let renderer: Renderer

  /// Creates a generator with the built-in templates.
  public init() { renderer = Renderer() }

  /// Generates the Swift of one spec.
  ///
  /// - Parameters:
  ///   - source: the spec.
  ///   - lineDirectives: whether the output says, for the compiler, which of its lines stand in the spec and where.
  /// - Returns: the output, if the spec has no errors, and everything there is to tell about it.
  public func generate(_ source: SpecSource, lineDirectives: Bool = false) -> Generation {
    let reading = JSONReader.read(source.bytes)
    var diagnostics = reading.problems.map { Diagnostic($0, in: source.path) }
    guard let root = reading.root else {
      return Generation(file: nil, diagnostics: diagnostics, reading: reading)
    }
    let context = DecodingContext(file: source.path)
    guard let spec = Spec.decode(root, context) else {
      return Generation(
        file: nil, diagnostics: diagnostics + context.diagnostics, reading: reading)
    }
    let resolution = Resolver.resolve(spec, file: source.path)
    diagnostics += context.diagnostics + resolution.diagnostics
    diagnostics.sort {
      ($0.location.line, $0.location.column) < ($1.location.line, $1.location.column)
    }
    guard !diagnostics.contains(where: { $0.severity == .error }) else {
      return Generation(file: nil, diagnostics: diagnostics, reading: reading)
    }
    let lowered = Lowering(separatesOrigins: lineDirectives)
      .file(for: resolution.spec, named: source.name)
    let file = renderer.render(lowered, specPath: source.path, lineDirectives: lineDirectives)
    return Generation(
      file: file, diagnostics: diagnostics, reading: reading,
      resolved: (resolution.spec, source.path))
  }
}

extension Diagnostic {
  /// A fault of a spec's JSON.
  init(_ problem: JSONProblem, in file: String) {
    // Which member came first stands in a note, so that editors lead there.
    let first = problem.relatedPosition.map {
      Note("it belongs to this one", at: SourceLocation($0, in: file))
    }
    self.init(
      problem.isRecoverable ? .duplicateMember : .syntax,
      at: SourceLocation(problem.position, in: file), problem.message,
      notes: [first].compactMap { $0 }, remedy: problem.remedy)
  }
}
