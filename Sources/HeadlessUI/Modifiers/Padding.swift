import Foundation

/// Adds distance around a view.
struct PaddingModifier: Equatable {
  var insets: EdgeInsets

  /// The usual distance, in points.
  static let usual: CGFloat = 16

  init(_ insets: EdgeInsets) {
    self.insets = insets
  }

  init(_ edges: Edge.Set, _ length: CGFloat?) {
    let length = length ?? Self.usual
    insets = EdgeInsets(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }
}

extension PaddingModifier: NodeModifier {
  typealias Body = Never

  func makeNode(around child: Node, _ context: ElementContext) -> ModifierNode<Self> {
    PaddingNode(self, around: child, context)
  }
}

final class PaddingNode: UnaryLayoutNode<PaddingModifier> {
  override func modifierDidUpdate(from old: PaddingModifier) { layOutIfChanged(from: old) }

  /// Padding separates the view from its neighbours as an ordinary one.
  override var ownSpacing: PreferredSpacing? { .usual }

  override func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - modifier.insets.horizontal) },
      height: proposal.height.map { max(0, $0 - modifier.insets.vertical) })
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inner = child.size(for: childProposal(for: proposal))
    return CGSize(
      width: max(0, inner.width + modifier.insets.horizontal),
      height: max(0, inner.height + modifier.insets.vertical))
  }

  override func childOrigin(size: CGSize, proposal: ProposedViewSize) -> CGPoint {
    CGPoint(x: modifier.insets.leading, y: modifier.insets.top)
  }
}

extension View {
  /// Adds a different distance to each side of this view.
  ///
  /// - Parameter insets: The distances, in points.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets))
  }

  /// Adds an equal distance to some sides of this view.
  ///
  /// - Parameters:
  ///   - edges: The sides.
  ///   - length: The distance in points, or nil for the usual one.
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    modifier(PaddingModifier(edges, length))
  }

  /// Adds an equal distance to all sides of this view.
  ///
  /// - Parameter length: The distance, in points.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    modifier(PaddingModifier(.all, length))
  }
}
