import Foundation

/// Acts when a value that is computed from the view's geometry has changed.
struct GeometryChangeModifier<Value: Equatable & Sendable> {
  var transform: @Sendable (GeometryProxy) -> Value
  var action: (Value, Value) -> Void
}

extension GeometryChangeModifier: NodeModifier {
  typealias Body = Never

  func makeNode(around child: Node, _ context: ElementContext) -> ModifierNode<Self> {
    GeometryChangeNode(self, around: child, context)
  }
}

/// A node that acts on geometry, once a pass and after everything has been placed.
@MainActor
protocol GeometryObserver: Node {
  func enqueueAction()
}

final class GeometryChangeNode<Value: Equatable & Sendable>:
  ModifierNode<GeometryChangeModifier<Value>>, GeometryObserver
{
  private var last: Value?
  private var update = -1
  private var seen: [Value] = []

  override init(
    _ modifier: GeometryChangeModifier<Value>, around child: Node, _ context: ElementContext
  ) {
    super.init(modifier, around: child, context)
    engine.observeGeometry(self)
  }

  override func modifierDidUpdate(from old: GeometryChangeModifier<Value>) {
    engine.geometryDidChange()
  }

  func enqueueAction() {
    let value = modifier.transform(GeometryProxy(self))
    if let last, FieldLayout.isSame(last, value) { return }
    let old = last ?? value
    last = value
    if update != engine.actions.update {
      update = engine.actions.update
      seen = []
    }
    // A value that comes back within an update would go round for ever (rule P10).
    guard !seen.contains(value) else { return }
    seen.append(value)
    engine.actions.add { [modifier] in modifier.action(old, value) }
  }
}

extension View {
  /// Adds an action to perform when a value computed from this view's geometry changes; also when the view
  /// first has a geometry.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Computes the value.
  ///   - action: Gets the new value.
  @preconcurrency
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: { action($1) }))
  }

  /// Adds an action to perform when a value computed from this view's geometry changes; also when the view
  /// first has a geometry.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Computes the value.
  ///   - action: Gets the old and the new value.
  @preconcurrency
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}
