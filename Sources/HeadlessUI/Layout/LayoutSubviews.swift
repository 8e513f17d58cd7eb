import Foundation

/// The views that a `Layout` lays out.
public struct LayoutSubviews: RandomAccessCollection, @unchecked Sendable {
  let nodes: [Node]
  let placed: PlacedSubviews?

  init(nodes: [Node], placed: PlacedSubviews? = nil) {
    self.nodes = nodes
    self.placed = placed
  }

  /// The position of the first view.
  public var startIndex: Int { nodes.startIndex }
  /// The position after the last view.
  public var endIndex: Int { nodes.endIndex }

  /// The view at a position.
  public subscript(position: Int) -> LayoutSubview {
    LayoutSubview(node: nodes[position], placed: placed)
  }
}

/// Which views have been placed.
final class PlacedSubviews {
  var nodes: Set<ObjectIdentifier> = []
}

/// One of the views that a `Layout` lays out.
public struct LayoutSubview: Equatable, @unchecked Sendable {
  let node: Node
  let placed: PlacedSubviews?

  /// Whether both are the same view.
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }

  /// The priority of the view.
  public var priority: Double { onMain { node.layoutPriority } }

  /// The distances that the view likes to have to its neighbours.
  public var spacing: ViewSpacing { onMain { ViewSpacing(length: node.preferredSpacing) } }

  /// A value that was set on the view by `layoutValue(key:value:)`.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    nonisolated(unsafe) var value = K.defaultValue
    onMain {
      guard node.traits.contains(.layoutValues) else { return }
      let found = node.nearestAnswer { ($0 as? LayoutValueNode<K>)?.modifier.value }
      if let found { value = found }
    }
    return value
  }

  /// The size of the view for a proposal, in points.
  ///
  /// - Parameter proposal: The proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    onMain { node.size(for: proposal) }
  }

  /// The size and the alignment guides of the view for a proposal.
  ///
  /// - Parameter proposal: The proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    nonisolated(unsafe) var dimensions = ViewDimensions(size: .zero)
    onMain { dimensions = node.dimensions(for: proposal) }
    return dimensions
  }

  /// Places the view.
  ///
  /// - Parameters:
  ///   - position: Where, in the coordinates of the container's bounds and in points.
  ///   - anchor: Which point of the view is put there.
  ///   - proposal: What the view is proposed.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    placed?.nodes.insert(ObjectIdentifier(node))
    onMain { node.place(at: position, anchor: anchor, proposal: proposal) }
  }

  private func onMain<Result: Sendable>(_ work: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(work) { work in MainActor.assumeIsolated(work) }
  }
}

/// The distances that a view likes to have to its neighbours.
public struct ViewSpacing: Sendable {
  /// The distance in points; nil for the usual one.
  let length: CGFloat?

  init(length: CGFloat?) {
    self.length = length
  }

  /// The usual distances.
  public init() {
    length = nil
  }

  /// No distance.
  public static let zero = ViewSpacing(length: 0)

  /// The distance between two views, in points.
  ///
  /// - Parameters:
  ///   - next: The spacing of the view that follows.
  ///   - axis: The axis along which it follows.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    min(length ?? StackSolver.usualSpacing, next.length ?? StackSolver.usualSpacing)
  }

  /// Makes this the spacing of both views together.
  ///
  /// - Parameters:
  ///   - other: The spacing of another view.
  ///   - edges: Along which edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    self = union(other, edges: edges)
  }

  /// The spacing of both views together.
  ///
  /// - Parameters:
  ///   - other: The spacing of another view.
  ///   - edges: Along which edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    guard let length, let theirs = other.length else { return ViewSpacing() }
    return ViewSpacing(length: max(length, theirs))
  }
}

/// A key for values that views hand to the layout of their container.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of a view that sets none.
  static var defaultValue: Self.Value { get }
}

/// Hands a value to the layout of the container.
struct LayoutValueModifier<Key: LayoutValueKey> {
  var value: Key.Value
}

extension LayoutValueModifier: NodeModifier {
  typealias Body = Never

  func makeNode(around child: Node, _ context: ElementContext) -> ModifierNode<Self> {
    LayoutValueNode(self, around: child, context)
  }
}

final class LayoutValueNode<Key: LayoutValueKey>: ModifierNode<LayoutValueModifier<Key>> {
  override init(
    _ modifier: LayoutValueModifier<Key>, around child: Node, _ context: ElementContext
  ) {
    super.init(modifier, around: child, context)
    traits.insert(.layoutValues)
  }

  override func modifierDidUpdate(from old: LayoutValueModifier<Key>) {
    if !FieldLayout.isUnchanged(old.value, modifier.value) { parent?.layoutDidChange() }
  }
}

extension View {
  /// Hands a value to the layout of this view's container.
  ///
  /// - Parameters:
  ///   - key: The key of the value.
  ///   - value: The value.
  nonisolated public func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }
}
