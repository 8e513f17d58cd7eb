import JSONSource

/// A spec that has been read and decoded.
struct DecodedSpec {
  let reading: JSONReading
  /// What could be decoded, or `nil` where the text is no JSON object.
  let spec: Spec?
  /// What is wrong so far.
  let diagnostics: [Diagnostic]

  /// Reads and decodes a spec.
  init(_ source: SpecSource) {
    reading = JSONReader.read(source.bytes)
    let problems = reading.problems.map { Diagnostic($0, in: source.path) }
    guard let root = reading.root else {
      spec = nil
      diagnostics = problems
      return
    }
    let context = DecodingContext(file: source.path)
    spec = Spec.decode(root, context)
    diagnostics = problems + context.diagnostics
  }
}

extension [Diagnostic] {
  /// The diagnostics of one file, by their places.
  func inOrderOfPlace() -> [Diagnostic] {
    sorted { ($0.location.line, $0.location.column) < ($1.location.line, $1.location.column) }
  }
}
