import JSONSource

/// One line of generated Swift, and the part of the spec that it comes from, if any.
struct CodeLine: ExpressibleByStringInterpolation, Sendable {
  /// The text, without indentation of the place it is put into and without a line break.
  let text: String
  /// The JSON that the compiler's errors in the line are about.
  let origin: JSONNode?

  /// A line that may come from a part of the spec.
  init(_ text: String, from origin: JSONNode? = nil) {
    self.text = text
    self.origin = origin
  }

  /// A line of the tool's own.
  init(stringLiteral text: String) { self.init(text) }

  /// The same line two spaces further in. An empty line stays empty.
  func indented() -> CodeLine {
    text.isEmpty ? self : CodeLine("  " + text, from: origin)
  }

  /// The same line, from a part of the spec unless it comes from one already.
  func attributed(to node: JSONNode?) -> CodeLine {
    origin == nil ? CodeLine(text, from: node) : self
  }
}
