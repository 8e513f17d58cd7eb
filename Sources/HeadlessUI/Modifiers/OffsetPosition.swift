import Foundation

/// Moves a view without a change of the space it takes.
struct OffsetModifier: Equatable {
  var offset: CGSize
}

extension OffsetModifier: NodeModifier {
  typealias Body = Never

  func makeNode(around child: Node, _ context: ElementContext) -> ModifierNode<Self> {
    OffsetNode(self, around: child, context)
  }
}

final class OffsetNode: UnaryLayoutNode<OffsetModifier> {
  override func modifierDidUpdate(from old: OffsetModifier) {
    if old != modifier { placementDidChange() }
  }

  override func childOrigin(size: CGSize, proposal: ProposedViewSize) -> CGPoint {
    CGPoint(x: modifier.offset.width, y: modifier.offset.height)
  }

  /// The guides stay with the space, as the size does.
  override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    child.guide(key, for: proposal)
  }
}

/// Puts the centre of a view at a point of the space that is proposed.
struct PositionModifier: Equatable {
  var position: CGPoint
}

extension PositionModifier: NodeModifier {
  typealias Body = Never

  func makeNode(around child: Node, _ context: ElementContext) -> ModifierNode<Self> {
    PositionNode(self, around: child, context)
  }
}

final class PositionNode: UnaryLayoutNode<PositionModifier> {
  override func modifierDidUpdate(from old: PositionModifier) {
    if old != modifier { placementDidChange() }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    return proposal.replacingUnspecifiedDimensions(by: child.size(for: proposal))
  }

  override func childOrigin(size: CGSize, proposal: ProposedViewSize) -> CGPoint {
    let inner = child.size(for: proposal)
    return CGPoint(
      x: modifier.position.x - inner.width / 2, y: modifier.position.y - inner.height / 2)
  }
}

extension View {
  /// Moves this view without a change of the space it takes.
  ///
  /// - Parameter offset: How far, in points.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(OffsetModifier(offset: offset))
  }

  /// Moves this view without a change of the space it takes.
  ///
  /// - Parameters:
  ///   - x: How far horizontally, in points.
  ///   - y: How far vertically, in points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Puts the centre of this view at a point of the space it is proposed, which it takes.
  ///
  /// - Parameter position: The point, in points.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(PositionModifier(position: position))
  }

  /// Puts the centre of this view at a point of the space it is proposed, which it takes.
  ///
  /// - Parameters:
  ///   - x: The horizontal position, in points.
  ///   - y: The vertical position, in points.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}
