/// Names a view, so that a test can find it.
struct AccessibilityIdentifierModifier: Equatable {
  var identifier: String
}

extension AccessibilityIdentifierModifier: NodeModifier {
  typealias Body = Never

  func makeNode(around child: Node, _ context: ElementContext) -> ModifierNode<Self> {
    AccessibilityIdentifierNode(self, around: child, context)
  }
}

final class AccessibilityIdentifierNode: ModifierNode<AccessibilityIdentifierModifier> {}

extension View {
  /// Uses a string to identify the view.
  ///
  /// - Parameter identifier: The name by which a host's `frame(_:)`, `tap(_:)` and `scroll(_:to:)`
  ///   find the view.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AccessibilityIdentifierModifier(identifier: identifier))
  }
}
