import JSONSource

/// A value of a spec together with the JSON it was read from.
struct Located<Value> {
  /// The value.
  let value: Value
  /// The JSON that it was read from; diagnostics about the value point there.
  let node: JSONNode

  /// Joins a value with its JSON.
  init(_ value: Value, from node: JSONNode) {
    self.value = value
    self.node = node
  }
}

extension Located: Sendable where Value: Sendable {}
