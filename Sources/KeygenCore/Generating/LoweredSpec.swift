import JSONSource

/// A spec that has gone through all stages but the last: declarations, or what is wrong with it.
struct LoweredSpec: Sendable {
  /// The declarations, or `nil` where the spec has errors.
  let file: LoweredFile?
  /// The spec with its names bound, or `nil` where it has errors.
  let resolved: ResolvedSpec?
  /// What there is to tell about the spec, by position.
  let diagnostics: [Diagnostic]
  /// The path of the spec.
  let path: String
  private let reading: JSONReading

  /// Reads, decodes, resolves and lowers a spec.
  ///
  /// - Parameters:
  ///   - source: the spec.
  ///   - separatesOrigins: whether what stands on different lines of the spec is kept on different lines.
  init(_ source: SpecSource, separatesOrigins: Bool) {
    path = source.path
    reading = JSONReader.read(source.bytes)
    let problems = reading.problems.map { Diagnostic($0, in: source.path) }
    guard let root = reading.root else {
      file = nil
      resolved = nil
      diagnostics = problems
      return
    }
    let context = DecodingContext(file: source.path)
    guard let spec = Spec.decode(root, context) else {
      file = nil
      resolved = nil
      diagnostics = problems + context.diagnostics
      return
    }
    let resolution = Resolver.resolve(spec, file: source.path)
    let findings = Linter.diagnostics(of: resolution.spec, allow: spec.allow, file: source.path)
    diagnostics = (problems + context.diagnostics + resolution.diagnostics + findings).sorted {
      ($0.location.line, $0.location.column) < ($1.location.line, $1.location.column)
    }
    guard !diagnostics.contains(where: { $0.severity == .error }) else {
      file = nil
      resolved = nil
      return
    }
    resolved = resolution.spec
    file = Lowering(separatesOrigins: separatesOrigins)
      .file(for: resolution.spec, named: source.name)
  }

  /// The text of a line of the spec; `nil` for a place in another file.
  func lineText(at location: SourceLocation) -> String? {
    location.hasLine && location.file == path ? reading.lineText(location.line) : nil
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
