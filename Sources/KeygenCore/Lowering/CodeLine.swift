/// One line of generated Swift, and the part of the spec that it holds, if any.
struct CodeLine: ExpressibleByStringInterpolation, Sendable {
  /// The text, without indentation of the place it is put into and without a line break.
  let text: String
  /// The line of a spec's fragment that the text holds.
  let origin: Fragment.Line?

  /// A line that may hold part of a fragment.
  init(_ text: String, from origin: Fragment.Line? = nil) {
    self.text = text
    self.origin = origin
  }

  /// A line of the tool's own.
  init(stringLiteral text: String) { self.init(text) }

  /// The same line two spaces further in. An empty line stays empty.
  func indented() -> CodeLine {
    text.isEmpty ? self : CodeLine("  " + text, from: origin)
  }
}

extension Fragment {
  /// The fragment's lines as code.
  var codeLines: [CodeLine] { lines.map { CodeLine(String($0.text), from: $0) } }
}
