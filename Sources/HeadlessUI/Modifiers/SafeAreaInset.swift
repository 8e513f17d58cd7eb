import Foundation

/// Shows a view at an edge and gives the rest of the space to the view it is applied to.
struct SafeAreaInsetModifier<Inset: View> {
  var edge: Edge
  var alignment: Alignment
  var spacing: CGFloat?
  var content: Inset
}

extension SafeAreaInsetModifier: NodeModifier {
  typealias Body = Never

  func makeNode(around child: Node, _ context: ElementContext) -> ModifierNode<Self> {
    SafeAreaInsetNode(self, around: child, context)
  }
}

/// The inset comes after the primary view, at every edge (rule P3).
final class SafeAreaInsetNode<Inset: View>: PairNode<SafeAreaInsetModifier<Inset>> {
  init(_ modifier: SafeAreaInsetModifier<Inset>, around child: Node, _ context: ElementContext) {
    super.init(modifier, arrangement: .layered(modifier.alignment), around: child, context)
    makeSecondary(modifier.content)
  }

  override func modifierDidUpdate(from old: SafeAreaInsetModifier<Inset>) {
    secondary.update(.layered(modifier.alignment))
    makeSecondary(modifier.content)
    let isSame =
      old.edge == modifier.edge && old.spacing == modifier.spacing
      && old.alignment == modifier.alignment
    if !isSame { layoutDidChange() }
  }

  private var axis: Axis {
    modifier.edge == .top || modifier.edge == .bottom ? .vertical : .horizontal
  }

  /// What the inset takes, with the distance to the primary view.
  private func taken(_ proposal: ProposedViewSize) -> CGFloat {
    secondary.size(for: insetProposal(proposal))[axis]
      + (modifier.spacing ?? StackSolver.usualSpacing)
  }

  private func insetProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var proposal = proposal
    proposal[axis] = nil
    return proposal
  }

  private func primaryProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var proposal = proposal
    proposal[axis] = proposal[axis].map { max(0, $0 - taken(proposal)) }
    return proposal
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = child.size(for: primaryProposal(proposal))
    size[axis] += taken(proposal)
    return size
  }

  override func placeChildren() {
    let proposal = placedProposal
    let inset = insetProposal(ProposedViewSize(size))
    let insetSize = secondary.size(for: inset)
    let isFirst = modifier.edge == .top || modifier.edge == .leading
    var primaryOrigin = CGPoint.zero
    var insetOrigin = CGPoint.zero
    if isFirst {
      primaryOrigin[axis] = taken(proposal)
    } else {
      insetOrigin[axis] = size[axis] - insetSize[axis]
    }
    let own = ViewDimensions(size: size)
    let inner = ViewDimensions(size: insetSize)
    let key =
      axis == .vertical ? modifier.alignment.horizontal.key : modifier.alignment.vertical.key
    insetOrigin[axis.other] = own.value(of: key) - inner.value(of: key)
    child.place(at: primaryOrigin, proposal: primaryProposal(proposal))
    secondary.place(at: insetOrigin, proposal: inset)
  }
}

extension View {
  /// Shows a view above or below this one, which gets the rest of the space.
  ///
  /// - Parameters:
  ///   - edge: At which edge.
  ///   - alignment: Where along the edge.
  ///   - spacing: The distance to this view in points, or nil for the usual one.
  ///   - content: The view at the edge.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
        content: content()))
  }

  /// Shows a view before or after this one, which gets the rest of the space.
  ///
  /// - Parameters:
  ///   - edge: At which edge.
  ///   - alignment: Where along the edge.
  ///   - spacing: The distance to this view in points, or nil for the usual one.
  ///   - content: The view at the edge.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
        content: content()))
  }
}
