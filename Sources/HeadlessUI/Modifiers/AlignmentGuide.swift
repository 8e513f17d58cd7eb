import Foundation

/// Sets an alignment guide of a view.
struct AlignmentGuideModifier {
  var key: AlignmentKey
  var compute: @Sendable (ViewDimensions) -> CGFloat
}

extension AlignmentGuideModifier: NodeModifier {
  typealias Body = Never

  func makeNode(around child: Node, _ context: ElementContext) -> ModifierNode<Self> {
    AlignmentGuideNode(self, around: child, context)
  }
}

final class AlignmentGuideNode: ModifierNode<AlignmentGuideModifier> {
  override init(_ modifier: AlignmentGuideModifier, around child: Node, _ context: ElementContext) {
    super.init(modifier, around: child, context)
    traits.insert(.guides)
  }

  override func modifierDidUpdate(from old: AlignmentGuideModifier) {
    // The closure may compute anything.
    layoutDidChange()
  }

  override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    guard key == modifier.key else { return child.guide(key, for: proposal) }
    return modifier.compute(child.dimensions(for: proposal))
  }
}

extension View {
  /// Sets the view's horizontal alignment guide.
  ///
  /// - Parameters:
  ///   - g: The guide.
  ///   - computeValue: Computes its position in the view, in points.
  @preconcurrency
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, compute: computeValue))
  }

  /// Sets the view's vertical alignment guide.
  ///
  /// - Parameters:
  ///   - g: The guide.
  ///   - computeValue: Computes its position in the view, in points.
  @preconcurrency
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, compute: computeValue))
  }
}
