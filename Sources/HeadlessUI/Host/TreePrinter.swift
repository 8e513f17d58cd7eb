import Foundation

extension Node {
  /// This node and everything inside as indented text, a view a line: what it is, its
  /// `accessibilityIdentifier`, its frame on the screen, and the preference that it sets.
  final var printed: String {
    var lines: [String] = []
    var work: [(node: Node, depth: Int)] = [(self, 0)]
    var children: [Node] = []
    while let (node, depth) = work.popLast() {
      let (shown, identifiers) = node.withoutIdentifiers
      lines.append(shown.line(depth: depth, identifiers: identifiers))
      children.removeAll(keepingCapacity: true)
      shown.appendChildren(to: &children)
      work.append(contentsOf: children.reversed().map { ($0, depth + 1) })
    }
    return lines.joined(separator: "\n")
  }

  /// The nearest node inside that is more than a name, and the names on the way.
  private final var withoutIdentifiers: (Node, [String]) {
    var node = self
    var identifiers: [String] = []
    while let named = node as? AccessibilityIdentifierNode {
      identifiers.append(named.modifier.identifier)
      node = named.child
    }
    return (node, identifiers)
  }

  private final func line(depth: Int, identifiers: [String]) -> String {
    var parts = [label]
    parts += identifiers.map { "#\($0)" }
    parts.append("(\(NodeLabel.frame(globalFrame)))")
    if ownOpacity != 1 { parts.append("opacity \(ownOpacity)") }
    if let ownPreference { parts.append("[\(ownPreference)]") }
    return String(repeating: "  ", count: depth) + parts.joined(separator: " ")
  }
}
