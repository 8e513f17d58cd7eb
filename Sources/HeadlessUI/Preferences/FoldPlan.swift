/// The nodes of a list together with the order in which their preferences combine.
///
/// A flat list has no brackets. A nested static run, or a `Group`, is put in brackets and combines to
/// one value before it meets its siblings (rule P1).
struct FoldPlan {
  enum Step {
    case node(Node)
    case open
    case close
  }

  private(set) var steps: [Step] = []
  private(set) var hasBrackets = false
  private var depth = 0

  /// Lists that are nested deeper than this fold flat, so that folding needs no deep recursion. Only a `reduce`
  /// that is not associative could tell.
  private static let greatestDepth = 64

  mutating func append(_ node: Node) {
    steps.append(.node(node))
  }

  @MainActor
  mutating func append(_ elements: [Element], asOne: Bool) {
    guard depth < Self.greatestDepth else {
      append(nodes: Element.nodes(of: elements), asOne: asOne)
      return
    }
    depth += 1
    bracket(if: asOne && elements.count > 1) {
      for element in elements { element.appendUnits(to: &$0) }
    }
    depth -= 1
  }

  mutating func append(nodes: [Node], asOne: Bool) {
    bracket(if: asOne && nodes.count > 1) {
      for node in nodes { $0.append(node) }
    }
  }

  private mutating func bracket(if isWanted: Bool, _ content: (inout FoldPlan) -> Void) {
    guard isWanted else { return content(&self) }
    hasBrackets = true
    steps.append(.open)
    content(&self)
    steps.append(.close)
  }
}

extension FoldPlan {
  /// A flat list.
  init(nodes: [Node]) {
    for node in nodes { append(node) }
  }

  /// The plan of a container's own list.
  ///
  /// Beside something dynamic each run of static elements combines first; alone it is the list.
  @MainActor
  init(_ elements: [Element], isDynamic: Bool) {
    guard isDynamic else {
      for element in elements { element.appendUnits(to: &self) }
      return
    }
    var run: [Element] = []
    for element in elements {
      if element.isDynamic {
        append(run, asOne: true)
        run = []
        element.appendUnits(to: &self)
      } else {
        run.append(element)
      }
    }
    append(run, asOne: run.count < elements.count)
  }
}
