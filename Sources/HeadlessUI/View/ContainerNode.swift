/// A node with a list of views inside: a stack, or the implicit stack where one view is expected.
class ContainerNode: Node, CombiningNode {
  final var slots = PreferenceSlots()

  /// What the node's list consists of.
  final private(set) var elements: [Element] = []

  /// The nodes of the list, in source order.
  final private(set) var children: [Node] = []

  final private(set) var foldPlan = FoldPlan()
  private final var hasDynamicElement = false

  final var alwaysContributes: Bool { hasDynamicElement || isAlwaysPresent }

  /// Whether the container is a dynamic one whatever it consists of (rule P2).
  final var isAlwaysPresent = false

  /// The axis along which the children stand in a line, if they do.
  var lineAxis: Axis? { nil }

  /// Makes the content, or hands the elements of the last time their new values.
  final func make<V: View>(
    _ content: V, _ environment: EnvironmentScope, expecting expectation: Expectation
  ) {
    let context = ElementContext(
      engine: engine, owner: self, depth: depth + 1, environment: environment,
      expecting: expectation)
    guard elements.isEmpty else {
      var list = _ViewList(updating: elements, in: context)
      V._make(content, into: &list)
      return
    }
    var list = _ViewList(building: context)
    V._make(content, into: &list)
    setElements(list.elements)
  }

  final func setElements(_ elements: [Element]) {
    self.elements = elements
    if elements.allSatisfy({ $0.asNode != nil }) { link() } else { engine.needsLinking(self) }
  }

  override func link() {
    let linked = Element.nodes(of: elements)
    hasDynamicElement = elements.contains { $0.isDynamic }
    var isSame = linked.count == children.count
    for (index, node) in linked.enumerated() {
      node.parent = self
      isSame = isSame && node === children[index]
    }
    children = linked
    if linked.contains(where: { $0.traits.contains(.guides) }) { guidesDidCome() }
    orderDidChange()
    if !isSame {
      layoutDidChange()
      childrenDidChange()
    }
  }

  /// Works out anew in which order the children's preferences combine.
  final func orderDidChange() {
    foldPlan = FoldPlan(elements, isDynamic: hasDynamicElement)
    if children.contains(where: { $0.traits.contains(.zIndex) && $0.zIndex != 0 }) {
      let sorted = children.enumerated().sorted {
        ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
      }
      foldPlan = FoldPlan(nodes: sorted.map(\.element))
    }
    contentsDidChange()
  }

  /// Called when the children are others than before.
  func childrenDidChange() {}

  final override func appendChildren(to children: inout [Node]) {
    children.append(contentsOf: self.children)
  }

  final override func appendElements(to elements: inout [Element]) {
    elements.append(contentsOf: self.elements)
  }

  // MARK: Preferences

  final override func preferenceChanged(_ key: ObjectIdentifier, presence: Bool, from source: Node)
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

  override func detach(into removed: inout [Element]) {
    removed.append(contentsOf: elements)
    elements = []
    children = []
    foldPlan = FoldPlan()
    super.detach(into: &removed)
  }
}
