/// The list of elements that a view is made into.
///
/// The same walk over a view's static structure serves two ends. On the first the list is empty and
/// elements are appended; later it holds the elements of the last time, and the walk hands each of
/// them its new value. The structure of a view's type does not change, so that the n-th element of one
/// walk is the n-th of the next; what can change is kept inside of one element, a `Source`.
@MainActor
public struct _ViewList {
  unowned(unsafe) let engine: Engine
  unowned(unsafe) var owner: Element?
  var depth: Int
  var environment: EnvironmentScope
  var expectation: Expectation
  private var storage = ElementStorage()
  private var cursor: Int

  /// A list whose elements are still to be made.
  init(building context: ElementContext) {
    engine = context.engine
    owner = context.owner
    depth = context.depth
    environment = context.environment
    expectation = context.expectation
    cursor = -1
  }

  /// A list whose elements are there and get new values.
  init(updating elements: [Element], in context: ElementContext) {
    self.init(building: context)
    storage.several = elements
    cursor = 0
  }

  /// A list whose one element is there and gets a new value.
  init(updating element: Element, in context: ElementContext) {
    self.init(building: context)
    storage.first = element
    cursor = 0
  }

  /// What has been made.
  var elements: [Element] { storage.all }

  /// The element that has been made, if it is the only one and a node.
  var onlyNode: Node? { storage.several.isEmpty ? storage.first?.asNode : nil }

  var isBuilding: Bool { cursor < 0 }

  /// The surroundings of the next element.
  var context: ElementContext {
    ElementContext(
      engine: engine, owner: owner, depth: depth, environment: environment, expecting: expectation)
  }

  /// The surroundings of what is made inside of the next element.
  var inner: ElementContext { context(below: 2) }

  /// The surroundings of what is between the next element and what is made inside of it.
  var between: ElementContext { context(below: 1) }

  private func context(below levels: Int) -> ElementContext {
    ElementContext(
      engine: engine, owner: owner, depth: depth + levels, environment: environment,
      expecting: expectation)
  }

  mutating func append(_ element: Element) {
    storage.append(element)
  }

  /// The element of the last walk at this position.
  mutating func next() -> Element {
    defer { cursor += 1 }
    return storage[cursor]
  }

  /// Makes an element, or hands the one that is there its new value.
  mutating func element<E: Element>(
    _ make: (ElementContext) -> E, update: (E) -> Void
  ) {
    if isBuilding {
      append(make(context))
    } else {
      update(unsafeDowncast(next(), to: E.self))
    }
  }
}

extension _ViewList {
  /// A custom view: its body is evaluated later, off the engine's work list.
  mutating func composite<V: View>(_ view: V) {
    element {
      CompositeSource(view, $0)
    } update: { (source: CompositeSource<V>) in
      source.update(view)
    }
  }

  /// A modifier that wraps each of the content's nodes in a node of its own.
  mutating func modified<M: NodeModifier, C: View>(_ modifier: M, content: C) {
    guard isBuilding else {
      updateModified(modifier, content: content)
      return
    }
    var list = _ViewList(building: inner)
    C._make(content, into: &list)
    if let node = list.onlyNode {
      append(modifier.makeNode(around: node, context))
    } else if case .one(let arrangement) = expectation {
      // Where one view is expected the modifier applies once, to an implicit stack.
      let stack = ImplicitStackNode(arrangement, between)
      stack.isOfModifier = true
      for element in list.elements { element.owner = stack }
      stack.setElements(list.elements)
      append(modifier.makeNode(around: stack, context))
    } else {
      append(ModifiedSource(modifier, elements: list.elements, context))
    }
  }

  private mutating func updateModified<M: NodeModifier, C: View>(_ modifier: M, content: C) {
    let element = next()
    if element.asNode != nil {
      let node = unsafeDowncast(element, to: ModifierNode<M>.self)
      let stack = node.child as? ImplicitStackNode
      var list =
        stack.flatMap { $0.isOfModifier ? _ViewList(updating: $0.elements, in: inner) : nil }
        ?? _ViewList(updating: node.child, in: inner)
      C._make(content, into: &list)
      node.update(modifier)
    } else {
      let source = unsafeDowncast(element, to: ModifiedSource<M>.self)
      var list = _ViewList(updating: source.elements, in: inner)
      list.owner = source
      C._make(content, into: &list)
      source.update(modifier)
    }
  }
}

/// Elements in a row. One of them, which is what most modifiers apply to, needs no array.
struct ElementStorage {
  var first: Element?
  var several: [Element] = []

  var all: [Element] {
    several.isEmpty ? first.map { [$0] } ?? [] : several
  }

  subscript(position: Int) -> Element {
    if several.isEmpty, position == 0, let first { return first }
    return several[position]
  }

  mutating func append(_ element: Element) {
    guard let first else {
      self.first = element
      return
    }
    if several.isEmpty { several.append(first) }
    several.append(element)
  }
}
