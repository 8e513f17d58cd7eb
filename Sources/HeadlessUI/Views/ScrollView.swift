import Foundation

/// A scrollable view. A test scrolls it by `ViewHost.scroll(_:to:)`.
public struct ScrollView<Content> {
  /// The axes along which it scrolls.
  public var axes: Axis.Set

  /// Whether it shows how far it is scrolled; not shown here.
  public var showsIndicators: Bool

  /// The content.
  public var content: Content
}

extension ScrollView where Content: View {
  /// Creates a scroll view.
  ///
  /// - Parameters:
  ///   - axes: The axes along which it scrolls.
  ///   - showsIndicators: Whether it shows how far it is scrolled.
  ///   - content: What is scrolled.
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

extension ScrollView: View where Content: View {
  /// A scroll view has no body.
  public typealias Body = Never

  /// Makes a node around the content.
  public static func _make(_ view: Self, into list: inout _ViewList) {
    let environment = list.environment
    list.element {
      ScrollNode(view.axes, $0)
    } update: { (node: ScrollNode) in
      node.update(axes: view.axes)
    } then: {
      $0.makeContent(view.content, environment)
    }
  }
}

/// A node whose content is larger than itself and can be moved.
class ScrollNode: UnaryNode, CoordinateSpaceOwner {
  private final var axes: Axis.Set

  /// The stack of what is scrolled.
  final let content: ImplicitStackNode

  /// How far the content is moved up and to the left, in points.
  final private(set) var offset = CGPoint.zero

  init(_ axes: Axis.Set, _ context: ElementContext) {
    self.axes = axes
    content = ImplicitStackNode(
      Self.arrangement(axes),
      ElementContext(
        engine: context.engine, owner: context.owner, depth: context.depth + 1,
        environment: context.environment, expecting: .list))
    super.init(around: content, context)
    content.owner = self
  }

  private static func arrangement(_ axes: Axis.Set) -> Arrangement {
    axes == .horizontal
      ? .horizontal(.center, spacing: nil) : .vertical(.center, spacing: nil)
  }

  final func makeContent<V: View>(_ content: V, _ environment: EnvironmentScope) {
    self.content.makeOne(content, environment)
  }

  final func update(axes new: Axis.Set) {
    guard new != axes else { return }
    axes = new
    content.update(Self.arrangement(axes))
    layoutDidChange()
  }

  /// Moves the content.
  final func scroll(to offset: CGPoint) {
    guard offset != self.offset else { return }
    self.offset = offset
    placementDidChange()
  }

  final func hasSpace(named name: AnyHashable) -> Bool {
    guard let space = name.base as? ScrollSpace else { return false }
    switch space.axis {
    case .horizontal: return axes.contains(.horizontal)
    case .vertical: return axes.contains(.vertical)
    case nil: return true
    }
  }

  final func scrolls(along axis: Axis) -> Bool {
    axes.contains(axis == .horizontal ? .horizontal : .vertical)
  }

  // MARK: Layout

  final override var layoutDelegate: Node? { nil }
  final override var ownSpacing: PreferredSpacing? { .usual }

  final func contentProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = child.size(for: contentProposal(for: proposal))
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  override func placeChildren() {
    child.place(
      at: CGPoint(x: -offset.x, y: -offset.y), proposal: contentProposal(for: placedProposal))
  }

  override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    nil
  }
}
