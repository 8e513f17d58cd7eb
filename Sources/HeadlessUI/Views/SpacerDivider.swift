import Foundation

/// A flexible space that expands along the major axis of its stack, or along both axes outside of one.
public struct Spacer: Sendable {
  /// The least length in points, or nil for the usual one.
  public var minLength: CGFloat?

  /// Creates a spacer.
  ///
  /// - Parameter minLength: The least length in points, or nil for the usual one.
  nonisolated public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: View {
  /// A spacer has no body.
  public typealias Body = Never

  /// Makes one node.
  public static func _make(_ view: Spacer, into list: inout _ViewList) {
    list.element {
      SpacerNode(view.minLength, $0)
    } update: { (node: SpacerNode) in
      node.update(view.minLength)
    }
  }
}

/// A node whose shape depends on the axis of the stack it stands in.
class AxisDependentNode: Node {
  /// The axis of the nearest stack around, if that is one of a line.
  final var stackAxis: Axis? {
    let container = ancestor { $0 is ContainerNode && $0.layoutDelegate == nil }
    return (container as? ContainerNode)?.lineAxis
  }
}

final class SpacerNode: AxisDependentNode {
  private var minLength: CGFloat?

  init(_ minLength: CGFloat?, _ context: ElementContext) {
    self.minLength = minLength
    super.init(context)
    traits.insert(.layoutPriority)
  }

  func update(_ new: CGFloat?) {
    guard new != minLength else { return }
    minLength = new
    layoutDidChange()
  }

  /// Everything else is served before a spacer.
  override var ownLayoutPriority: Double? { -.infinity }
  override var ownSpacing: PreferredSpacing? { .points(0) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let least = minLength ?? StackSolver.usualSpacing
    let axis = stackAxis
    func length(_ along: Axis) -> CGFloat {
      axis == along || axis == nil ? max(least, proposal[along] ?? least) : 0
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }
}

/// A line across the minor axis of its stack; a horizontal one outside of a stack.
public struct Divider: Sendable {
  /// Creates a divider.
  nonisolated public init() {}
}

extension Divider: View {
  /// A divider has no body.
  public typealias Body = Never

  /// Makes one node.
  public static func _make(_ view: Divider, into list: inout _ViewList) {
    list.element {
      DividerNode($0)
    } update: { (_: DividerNode) in
    }
  }
}

/// The node of a divider: one point thick and as long as there is space.
final class DividerNode: AxisDependentNode {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = proposal.replacingUnspecifiedDimensions()
    size[stackAxis ?? .vertical] = 1
    return size
  }
}
