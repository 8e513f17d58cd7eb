import Foundation

/// A frame of a fixed size.
struct FixedFrameModifier: Equatable {
  var width: CGFloat?
  var height: CGFloat?
  var alignment: Alignment
}

extension FixedFrameModifier: NodeModifier {
  typealias Body = Never

  func makeNode(around child: Node, _ context: ElementContext) -> ModifierNode<Self> {
    FixedFrameNode(self, around: child, context)
  }
}

final class FixedFrameNode: UnaryLayoutNode<FixedFrameModifier> {
  private var width: CGFloat?
  private var height: CGFloat?

  override init(_ modifier: FixedFrameModifier, around child: Node, _ context: ElementContext) {
    super.init(modifier, around: child, context)
    takeLengths()
  }

  private func takeLengths() {
    width = modifier.width.flatMap(engine.validLength)
    height = modifier.height.flatMap(engine.validLength)
  }

  override func modifierDidUpdate(from old: FixedFrameModifier) {
    guard old != modifier else { return }
    takeLengths()
    layoutDidChange()
  }

  override func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let inner = child.size(for: childProposal(for: proposal))
    return CGSize(width: width ?? inner.width, height: height ?? inner.height)
  }

  override func childOrigin(size: CGSize, proposal: ProposedViewSize) -> CGPoint {
    aligned(modifier.alignment, in: size, childProposal: childProposal(for: proposal))
  }
}

extension Engine {
  /// A length of a frame, or nil, with a report, if it makes no sense.
  func validLength(_ length: CGFloat) -> CGFloat? {
    if length >= 0, length.isFinite { return length }
    report(
      RuntimeIssue(
        kind: .invalidLayout, message: "Invalid frame dimension (negative or non-finite)."))
    return nil
  }
}

extension View {
  /// Positions this view within an invisible frame of the given size.
  ///
  /// - Parameters:
  ///   - width: The width in points, or nil for the view's own.
  ///   - height: The height in points, or nil for the view's own.
  ///   - alignment: Where the view is in the frame.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(FixedFrameModifier(width: width, height: height, alignment: alignment))
  }

  /// Positions this view within an invisible frame.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  nonisolated public func frame() -> some View {
    frame(width: nil, height: nil)
  }
}
