import Foundation

/// The node of a modifier that adds a second view to the one it is applied to: an overlay, a
/// background.
class PairNode<M: NodeModifier>: ModifierNode<M>, CombiningNode {
  final var slots = PreferenceSlots()

  /// The added view. Several views there form a `ZStack`.
  final private(set) var secondary: ImplicitStackNode

  final private let environment: EnvironmentScope
  final private(set) var foldPlan = FoldPlan()

  /// Whether the added view comes before the primary one (rule P3).
  var secondaryIsFirst: Bool { false }

  init(
    _ modifier: M, arrangement: Arrangement, around child: Node, _ context: ElementContext
  ) {
    environment = context.environment
    secondary = ImplicitStackNode(
      arrangement,
      ElementContext(
        engine: context.engine, owner: context.owner, depth: context.depth + 1,
        environment: context.environment, expecting: .list))
    super.init(modifier, around: child, context)
    secondary.owner = self
    secondary.parent = self
    foldPlan = FoldPlan(nodes: secondaryIsFirst ? [secondary, child] : [child, secondary])
  }

  /// The surroundings of what is made in the added view.
  final var secondaryContext: ElementContext {
    ElementContext(
      engine: engine, owner: secondary, depth: secondary.depth + 1, environment: environment,
      expecting: .one(secondary.arrangement))
  }

  /// Makes the added view, or hands it its new value.
  final func makeSecondary<V: View>(_ content: V) {
    secondary.makeOne(content, environment)
  }

  final var alwaysContributes: Bool { false }

  final override func appendChildren(to children: inout [Node]) {
    if secondaryIsFirst { children.append(secondary) }
    children.append(child)
    if !secondaryIsFirst { children.append(secondary) }
  }

  final override func preferenceDelegate(for key: ObjectIdentifier) -> Node? { nil }

  override func preferenceChanged(_ key: ObjectIdentifier, presence: Bool, from source: Node)
    -> Bool
  {
    slots.invalidate(key, presence: presence)
  }

  final override func contributes<K: PreferenceKey>(_ key: K.Type) -> Bool {
    combinedPresence(key)
  }

  final override func contribution<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    combinedValue(key)
  }

  // MARK: Layout

  /// The added view has no say in the size.
  override func placeChildren() {
    child.place(at: .zero, proposal: placedProposal)
    placeSecondary()
  }

  /// Places the added view: it is proposed the size of the primary one and aligned with it.
  func placeSecondary() {
    guard case .layered(let alignment) = secondary.arrangement else { return }
    let proposal = ProposedViewSize(size)
    let inner = secondary.size(for: proposal)
    func offset(_ key: AlignmentKey) -> CGFloat {
      child.position(of: key, size: size, for: placedProposal)
        - secondary.position(of: key, size: inner, for: proposal)
    }
    secondary.place(
      at: CGPoint(x: offset(alignment.horizontal.key), y: offset(alignment.vertical.key)),
      proposal: proposal)
  }

  override var layoutDelegate: Node? { nil }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(for: proposal) }

  override func detach(into removed: inout [Element]) {
    removed.append(secondary)
    foldPlan = FoldPlan()
    super.detach(into: &removed)
  }
}
