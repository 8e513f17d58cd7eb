/// A modifier that wraps a node in another one.
protocol NodeModifier: ViewModifier where Body == Never {
  /// Creates the node for one view that the modifier is applied to.
  @MainActor func makeNode(around child: Node, _ context: ElementContext) -> ModifierNode<Self>
}

extension NodeModifier {
  /// Wraps every node of the content.
  public static func _make<C: View>(_ modifier: Self, content: C, into list: inout _ViewList) {
    list.modified(modifier, content: content)
  }
}

/// The node of a modifier around one view.
class ModifierNode<M: NodeModifier>: UnaryNode {
  final var modifier: M

  init(_ modifier: M, around child: Node, _ context: ElementContext) {
    self.modifier = modifier
    super.init(around: child, context)
  }

  override var label: String { NodeLabel.of(M.self) }

  /// Takes a new value of the modifier.
  final func update(_ new: M) {
    let old = modifier
    modifier = new
    modifierDidUpdate(from: old)
  }

  /// Called when the modifier has a new value, equal to the old one or not.
  func modifierDidUpdate(from old: M) {}
}
