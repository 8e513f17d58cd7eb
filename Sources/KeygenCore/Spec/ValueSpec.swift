import JSONSource

/// A value as a spec gives it: the literal of a type as JSON, or a Swift expression.
enum ValueSpec: Sendable {
  /// A JSON value, which becomes the literal of the type it is meant for.
  case json(JSONNode)
  /// A Swift expression, `{"swift": "…"}`, for any type.
  case swift(Fragment)

  /// The JSON that the value was read from.
  var node: JSONNode {
    switch self {
    case .json(let node): node
    case .swift(let fragment): fragment.node
    }
  }
}
