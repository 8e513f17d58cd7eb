/// Acts when a value has changed.
struct ValueChangeModifier<Value: Equatable> {
  var value: Value
  var isInitial: Bool
  var action: (Value, Value) -> Void
}

extension ValueChangeModifier: EffectModifier {
  typealias Body = Never

  func makeSource(_ context: ElementContext) -> EffectSource<Self> {
    ValueChangeSource(self, context)
  }
}

final class ValueChangeSource<Value: Equatable>: EffectSource<ValueChangeModifier<Value>> {
  private var guardian = CycleGuard()

  override func contentWasMade() {
    if modifier.isInitial { perform(from: modifier.value) }
  }

  override func modifierDidUpdate(from old: ValueChangeModifier<Value>) {
    if !FieldLayout.isSame(old.value, modifier.value) { perform(from: old.value) }
  }

  private func perform(from old: Value) {
    guard guardian.admits(in: engine.actions.update) else {
      guardian.report(to: engine) {
        "onChange(of: \(Value.self)) action tried to update multiple times per frame."
      }
      return
    }
    engine.actions.add { [modifier] in modifier.action(old, modifier.value) }
  }
}

extension View {
  /// Adds an action to perform when a value has changed.
  ///
  /// - Parameters:
  ///   - value: The value to watch.
  ///   - initial: Whether to act when the view appears, too.
  ///   - action: Gets the old and the new value.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ValueChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Adds an action to perform when a value has changed.
  ///
  /// - Parameters:
  ///   - value: The value to watch.
  ///   - initial: Whether to act when the view appears, too.
  ///   - action: Runs after the pass in which the value changed.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ValueChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Adds an action to perform when a value has changed.
  ///
  /// - Parameters:
  ///   - value: The value to watch.
  ///   - action: Gets the new value.
  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure.")
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ValueChangeModifier(value: value, isInitial: false) { _, new in action(new) })
  }
}
