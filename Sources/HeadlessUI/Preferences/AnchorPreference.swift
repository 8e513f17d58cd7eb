import Foundation

/// Reports a geometric value of the view for a key: in place of what the content reports, or added to it
/// (rule P13).
struct AnchorPreferenceModifier<Key: PreferenceKey, Value> {
  var source: Anchor<Value>.Source
  /// Changes the content's value, or makes one of the default where the content's is replaced.
  var transform: (inout Key.Value, Anchor<Value>) -> Void
  var replaces: Bool
}

extension AnchorPreferenceModifier: NodeModifier {
  typealias Body = Never

  func makeNode(around child: Node, _ context: ElementContext) -> ModifierNode<Self> {
    AnchorPreferenceNode(self, around: child, context)
  }
}

final class AnchorPreferenceNode<Key: PreferenceKey, Value>:
  ModifierNode<AnchorPreferenceModifier<Key, Value>>, GeometryWatcher
{
  private var value: Key.Value?
  private var points: [CGPoint] = []
  private var isWatching = false

  private var currentPoints: [CGPoint] {
    modifier.source.points(size).map(transform(to: nil).apply)
  }

  override func modifierDidUpdate(from old: AnchorPreferenceModifier<Key, Value>) {
    valueDidChange()
  }

  private func valueDidChange() {
    let wasKnown = value != nil
    value = nil
    if wasKnown { preferenceDidChange(ObjectIdentifier(Key.self)) }
  }

  func geometryDidSettle() {
    if value != nil, currentPoints != points { valueDidChange() }
  }

  override var label: String {
    modifier.replaces ? "anchorPreference" : "transformAnchorPreference"
  }

  override var replacesPreference: Bool { modifier.replaces }

  override var ownPreference: String? { "\(Key.self)" }

  override func preferenceDelegate(for key: ObjectIdentifier) -> Node? {
    key == ObjectIdentifier(Key.self) ? nil : child
  }

  override func contributes<K: PreferenceKey>(_ key: K.Type) -> Bool { true }

  override func contribution<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    if value == nil {
      guard engine.hasRoom(for: "preferences") else { return nil }
      if !isWatching { engine.watchGeometry(self) }
      isWatching = true
      points = currentPoints
      let inner = modifier.replaces ? nil : child.preference(Key.self)
      var new = inner ?? Key.defaultValue
      modifier.transform(&new, Anchor(points: points, build: modifier.source.build))
      value = new
    }
    return retyped(value, as: K.Value?.self)
  }

  override func preferenceChanged(
    _ key: ObjectIdentifier, presence: Bool, from source: Node
  ) -> Bool {
    guard key == ObjectIdentifier(Key.self) else { return true }
    guard !modifier.replaces else { return false }
    defer { value = nil }
    return value != nil
  }
}

extension View {
  /// Sets a value for the given preference, made of a geometric value of this view.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: Which geometric value.
  ///   - transform: Makes the preference's value of the anchor.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      AnchorPreferenceModifier<K, A>(
        source: value, transform: { $0 = transform($1) }, replaces: true))
  }

  /// Changes the value of the given preference by a geometric value of this view.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: Which geometric value.
  ///   - transform: Changes what the view reports, or the default if it reports nothing.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      AnchorPreferenceModifier<K, A>(source: value, transform: transform, replaces: false))
  }
}
