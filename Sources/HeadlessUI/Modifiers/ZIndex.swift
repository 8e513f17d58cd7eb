/// Controls the display order of overlapping views, and with it the order in which the preferences of
/// siblings combine.
struct ZIndexModifier: Equatable {
  var value: Double
}

extension ZIndexModifier: NodeModifier {
  typealias Body = Never

  func makeNode(around child: Node, _ context: ElementContext) -> ModifierNode<Self> {
    ZIndexNode(self, around: child, context)
  }
}

final class ZIndexNode: ModifierNode<ZIndexModifier> {
  override init(_ modifier: ZIndexModifier, around child: Node, _ context: ElementContext) {
    super.init(modifier, around: child, context)
    // A child with a `zIndex` makes its list a dynamic one (rule P2).
    traits.formUnion([.zIndex, .dynamic])
  }

  override var ownZIndex: Double? { modifier.value }

  override func modifierDidUpdate(from old: ZIndexModifier) {
    guard old != modifier else { return }
    var node = parent
    while let current = node {
      if let container = current as? ContainerNode { return container.orderDidChange() }
      node = current.parent
    }
  }
}

extension View {
  /// Controls the display order of overlapping views.
  ///
  /// - Parameter value: The relative order of this view among its siblings; 0 without the modifier.
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(ZIndexModifier(value: value))
  }
}
