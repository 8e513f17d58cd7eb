/// A law that a reduce is expected to keep.
enum ReduceLaw: String, CaseIterable, ExplainedWord {
  /// Combining with the default changes nothing.
  case neutral
  /// How values are grouped does not matter.
  case associative

  /// What the law says, as a phrase.
  var meaning: String {
    switch self {
    case .neutral: "combining with the default changes nothing"
    case .associative: "how views are nested, and so values grouped, does not matter"
    }
  }

  var summary: String { "\(meaning.prefix(1).uppercased())\(meaning.dropFirst())." }
}
