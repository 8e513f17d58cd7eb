import Foundation

/// A frame whose size has limits.
struct FlexibleFrameModifier: Equatable {
  /// The limits along one axis.
  struct Limits: Equatable {
    var min: CGFloat?
    var ideal: CGFloat?
    var max: CGFloat?
  }

  var width: Limits
  var height: Limits
  var alignment: Alignment
}

extension FlexibleFrameModifier.Limits {
  /// Whether the limits are in order, none is negative or not a number, and only the last is infinite.
  var isValid: Bool {
    let given = [min, ideal, max].compactMap { $0 }
    return given.allSatisfy { $0 >= 0 } && given == given.sorted()
      && min?.isFinite ?? true && ideal?.isFinite ?? true
  }

  /// The limits without those that make no sense, and with those that contradict an earlier one raised to it.
  var inOrder: Self {
    func finite(_ length: CGFloat?) -> CGFloat? {
      length.flatMap { $0.isFinite ? Swift.max(0, $0) : nil }
    }
    let min = finite(self.min)
    let ideal = finite(self.ideal).map { Swift.max($0, min ?? 0) }
    let max = self.max.map { Swift.max($0 >= 0 ? $0 : 0, ideal ?? min ?? 0) }
    return Self(min: min, ideal: ideal, max: max)
  }

  func clamp(_ length: CGFloat) -> CGFloat {
    Swift.min(Swift.max(length, min ?? -.infinity), max ?? .infinity)
  }

  /// What the content is proposed.
  func proposal(_ proposed: CGFloat?) -> CGFloat? {
    (proposed ?? ideal).map(clamp)
  }

  /// The frame's own length.
  ///
  /// - Parameters:
  ///   - proposed: What the frame is proposed.
  ///   - content: The content's length for what it is proposed.
  func length(_ proposed: CGFloat?, content: CGFloat) -> CGFloat {
    if let proposed, min != nil, max != nil { return clamp(proposed) }
    if proposed == nil, let ideal { return ideal }
    let inner = proposal(proposed)
    switch (min, max) {
    case (_?, _?): return clamp(content)
    case (let min?, nil): return Swift.max(min, Swift.min(content, inner ?? .infinity))
    case (nil, let max?): return Swift.min(max, Swift.max(content, inner ?? -.infinity))
    case (nil, nil): return content
    }
  }
}

extension FlexibleFrameModifier: NodeModifier {
  typealias Body = Never

  func makeNode(around child: Node, _ context: ElementContext) -> ModifierNode<Self> {
    FlexibleFrameNode(self, around: child, context)
  }
}

final class FlexibleFrameNode: UnaryLayoutNode<FlexibleFrameModifier> {
  private var width = FlexibleFrameModifier.Limits()
  private var height = FlexibleFrameModifier.Limits()

  override init(_ modifier: FlexibleFrameModifier, around child: Node, _ context: ElementContext) {
    super.init(modifier, around: child, context)
    takeLimits()
  }

  private func takeLimits() {
    width = modifier.width.inOrder
    height = modifier.height.inOrder
    if !modifier.width.isValid || !modifier.height.isValid {
      engine.report(
        RuntimeIssue(
          kind: .invalidLayout, message: "Contradictory frame constraints specified."))
    }
  }

  override func modifierDidUpdate(from old: FlexibleFrameModifier) {
    guard old != modifier else { return }
    takeLimits()
    layoutDidChange()
  }

  override func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: width.proposal(proposal.width), height: height.proposal(proposal.height))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inner = child.size(for: childProposal(for: proposal))
    return CGSize(
      width: width.length(proposal.width, content: inner.width),
      height: height.length(proposal.height, content: inner.height))
  }

  /// The content is placed in the frame's size, whatever that was asked for with.
  override func childOrigin(size: CGSize, proposal: ProposedViewSize) -> CGPoint {
    aligned(modifier.alignment, in: size, childProposal: childProposal(for: proposal))
  }
}

extension View {
  /// Positions this view within an invisible frame with the given limits.
  ///
  /// - Parameters:
  ///   - minWidth: The least width, in points.
  ///   - idealWidth: The width if none is proposed, in points.
  ///   - maxWidth: The greatest width, in points; `.infinity` for all there is.
  ///   - minHeight: The least height, in points.
  ///   - idealHeight: The height if none is proposed, in points.
  ///   - maxHeight: The greatest height, in points; `.infinity` for all there is.
  ///   - alignment: Where the view is in the frame.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameModifier(
        width: .init(min: minWidth, ideal: idealWidth, max: maxWidth),
        height: .init(min: minHeight, ideal: idealHeight, max: maxHeight), alignment: alignment))
  }
}
