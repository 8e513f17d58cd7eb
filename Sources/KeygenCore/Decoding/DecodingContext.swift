import JSONSource

/// Collects what is wrong while one file is read.
final class DecodingContext {
  /// The path of the file, for diagnostics.
  let file: String
  /// What was reported so far.
  private(set) var diagnostics: [Diagnostic] = []

  init(file: String) { self.file = file }

  func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  func report(_ kind: DiagnosticKind, at node: JSONNode, _ message: String, remedy: String? = nil) {
    report(Diagnostic(kind, at: location(of: node), message, remedy: remedy))
  }

  /// Reports that a value is not of the shape that its member takes.
  func reportShape(_ shape: ValueShape, at node: JSONNode) {
    report(.wrongType, at: node, "expected \(shape.phrase), not \(node.kind.phrase)")
  }

  func location(of node: JSONNode) -> SourceLocation { SourceLocation(node.position, in: file) }
}

extension SourceLocation {
  /// The place of a position of JSON in a file.
  init(_ position: SourcePosition, in file: String) {
    self.init(file: file, line: position.line, column: position.column)
  }
}

extension JSONNode.Kind {
  /// The kind with its article.
  var phrase: String {
    switch self {
    case .object: "an object"
    case .array: "a list"
    case .string: "a string"
    case .number: "a number"
    case .boolean: "a boolean"
    case .null: "null"
    }
  }
}
