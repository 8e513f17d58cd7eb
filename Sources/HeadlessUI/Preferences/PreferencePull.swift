extension Node {
  /// Whether this view reports anything for `key`.
  final func reports<K: PreferenceKey>(_ key: K.Type) -> Bool {
    preferenceEnd(for: ObjectIdentifier(key)).contributes(key)
  }

  /// What this view reports for `key`: its value, or nil if it is absent.
  final func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    preferenceEnd(for: ObjectIdentifier(key)).contribution(key)
  }

  /// Follows the nodes that only pass `key` on. A loop: there may be thousands of them.
  final func preferenceEnd(for key: ObjectIdentifier) -> Node {
    var node = self
    while let next = node.preferenceDelegate(for: key) { node = next }
    return node
  }

  /// Tells the nodes above that this one reports something else for `key`.
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - presence: Whether it may have come or gone.
  final func preferenceDidChange(_ key: ObjectIdentifier, presence: Bool = false) {
    var source: Node = self
    while let node = source.parent, node.preferenceChanged(key, presence: presence, from: source) {
      source = node
    }
  }
}
