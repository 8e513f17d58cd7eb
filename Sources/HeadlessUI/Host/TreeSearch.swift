extension Node {
  /// Visits this node and everything inside it in order, without recursion, until `visit` returns false.
  final func walk(_ visit: (Node) -> Bool) {
    var work: [Node] = [self]
    var children: [Node] = []
    while let node = work.popLast() {
      guard visit(node) else { return }
      children.removeAll(keepingCapacity: true)
      node.appendChildren(to: &children)
      work.append(contentsOf: children.reversed())
    }
  }

  /// The first node that a test gives a result for.
  final func first<Result>(_ test: (Node) -> Result?) -> Result? {
    var result: Result?
    walk {
      result = test($0)
      return result == nil
    }
    return result
  }

  /// The texts inside, in order.
  final var texts: [String] {
    var texts: [String] = []
    walk {
      if let node = $0 as? TextNode { texts.append(node.text.string) }
      return true
    }
    return texts
  }

  /// The view with an accessibility identifier.
  final func find(_ identifier: String) -> Node? {
    first { node in
      (node as? AccessibilityIdentifierNode)?.modifier.identifier == identifier ? node : nil
    }
  }

  /// What a tap on this view goes to: the first target inside, else the nearest around.
  final var tapTarget: (any TapTarget)? {
    if let inside = first({ $0 as? any TapTarget }) { return inside }
    var node = parent
    while let current = node {
      if let target = current as? any TapTarget { return target }
      node = current.parent
    }
    return nil
  }

  /// What is scrolled in place of this view: the first scroll view inside, else the nearest around.
  final var scrollTarget: ScrollNode? {
    first { $0 as? ScrollNode } ?? (ancestor { $0 is ScrollNode } as? ScrollNode)
  }

  /// The product of all opacities from the root to this view, and of those it is wrapped in itself.
  final var effectiveOpacity: Double {
    var result = 1.0
    var node: Node? = self
    while let current = node {
      result *= current.ownOpacity
      node = current.parent
    }
    node = wrapped
    while let current = node {
      result *= current.ownOpacity
      node = current.wrapped
    }
    return result
  }
}
