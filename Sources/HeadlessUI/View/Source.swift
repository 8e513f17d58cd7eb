/// An element that owns a list of others: a custom view, a condition, a `ForEach`, a modifier over
/// several views.
class Source: Element {
  /// What the source's own list consists of.
  final var elements: [Element] = []

  /// The nodes of all elements, in order. Up to date unless `needsLinking`.
  final var nodes: [Node] = []

  private final var hasDynamicElement = false

  override var isDynamic: Bool { hasDynamicElement }

  /// Whether preferences fold over this source's nodes before they meet its siblings.
  var foldsAsOne: Bool { true }

  final override func appendNodes(to nodes: inout [Node]) {
    nodes.append(contentsOf: self.nodes)
  }

  override func appendUnits(to plan: inout FoldPlan) {
    // One node needs no brackets, however deep the sources are nested that it comes through; and where
    // several are nested deeper than the stack allows, the innermost fold flat.
    if nodes.count > 1 && engine.hasRoom {
      plan.append(elements, asOne: foldsAsOne)
    } else {
      plan.append(nodes: nodes, asOne: foldsAsOne)
    }
  }

  final override func appendElements(to elements: inout [Element]) {
    elements.append(contentsOf: self.elements)
  }

  override func link() {
    // The usual case, a body or a branch that is one view, shares its array instead of copying it.
    if elements.count == 1 {
      setNodes(elements[0].linkedNodes, isDynamic: elements[0].isDynamic)
      return
    }
    var linked: [Node] = []
    var isDynamic = false
    for element in elements {
      element.appendNodes(to: &linked)
      isDynamic = isDynamic || element.isDynamic
    }
    setNodes(linked, isDynamic: isDynamic)
  }

  final override var linkedNodes: [Node] { nodes }

  /// Takes the nodes of a new link and tells the owner if they are others than before.
  final func setNodes(_ linked: [Node], isDynamic: Bool) {
    let isSame = isDynamic == hasDynamicElement && nodes.isIdentical(to: linked)
    hasDynamicElement = isDynamic
    nodes = linked
    nodesDidLink()
    if !isSame, let owner { engine.needsLinking(owner) }
  }

  /// Called when the nodes are up to date.
  func nodesDidLink() {}

  override func detach(into removed: inout [Element]) {
    removed.append(contentsOf: elements)
    elements = []
    nodes = []
  }
}

extension Source {
  /// Makes elements for `content` in this source's list, or hands the old ones their new values.
  final func make<V: View>(_ content: V, _ environment: EnvironmentScope, isAlone: Bool) {
    let context = ElementContext(
      engine: engine, owner: self, depth: depth + 1, environment: environment, isAlone: isAlone)
    if elements.isEmpty {
      var list = _ViewList(building: context)
      V._make(content, into: &list)
      elements = list.elements
      if !elements.isEmpty { engine.needsLinking(self) }
    } else {
      var list = _ViewList(updating: elements, in: context)
      V._make(content, into: &list)
    }
  }

  /// Takes all elements out of the tree.
  final func removeElements() {
    guard !elements.isEmpty else { return }
    let old = elements
    elements = []
    engine.remove(old)
    engine.needsLinking(self)
  }
}

extension [Node] {
  /// Whether both have the same nodes in the same order.
  func isIdentical(to other: [Node]) -> Bool {
    guard count == other.count else { return false }
    for index in indices where self[index] !== other[index] { return false }
    return true
  }
}
