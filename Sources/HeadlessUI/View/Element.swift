/// What a list of views is made of: a node that takes part in layout and preferences, or a source
/// that owns any number of them.
///
/// Elements live on the main actor as views do. Pointers upward are unowned and never outlive their
/// target: `Engine.remove(_:)` detaches a whole subtree before anything of it is released.
@MainActor
class Element {
  unowned(unsafe) final let engine: Engine

  /// The distance from the root, in elements. What owns an element is always less deep than it.
  final let depth: Int

  /// The source or the node whose list of views this element stands in; nil for the root.
  unowned(unsafe) final var owner: Element?

  /// True once the element has left the tree. Nothing may be done to it any more.
  final var isDetached = false

  /// True while the element waits in the engine's queue of changed lists.
  final var needsLinking = false

  init(_ context: ElementContext) {
    engine = context.engine
    depth = context.depth
    owner = context.owner
  }

  /// The element itself if it is a node.
  var asNode: Node? { nil }

  /// Whether the list that this element stands in is a dynamic one because of it (rule P2).
  var isDynamic: Bool { false }

  /// How many nodes this element contributes to the list it stands in.
  var nodeCount: Int { 0 }

  /// Appends the nodes that this element contributes to the list it stands in, or the elements that do so in
  /// its place, the last one first.
  func expand(into work: inout [Element], nodes: inout [Node]) {}

  /// Appends the same nodes together with how preferences fold over them.
  func appendUnits(to plan: inout FoldPlan) {}

  /// Appends the elements directly inside.
  func appendElements(to elements: inout [Element]) {}

  /// Brings the nodes up to date after an element of the own list has changed.
  func link() {}

  /// Gives up everything below, moving the elements to `removed` and what else may hold a long chain
  /// to nobody. Called once, when the element leaves the tree.
  func detach(into removed: inout [Element]) {}
}

/// Where an element is created: everything it needs to know of its surroundings.
@MainActor
struct ElementContext {
  unowned(unsafe) let engine: Engine
  unowned(unsafe) let owner: Element?
  let depth: Int
  let environment: EnvironmentScope

  let expectation: Expectation

  init(
    engine: Engine, owner: Element?, depth: Int, environment: EnvironmentScope,
    expecting expectation: Expectation
  ) {
    self.engine = engine
    self.owner = owner
    self.depth = depth
    self.environment = environment
    self.expectation = expectation
  }
}

/// What is expected where a view is made (rule P6).
enum Expectation {
  /// Any number of views. Modifiers apply to each of them, and an `EmptyView` is none.
  case list
  /// One view. Of several an implicit stack is made; modifiers apply once, also to an `EmptyView`.
  case one(Arrangement)

  var isOne: Bool {
    if case .one = self { return true }
    return false
  }
}
