/// An element that is one view of the tree: it has a place in the layout and takes part in
/// preferences.
class Node: Element {
  /// The node that this one is inside of. Set when the list it belongs to is linked.
  unowned(unsafe) final var parent: Node?

  final override var asNode: Node? { self }

  /// The nodes directly inside, in the order in which their preferences combine.
  func appendChildren(to children: inout [Node]) {}

  final override func appendNodes(to nodes: inout [Node]) {
    nodes.append(self)
  }

  final override func appendUnits(to plan: inout FoldPlan) {
    plan.append(self)
  }

  // MARK: What a list may ask of its children

  /// The order of this view among its siblings.
  var zIndex: Double { 0 }

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

  override func detach(into removed: inout [Element]) {
    parent = nil
  }
}

/// A node around exactly one other.
class UnaryNode: Node {
  final let child: Node

  init(around child: Node, _ context: ElementContext) {
    self.child = child
    super.init(context)
    child.parent = self
  }

  override var isDynamic: Bool { child.isDynamic }

  override func appendChildren(to children: inout [Node]) {
    children.append(child)
  }

  override var zIndex: Double {
    var node = child
    while let wrapper = node as? UnaryNode, !wrapper.hasOwnZIndex { node = wrapper.child }
    return node.zIndex
  }

  /// Whether `zIndex` is this node's own answer.
  var hasOwnZIndex: Bool { false }

  override func preferenceDelegate(for key: ObjectIdentifier) -> Node? { child }

  override func detach(into removed: inout [Element]) {
    if !child.isDetached { removed.append(child) }
    super.detach(into: &removed)
  }
}
