/// Makes a view more or less transparent. It keeps its place and its preferences.
struct OpacityModifier: Equatable {
  var opacity: Double
}

extension OpacityModifier: NodeModifier {
  typealias Body = Never

  func makeNode(around child: Node, _ context: ElementContext) -> ModifierNode<Self> {
    OpacityNode(self, around: child, context)
  }
}

final class OpacityNode: ModifierNode<OpacityModifier> {
  override var ownOpacity: Double { min(1, max(0, modifier.opacity)) }
}

extension View {
  /// Sets how opaque this view is.
  ///
  /// - Parameter opacity: From 0, invisible, to 1, opaque.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(OpacityModifier(opacity: opacity))
  }

  /// Hides this view, which keeps its place.
  nonisolated public func hidden() -> some View {
    modifier(OpacityModifier(opacity: 0))
  }
}
