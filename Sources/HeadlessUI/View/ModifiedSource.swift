/// A modifier over a view that may stand for any number of nodes: each gets a node of its own.
final class ModifiedSource<M: NodeModifier>: Source {
  private var modifier: M
  private let environment: EnvironmentScope

  /// The modifier's nodes, one around each of the content's.
  private var nodes: [Node] = []

  init(_ modifier: M, elements: [Element], _ context: ElementContext) {
    self.modifier = modifier
    environment = context.environment
    super.init(context)
    self.elements = elements
    for element in elements { element.owner = self }
    engine.needsLinking(self)
  }

  func update(_ new: M) {
    modifier = new
    for node in nodes where !node.isDetached {
      unsafeDowncast(node, to: ModifierNode<M>.self).update(new)
    }
  }

  override func link() {
    let isDynamic = elements.contains { $0.isDynamic }
    let gone = nodes.filter { unsafeDowncast($0, to: UnaryNode.self).child.isDetached }
    let context = ElementContext(
      engine: engine, owner: self, depth: depth, environment: environment, expecting: .list)
    nodes = Element.nodes(of: elements).map { node in
      node.parent ?? modifier.makeNode(around: node, context)
    }
    // A node's own nature (a zIndex, say) can make the list dynamic too.
    didLink(count: nodes.count, isDynamic: isDynamic || nodes.contains { $0.isDynamic })
    engine.remove(gone)
  }

  override var ownsItsNodes: Bool { true }

  override func expand(into work: inout [Element], nodes: inout [Node]) {
    nodes.append(contentsOf: self.nodes)
  }

  override func appendUnits(to plan: inout FoldPlan) {
    plan.append(nodes: nodes, asOne: !isDynamic)
  }

  override func detach(into removed: inout [Element]) {
    removed.append(contentsOf: nodes)
    nodes = []
    super.detach(into: &removed)
  }
}
