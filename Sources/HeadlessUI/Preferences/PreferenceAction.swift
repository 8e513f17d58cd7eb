#if HEADLESSUI_SENDABLE_PREFERENCE_ACTION
  /// What `onPreferenceChange` takes, as the SDK of Xcode 16.2 declared it.
  public typealias _PreferenceAction<Value> = @Sendable (Value) -> Void
#else
  /// What `onPreferenceChange` takes.
  public typealias _PreferenceAction<Value> = (Value) -> Void
#endif

/// Runs an action when what the content reports for a key has changed (rule P9).
public struct _PreferenceActionModifier<Key: PreferenceKey> where Key.Value: Equatable {
  /// Gets the new value.
  public var action: _PreferenceAction<Key.Value>

  /// Creates the modifier.
  ///
  /// - Parameters:
  ///   - key: The key to watch.
  ///   - action: Gets the new value.
  nonisolated public init(
    key: Key.Type = Key.self, action: @escaping _PreferenceAction<Key.Value>
  ) {
    self.action = action
  }
}

extension _PreferenceActionModifier: NodeModifier {
  /// The modifier has no body.
  public typealias Body = Never

  func makeNode(around child: Node, _ context: ElementContext) -> ModifierNode<Self> {
    PreferenceActionNode(self, around: child, context)
  }
}

/// A node that wants to know of changes of a preference.
@MainActor
protocol PreferenceReader: AnyObject {
  /// Compares the value with the one that was seen last; returns what there is to do about it.
  func pendingAction() -> (() -> Void)?
}

final class PreferenceActionNode<Key: PreferenceKey>:
  ModifierNode<_PreferenceActionModifier<Key>>, PreferenceReader
where Key.Value: Equatable {
  private var seen: Key.Value?
  private var isPending = false
  private var guardian = CycleGuard()

  override init(
    _ modifier: _PreferenceActionModifier<Key>, around child: Node, _ context: ElementContext
  ) {
    super.init(modifier, around: child, context)
    becomePending()
  }

  override var label: String { "onPreferenceChange" }

  override var ownPreference: String? { "\(Key.self)" }

  private func becomePending() {
    guard !isPending else { return }
    isPending = true
    engine.actions.add(reader: self, depth: depth)
  }

  override func preferenceChanged(_ key: ObjectIdentifier, presence: Bool, from source: Node)
    -> Bool
  {
    if key == ObjectIdentifier(Key.self) { becomePending() }
    return true
  }

  func pendingAction() -> (() -> Void)? {
    isPending = false
    guard !isDetached, let value = child.preference(Key.self) else { return nil }
    if let seen, FieldLayout.isSame(seen, value) { return nil }
    seen = value
    guard guardian.admits(in: engine.actions.update) else {
      guardian.report(to: engine) {
        "Bound preference \(Key.self) tried to update multiple times per frame."
      }
      return nil
    }
    return { [modifier] in modifier.action(value) }
  }
}

extension View {
  /// Adds an action to perform when the value of a preference changes.
  ///
  /// The action runs after the first pass in which the view reports the key, and after each in which
  /// its value is another one.
  ///
  /// - Parameters:
  ///   - key: The key to watch.
  ///   - action: Gets the new value.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping _PreferenceAction<K.Value>
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }
}
