/// Builds a view from what the content reports for a key, in front of the content or behind it
/// (rule P12).
struct PreferenceValueModifier<Key: PreferenceKey, Built: View> {
  var isBehind: Bool
  var alignment: Alignment
  var transform: (Key.Value) -> Built
}

extension PreferenceValueModifier: NodeModifier {
  typealias Body = Never

  func makeNode(around child: Node, _ context: ElementContext) -> ModifierNode<Self> {
    PreferenceValueNode(self, around: child, context)
  }
}

/// A node that builds a part of itself from a preference. It is asked after layout, the deepest first.
@MainActor
protocol PreferenceBuilder: AnyObject {
  /// Reads the value and, if it has changed, makes the built view dirty.
  func readPreference()
}

final class PreferenceValueNode<Key: PreferenceKey, Built: View>:
  PairNode<PreferenceValueModifier<Key, Built>>, PreferenceBuilder
{
  private var isPending = false
  private var source: PreferenceContentSource<Key, Built>?

  override var secondaryIsFirst: Bool { modifier.isBehind }

  init(
    _ modifier: PreferenceValueModifier<Key, Built>, around child: Node, _ context: ElementContext
  ) {
    super.init(modifier, arrangement: .layered(modifier.alignment), around: child, context)
    becomePending()
  }

  override var label: String {
    modifier.isBehind ? "backgroundPreferenceValue" : "overlayPreferenceValue"
  }

  override var ownPreference: String? { "\(Key.self)" }

  private func becomePending() {
    guard !isPending else { return }
    isPending = true
    engine.builders.insert(self, depth: depth)
  }

  override func modifierDidUpdate(from old: PreferenceValueModifier<Key, Built>) {
    secondary.update(.layered(modifier.alignment))
    source?.update(modifier.transform)
  }

  override func preferenceChanged(_ key: ObjectIdentifier, presence: Bool, from source: Node)
    -> Bool
  {
    // What the built view reports goes on to the parent but does not concern the own reader.
    if key == ObjectIdentifier(Key.self), source === child { becomePending() }
    return super.preferenceChanged(key, presence: presence, from: source)
  }

  func readPreference() {
    isPending = false
    guard !isDetached else { return }
    let value = child.preference(Key.self) ?? Key.defaultValue
    if let source { return source.update(value) }
    let source = PreferenceContentSource<Key, Built>(value, modifier.transform, secondaryContext)
    self.source = source
    secondary.setElements([source])
  }

  override func detach(into removed: inout [Element]) {
    source = nil
    super.detach(into: &removed)
  }
}

/// Computes the view that is built from a preference.
final class PreferenceContentSource<Key: PreferenceKey, Built: View>: Evaluation {
  private var value: Key.Value
  private var transform: (Key.Value) -> Built

  init(
    _ value: Key.Value, _ transform: @escaping (Key.Value) -> Built, _ context: ElementContext
  ) {
    self.value = value
    self.transform = transform
    super.init(context)
  }

  func update(_ new: Key.Value) {
    guard !FieldLayout.isUnchanged(value, new) else { return }
    value = new
    engine.needsEvaluation(self)
  }

  func update(_ new: @escaping (Key.Value) -> Built) {
    transform = new
    engine.needsEvaluation(self)
  }

  override func computeContent() {
    make(transform(value), environment, expecting: expectation)
  }
}

extension View {
  /// Reads a preference of this view and layers the view made from it in front.
  ///
  /// Several views count as one here.
  ///
  /// - Parameters:
  ///   - key: The key to read.
  ///   - transform: Makes the view from the value, or from the default if there is none.
  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(OneViewModifier()).overlayPreferenceValue(key, alignment: .center, transform)
  }

  /// Reads a preference of this view and layers the view made from it in front.
  ///
  /// - Parameters:
  ///   - key: The key to read.
  ///   - alignment: Where the view is placed.
  ///   - transform: Makes the view from the value, or from the default if there is none.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceValueModifier<K, V>(isBehind: false, alignment: alignment, transform: transform))
  }

  /// Reads a preference of this view and layers the view made from it behind.
  ///
  /// Several views count as one here.
  ///
  /// - Parameters:
  ///   - key: The key to read.
  ///   - transform: Makes the view from the value, or from the default if there is none.
  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(OneViewModifier()).backgroundPreferenceValue(key, alignment: .center, transform)
  }

  /// Reads a preference of this view and layers the view made from it behind.
  ///
  /// - Parameters:
  ///   - key: The key to read.
  ///   - alignment: Where the view is placed.
  ///   - transform: Makes the view from the value, or from the default if there is none.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceValueModifier<K, V>(isBehind: true, alignment: alignment, transform: transform))
  }
}
