/// How one reported value enters the value of its key.
enum ReportForm: Hashable, Sendable {
  /// As the whole value.
  case value
  /// As the only element of a collection: `[x]`.
  case element
  /// As the only entry of a dictionary: `[id: x]`, with an argument of the given name for the id.
  case entry(String)

  /// The word for it in a spec.
  var word: String {
    switch self {
    case .value: "value"
    case .element: "element"
    case .entry: "entry"
    }
  }
}
