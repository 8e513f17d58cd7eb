import Foundation

/// The node of a modifier that has a say in the layout of the view it is applied to.
class UnaryLayoutNode<M: NodeModifier>: ModifierNode<M> {
  final override var layoutDelegate: Node? { nil }

  /// What the view inside is proposed when this one is proposed `proposal`.
  func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize { proposal }

  /// Where the view inside goes, in this one's coordinates.
  ///
  /// - Parameters:
  ///   - size: This node's size.
  ///   - proposal: The proposal that the size is for.
  func childOrigin(size: CGSize, proposal: ProposedViewSize) -> CGPoint { .zero }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    child.size(for: childProposal(for: proposal))
  }

  override func placeChildren() {
    child.place(
      at: childOrigin(size: size, proposal: placedProposal),
      proposal: childProposal(for: placedProposal))
  }

  override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    guard let guide = child.guide(key, for: childProposal(for: proposal)) else { return nil }
    let origin = childOrigin(size: size(for: proposal), proposal: proposal)
    return guide + (key.isHorizontal ? origin.x : origin.y)
  }

  /// Where a view inside goes so that its guides meet those of this node's own bounds.
  final func aligned(
    _ alignment: Alignment, in size: CGSize, childProposal: ProposedViewSize
  ) -> CGPoint {
    let own = ViewDimensions(size: size)
    let inner = child.size(for: childProposal)
    func offset(_ key: AlignmentKey) -> CGFloat {
      own.value(of: key) - child.position(of: key, size: inner, for: childProposal)
    }
    return CGPoint(x: offset(alignment.horizontal.key), y: offset(alignment.vertical.key))
  }
}

extension UnaryLayoutNode where M: Equatable {
  /// Lays out anew if the modifier is another one.
  final func layOutIfChanged(from old: M) {
    if old != modifier { layoutDidChange() }
  }
}
