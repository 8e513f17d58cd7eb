import JSONSource

/// A spec that has gone through all stages but the last: declarations, or what is wrong with it.
struct LoweredSpec: Sendable {
  /// The declarations, or `nil` where the spec has errors.
  let file: LoweredFile?
  /// The spec with its names bound, or `nil` where it has errors.
  let resolved: ResolvedSpec?
  /// What there is to tell about the spec, by position.
  let diagnostics: [Diagnostic]
  /// The paths of the specs that it includes, as it gives them.
  let includes: [Located<String>]
  /// The hand-written files that belong to it.
  let support: [SupportFile]
  /// The spec as it was given.
  let source: SpecSource
  private let reading: JSONReading
  /// The texts of included specs, by their paths.
  private let included: [String: JSONReading]

  /// Reads, decodes, resolves and lowers a spec.
  ///
  /// - Parameters:
  ///   - source: the spec.
  ///   - library: where the specs come from that it includes.
  ///   - separatesOrigins: whether what stands on different lines of the spec is kept on different lines.
  init(_ source: SpecSource, library: SpecLibrary?, separatesOrigins: Bool) {
    self.source = source
    let decoded = DecodedSpec(source)
    reading = decoded.reading
    includes = decoded.spec?.includes ?? []
    support = (decoded.spec?.support ?? []).map { SupportFile($0, of: source) }
    guard let spec = decoded.spec else {
      file = nil
      resolved = nil
      included = [:]
      diagnostics = decoded.diagnostics
      return
    }
    let inclusions = Inclusions(spec.includes, of: source, in: library)
    included = inclusions.readings
    let resolution = Resolver.resolve(spec, file: source.path, inclusions: inclusions.list)
    let findings = Linter.diagnostics(of: resolution.spec, allow: spec.allow, file: source.path)
    let own =
      decoded.diagnostics + inclusions.diagnostics + resolution.diagnostics + findings
    diagnostics = inclusions.foreignDiagnostics + own.inOrderOfPlace()
    guard !diagnostics.contains(where: { $0.severity == .error }) else {
      file = nil
      resolved = nil
      return
    }
    resolved = resolution.spec
    file = Lowering(separatesOrigins: separatesOrigins)
      .file(for: resolution.spec, named: source.name)
  }

  /// The text of a line of the spec, or of one that it includes; `nil` for a place in another file.
  func lineText(at location: SourceLocation) -> String? {
    guard location.hasLine else { return nil }
    let reading = location.file == source.path ? reading : included[location.file]
    return reading?.lineText(location.line)
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
