/// Changes what the content reports for a key, or the default if it reports nothing (rule P5).
public struct _PreferenceTransformModifier<Key: PreferenceKey> {
  /// Changes the value.
  public var transform: (inout Key.Value) -> Void

  /// Creates the modifier.
  ///
  /// - Parameters:
  ///   - key: The key to change.
  ///   - transform: Changes the value in place.
  nonisolated public init(
    key: Key.Type = Key.self, transform: @escaping (inout Key.Value) -> Void
  ) {
    self.transform = transform
  }
}

extension _PreferenceTransformModifier: NodeModifier {
  /// The modifier has no body.
  public typealias Body = Never

  func makeNode(around child: Node, _ context: ElementContext) -> ModifierNode<Self> {
    PreferenceTransformNode(self, around: child, context)
  }
}

final class PreferenceTransformNode<Key: PreferenceKey>:
  ModifierNode<_PreferenceTransformModifier<Key>>
{
  private var value: Key.Value?

  override func modifierDidUpdate(from old: _PreferenceTransformModifier<Key>) {
    let wasClean = value != nil
    value = nil
    if wasClean { preferenceDidChange(ObjectIdentifier(Key.self)) }
  }

  override var label: String { "transformPreference" }

  override var ownPreference: String? { "\(Key.self)" }

  override func preferenceDelegate(for key: ObjectIdentifier) -> Node? {
    key == ObjectIdentifier(Key.self) ? nil : child
  }

  override func contributes<K: PreferenceKey>(_ key: K.Type) -> Bool { true }

  override func contribution<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    if value == nil {
      guard engine.hasRoom(for: "preferences") else { return nil }
      var new = child.preference(Key.self) ?? Key.defaultValue
      modifier.transform(&new)
      value = new
    }
    return retyped(value, as: K.Value?.self)
  }

  override func preferenceChanged(_ key: ObjectIdentifier, presence: Bool, from source: Node)
    -> Bool
  {
    guard key == ObjectIdentifier(Key.self) else { return true }
    defer { value = nil }
    return value != nil
  }
}

extension View {
  /// Applies a transformation to a preference value.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - callback: Changes the value that the view reports, or the default if it reports none.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(_PreferenceTransformModifier<K>(transform: callback))
  }
}
