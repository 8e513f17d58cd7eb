import Foundation

/// An element that is one view of the tree: it has a place in the layout and takes part in
/// preferences.
class Node: Element {
  /// The node that this one is inside of. Set when the list it belongs to is linked.
  unowned(unsafe) final var parent: Node?

  final override var asNode: Node? { self }

  /// The nodes directly inside, in the order in which their preferences combine.
  func appendChildren(to children: inout [Node]) {}

  override func appendElements(to elements: inout [Element]) {
    var children: [Node] = []
    appendChildren(to: &children)
    elements.append(contentsOf: children)
  }

  final override var nodeCount: Int { 1 }

  final override func expand(into work: inout [Element], nodes: inout [Node]) {
    nodes.append(self)
  }

  final override func appendUnits(to plan: inout FoldPlan) {
    plan.append(self)
  }

  /// What this node or one that it wraps has been told, for others to find out quickly.
  final var traits: NodeTraits = []

  override var isDynamic: Bool { traits.contains(.dynamic) }

  /// The order of this view among its siblings.
  final var zIndex: Double {
    guard traits.contains(.zIndex) else { return 0 }
    return nearestAnswer { $0.ownZIndex } ?? 0
  }

  /// The order that this very node sets.
  var ownZIndex: Double? { nil }

  /// What the tree shows for this node.
  var label: String { NodeLabel.of(type(of: self)) }

  /// The key that this very node sets or changes, and how the tree shows it.
  var ownPreference: String? { nil }

  /// Whether this very node sets its own key in place of what is inside.
  var replacesPreference: Bool { false }

  /// Called when a value of the environment has changed that the node may draw on.
  func environmentDidChange() {}

  // MARK: Preferences

  /// The node that answers in place of this one for `key`; nil if this one answers itself.
  func preferenceDelegate(for key: ObjectIdentifier) -> Node? { nil }

  /// Whether there is anything to report for the key. Found out without computing a value.
  func contributes<K: PreferenceKey>(_ key: K.Type) -> Bool { false }

  /// The value for the key; nil if absent.
  func contribution<K: PreferenceKey>(_ key: K.Type) -> K.Value? { nil }

  /// Takes note that something below has changed for `key`.
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - presence: Whether it may have come or gone, rather than only changed its value.
  ///   - source: The node directly inside through which the news comes.
  /// - Returns: Whether that may matter to the nodes above.
  func preferenceChanged(_ key: ObjectIdentifier, presence: Bool, from source: Node) -> Bool {
    true
  }

  // MARK: Layout

  /// Where the node is, relative to its parent's origin.
  final var origin = CGPoint.zero

  /// The size with which the node was last placed.
  final var size = CGSize.zero

  /// The proposal with which the node was last placed.
  final var placedProposal = ProposedViewSize.unspecified

  /// Whether this node or something inside has to be placed again.
  final var needsPlacement = true

  /// True while the node's content is being computed in the course of its own placement.
  final var isBeingPlaced = false

  final var sizeCache: SizeCache?

  /// The node inside whose layout this one takes over unchanged.
  var layoutDelegate: Node? { nil }

  /// Called when what was worked out together with cached sizes is out of date.
  func cachedLayoutDidChange() {}

  /// The end of the chain of nodes that always take over the layout of the one they wrap; nil if this node does
  /// its own. Kept, as every question for a size begins here.
  unowned(unsafe) final var wrappedLayout: Node?

  /// Whether the size depends on what is inside.
  var sizeDependsOnContent: Bool { true }

  /// The size for a proposal, computed. Callers use `size(for:)`.
  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Places what is inside; `size` and `placedProposal` are set.
  func placeChildren() {}

  /// The position of an alignment guide that something inside has set.
  func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? { nil }

  /// How this very node and its neighbours are spaced by default. Nil if it leaves that to the view it wraps.
  var ownSpacing: PreferredSpacing? { nil }

  /// The view that this one wraps, if it wraps exactly one.
  var wrapped: Node? { nil }

  /// The priority that this very node sets.
  var ownLayoutPriority: Double? { nil }

  /// How opaque this very node makes what is inside.
  var ownOpacity: Double { 1 }

  /// How points inside are moved by an effect such as a rotation, which layout does not see.
  var effect: GeometryTransform? { nil }

  override func detach(into removed: inout [Element]) {
    parent = nil
  }
}

/// What a node has been told by modifiers and its containers want to know.
struct NodeTraits: OptionSet {
  let rawValue: UInt8

  /// Makes the list a dynamic one (rule P2).
  static let dynamic = NodeTraits(rawValue: 1)
  /// There is a `zIndex`.
  static let zIndex = NodeTraits(rawValue: 2)
  /// There is a `layoutPriority`.
  static let layoutPriority = NodeTraits(rawValue: 4)
  /// Something inside sets an alignment guide.
  static let guides = NodeTraits(rawValue: 8)
  /// There are layout values.
  static let layoutValues = NodeTraits(rawValue: 16)

  /// Those that a wrapper takes over.
  static let inherited: NodeTraits = [
    .dynamic, .zIndex, .layoutPriority, .guides, .layoutValues,
  ]
}

extension Node {
  /// The answer of this node or of the nearest that it wraps.
  final func nearestAnswer<Answer>(_ question: (Node) -> Answer?) -> Answer? {
    var node: Node? = self
    while let current = node {
      if let answer = question(current) { return answer }
      node = current.wrapped
    }
    return nil
  }

  /// The priority among the children of a stack.
  final var layoutPriority: Double {
    guard traits.contains(.layoutPriority) else { return 0 }
    return nearestAnswer { $0.ownLayoutPriority } ?? 0
  }

  /// How the view and its neighbours are spaced by default, in points; nil for the usual distance.
  final var preferredSpacing: CGFloat? {
    if case .points(let points) = nearestAnswer({ $0.ownSpacing }) { return points }
    return nil
  }
}

/// How a view and its neighbours are spaced by default.
enum PreferredSpacing {
  /// As views usually are.
  case usual
  /// By a distance in points.
  case points(CGFloat)
}
