import Foundation

/// Keeps a view at its ideal size.
struct FixedSizeModifier: Equatable {
  var horizontal: Bool
  var vertical: Bool
}

extension FixedSizeModifier: NodeModifier {
  typealias Body = Never

  func makeNode(around child: Node, _ context: ElementContext) -> ModifierNode<Self> {
    FixedSizeNode(self, around: child, context)
  }
}

final class FixedSizeNode: UnaryLayoutNode<FixedSizeModifier> {
  override func modifierDidUpdate(from old: FixedSizeModifier) { layOutIfChanged(from: old) }

  override func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: modifier.horizontal ? nil : proposal.width,
      height: modifier.vertical ? nil : proposal.height)
  }
}

/// How content fills the space there is.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// All of the content is in the space.
  case fit
  /// The content covers the space.
  case fill
}

/// Keeps the ratio of a view's width and height.
struct AspectRatioModifier: Equatable {
  var ratio: CGFloat?
  var mode: ContentMode
}

extension AspectRatioModifier: NodeModifier {
  typealias Body = Never

  func makeNode(around child: Node, _ context: ElementContext) -> ModifierNode<Self> {
    AspectRatioNode(self, around: child, context)
  }
}

final class AspectRatioNode: UnaryLayoutNode<AspectRatioModifier> {
  override func modifierDidUpdate(from old: AspectRatioModifier) { layOutIfChanged(from: old) }

  /// The ratio that is set, or that of the content's ideal size.
  private var ratio: CGFloat? {
    if let ratio = modifier.ratio { return ratio > 0 && ratio.isFinite ? ratio : nil }
    let ideal = child.size(for: .unspecified)
    return ideal.width > 0 && ideal.height > 0 ? ideal.width / ideal.height : nil
  }

  override func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    guard let ratio else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let widthDecides = (width / ratio <= height) == (modifier.mode == .fit)
      return widthDecides
        ? ProposedViewSize(width: width, height: width / ratio)
        : ProposedViewSize(width: height * ratio, height: height)
    }
  }
}

/// Decides who is served first in a stack.
struct LayoutPriorityModifier: Equatable {
  var value: Double
}

extension LayoutPriorityModifier: NodeModifier {
  typealias Body = Never

  func makeNode(around child: Node, _ context: ElementContext) -> ModifierNode<Self> {
    LayoutPriorityNode(self, around: child, context)
  }
}

final class LayoutPriorityNode: ModifierNode<LayoutPriorityModifier> {
  override init(_ modifier: LayoutPriorityModifier, around child: Node, _ context: ElementContext) {
    super.init(modifier, around: child, context)
    traits.insert(.layoutPriority)
  }

  override var ownLayoutPriority: Double? { modifier.value }

  override func modifierDidUpdate(from old: LayoutPriorityModifier) {
    if old != modifier { parent?.layoutDidChange() }
  }
}

extension View {
  /// Fixes this view at its ideal size in the given dimensions.
  ///
  /// - Parameters:
  ///   - horizontal: Whether to fix the width.
  ///   - vertical: Whether to fix the height.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }

  /// Fixes this view at its ideal size.
  nonisolated public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Constrains this view's dimensions to the given ratio.
  ///
  /// - Parameters:
  ///   - aspectRatio: The width for a height of one, or nil for the ratio of the ideal size.
  ///   - contentMode: Whether the view fits into the space or fills it.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
  }

  /// Constrains this view's dimensions to the ratio of a size.
  ///
  /// - Parameters:
  ///   - aspectRatio: The size whose ratio to keep.
  ///   - contentMode: Whether the view fits into the space or fills it.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Scales this view to fit into the space there is.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales this view to fill the space there is.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Sets the priority with which a stack gives space to this view.
  ///
  /// - Parameter value: Views of a higher priority are served first; 0 without the modifier.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriorityModifier(value: value))
  }
}
