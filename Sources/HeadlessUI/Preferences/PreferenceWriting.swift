/// Sets a preference, in place of whatever the content reports (rule P4).
public struct _PreferenceWritingModifier<Key: PreferenceKey> {
  /// The value that is reported.
  public var value: Key.Value

  /// Creates the modifier.
  ///
  /// - Parameters:
  ///   - key: The key to set.
  ///   - value: The value to report.
  nonisolated public init(key: Key.Type = Key.self, value: Key.Value) {
    self.value = value
  }
}

extension _PreferenceWritingModifier: NodeModifier {
  /// The modifier has no body.
  public typealias Body = Never

  func makeNode(around child: Node, _ context: ElementContext) -> ModifierNode<Self> {
    PreferenceWritingNode(self, around: child, context)
  }
}

final class PreferenceWritingNode<Key: PreferenceKey>:
  ModifierNode<_PreferenceWritingModifier<Key>>
{
  override func modifierDidUpdate(from old: _PreferenceWritingModifier<Key>) {
    if FieldLayout.isUnchanged(old.value, modifier.value) { return }
    preferenceDidChange(ObjectIdentifier(Key.self))
  }

  override var label: String { "preference" }

  override var replacesPreference: Bool { true }

  override var ownPreference: String? { "\(Key.self) = \(String(reflecting: modifier.value))" }

  override func preferenceDelegate(for key: ObjectIdentifier) -> Node? {
    key == ObjectIdentifier(Key.self) ? nil : child
  }

  override func contributes<K: PreferenceKey>(_ key: K.Type) -> Bool { true }

  override func contribution<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    // Only asked for the own key; see `preferenceDelegate(for:)`.
    retyped(modifier.value, as: K.Value.self)
  }

  override func preferenceChanged(_ key: ObjectIdentifier, presence: Bool, from source: Node)
    -> Bool
  {
    key != ObjectIdentifier(Key.self)
  }
}

extension View {
  /// Sets a value for the given preference.
  ///
  /// It replaces what the view itself reports for the key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The value that ancestors read.
  nonisolated public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }
}
