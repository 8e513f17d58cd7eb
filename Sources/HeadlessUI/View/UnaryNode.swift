import Foundation

/// A node around exactly one other, whose layout it takes over unless it says otherwise.
class UnaryNode: Node {
  final let child: Node

  init(around child: Node, _ context: ElementContext) {
    self.child = child
    super.init(context)
    child.parent = self
    traits = child.traits.intersection(.inherited)
    if layoutDelegate != nil { wrappedLayout = child.wrappedLayout ?? child }
  }

  override func appendChildren(to children: inout [Node]) {
    children.append(child)
  }

  override func preferenceDelegate(for key: ObjectIdentifier) -> Node? { child }

  override var layoutDelegate: Node? { child }

  override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    child.guide(key, for: proposal)
  }

  final override var wrapped: Node? { child }

  override func detach(into removed: inout [Element]) {
    if !child.isDetached { removed.append(child) }
    super.detach(into: &removed)
  }
}
