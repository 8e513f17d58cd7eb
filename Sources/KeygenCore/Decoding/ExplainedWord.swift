/// A word of the spec language that says what it means, which the JSON Schema passes on.
protocol ExplainedWord: Sendable {
  /// The meaning in one or two sentences of Markdown.
  var summary: String { get }
}
