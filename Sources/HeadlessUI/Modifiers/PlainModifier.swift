import Foundation

/// A modifier that neither layout nor preferences notice: what it changes would only be drawn.
struct PlainModifier: Equatable {
  /// How the tree shows it.
  var label: String
}

extension PlainModifier: NodeModifier {
  typealias Body = Never

  func makeNode(around child: Node, _ context: ElementContext) -> ModifierNode<Self> {
    PlainNode(self, around: child, context)
  }
}

final class PlainNode: ModifierNode<PlainModifier> {
  override var label: String { modifier.label }
}

extension View {
  nonisolated func plain(_ label: String) -> some View {
    modifier(PlainModifier(label: label))
  }
}
