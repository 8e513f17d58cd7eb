import Foundation

/// Parts of the screen that may be covered.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// What bars and the device cover.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What the keyboard covers.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Everything that may cover.
  public static let all = SafeAreaRegions(rawValue: UInt.max)
}

extension Node {
  /// How much of the screen beyond each edge of this view is covered, where the edge is one of the safe area.
  final var safeAreaInsets: EdgeInsets {
    let frame = globalFrame
    let safe = engine.safeArea
    let screen = engine.screen
    func inset(_ edge: CGFloat, _ safeEdge: CGFloat, _ screenEdge: CGFloat) -> CGFloat {
      abs(edge - safeEdge) < 0.001 ? abs(safeEdge - screenEdge) : 0
    }
    return EdgeInsets(
      top: inset(frame.minY, safe.minY, screen.minY),
      leading: inset(frame.minX, safe.minX, screen.minX),
      bottom: inset(frame.maxY, safe.maxY, screen.maxY),
      trailing: inset(frame.maxX, safe.maxX, screen.maxX))
  }
}

/// Extends a view into the parts of the screen that are covered.
struct IgnoresSafeAreaModifier: Equatable {
  var edges: Edge.Set
}

extension IgnoresSafeAreaModifier: NodeModifier {
  typealias Body = Never

  func makeNode(around child: Node, _ context: ElementContext) -> ModifierNode<Self> {
    IgnoresSafeAreaNode(self, around: child, context)
  }
}

final class IgnoresSafeAreaNode: UnaryLayoutNode<IgnoresSafeAreaModifier>, GeometryWatcher {
  private var used = EdgeInsets()

  override init(
    _ modifier: IgnoresSafeAreaModifier, around child: Node, _ context: ElementContext
  ) {
    super.init(modifier, around: child, context)
    engine.watchGeometry(self)
  }

  override func modifierDidUpdate(from old: IgnoresSafeAreaModifier) {
    if old != modifier { placementDidChange() }
  }

  private var insets: EdgeInsets {
    let all = safeAreaInsets
    let edges = modifier.edges
    return EdgeInsets(
      top: edges.contains(.top) ? all.top : 0, leading: edges.contains(.leading) ? all.leading : 0,
      bottom: edges.contains(.bottom) ? all.bottom : 0,
      trailing: edges.contains(.trailing) ? all.trailing : 0)
  }

  override func placeChildren() {
    used = insets
    let proposal = ProposedViewSize(
      width: placedProposal.width.map { $0 + used.horizontal },
      height: placedProposal.height.map { $0 + used.vertical })
    let space = CGSize(width: size.width + used.horizontal, height: size.height + used.vertical)
    let inner = child.size(for: proposal)
    child.place(
      at: CGPoint(
        x: (space.width - inner.width) / 2 - used.leading,
        y: (space.height - inner.height) / 2 - used.top),
      proposal: proposal)
  }

  func geometryDidSettle() {
    if used != insets { placementDidChange() }
  }
}

extension View {
  /// Expands this view out of its safe area.
  ///
  /// - Parameters:
  ///   - regions: Which parts to expand into; there is no keyboard here, so that it takes `.container`.
  ///   - edges: At which edges of the screen.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(IgnoresSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
  }

  /// Expands this view out of its safe area.
  ///
  /// - Parameter edges: At which edges of the screen.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}
