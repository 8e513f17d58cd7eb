/// An element that owns a list of others: a custom view, a condition, a `ForEach`, a modifier over
/// several views.
class Source: Element {
  /// What the source's own list consists of.
  final var elements: [Element] = []

  private final var hasDynamicElement = false
  private final var linkedCount = 0

  override var isDynamic: Bool { hasDynamicElement }

  override var nodeCount: Int { linkedCount }

  /// Whether preferences fold over this source's nodes before they meet its siblings.
  var foldsAsOne: Bool { true }

  override func expand(into work: inout [Element], nodes: inout [Node]) {
    work.append(contentsOf: elements.reversed())
  }

  override func appendUnits(to plan: inout FoldPlan) {
    // One element needs no brackets, however deep the sources are nested that it comes through.
    var source = self
    while source.elements.count == 1, let inner = source.elements[0] as? Source {
      guard inner.ownsItsNodes else {
        source = inner
        continue
      }
      inner.appendUnits(to: &plan)
      return
    }
    plan.append(source.elements, asOne: source.foldsAsOne)
  }

  /// Whether the nodes are the source's own, rather than those of its elements.
  var ownsItsNodes: Bool { false }

  final override func appendElements(to elements: inout [Element]) {
    elements.append(contentsOf: self.elements)
  }

  override func link() {
    var count = 0
    var isDynamic = false
    for element in elements {
      count += element.nodeCount
      isDynamic = isDynamic || element.isDynamic
    }
    didLink(count: count, isDynamic: isDynamic)
  }

  /// Takes note of what the list has come to, and tells the owner.
  final func didLink(count: Int, isDynamic: Bool) {
    linkedCount = count
    hasDynamicElement = isDynamic
    nodesDidLink()
    if let owner { engine.needsLinking(owner) }
  }

  /// Called when the nodes are up to date.
  func nodesDidLink() {}

  override func detach(into removed: inout [Element]) {
    removed.append(contentsOf: elements)
    elements = []
  }
}

extension Source {
  /// Makes elements for `content` in this source's list, or hands the old ones their new values.
  final func make<V: View>(
    _ content: V, _ environment: EnvironmentScope, expecting expectation: Expectation
  ) {
    let context = ElementContext(
      engine: engine, owner: self, depth: depth + 1, environment: environment,
      expecting: expectation)
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

extension Element {
  /// The nodes that elements stand for, in order. No recursion: sources may be nested without end.
  static func nodes(of elements: [Element]) -> [Node] {
    var nodes: [Node] = []
    var work: [Element] = elements.reversed()
    while let element = work.popLast() { element.expand(into: &work, nodes: &nodes) }
    return nodes
  }
}
