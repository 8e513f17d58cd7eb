import Foundation

/// A type that defines the geometry of a collection of views.
///
/// Nothing here is bound to an actor, as SwiftUI may lay out on other threads; here it happens on the main one.
@preconcurrency
public protocol Layout: Sendable {
  /// What is kept between calls.
  associatedtype Cache = Void

  /// The views that are laid out.
  typealias Subviews = LayoutSubviews

  /// What views inside want to know of the container.
  static var layoutProperties: LayoutProperties { get }

  /// Creates what is kept between calls.
  ///
  /// - Parameter subviews: The views.
  func makeCache(subviews: Self.Subviews) -> Self.Cache

  /// Brings what is kept up to date when the views have changed.
  ///
  /// - Parameters:
  ///   - cache: What is kept.
  ///   - subviews: The views.
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)

  /// The distances that the container likes to have to its neighbours.
  ///
  /// - Parameters:
  ///   - subviews: The views.
  ///   - cache: What is kept.
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing

  /// The size of the container for a proposal, in points.
  ///
  /// - Parameters:
  ///   - proposal: The proposal.
  ///   - subviews: The views.
  ///   - cache: What is kept.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGSize

  /// Places each of the views by its `place(at:anchor:proposal:)`. One that is not placed is put in the
  /// middle.
  ///
  /// - Parameters:
  ///   - bounds: The container's bounds, in points. The origin need not be zero.
  ///   - proposal: The proposal that the size is for.
  ///   - subviews: The views.
  ///   - cache: What is kept.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache)

  /// The position of a horizontal guide, or nil for the usual one.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - bounds: The container's bounds, in points.
  ///   - proposal: The proposal that the size is for.
  ///   - subviews: The views.
  ///   - cache: What is kept.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?

  /// The position of a vertical guide, or nil for the usual one.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - bounds: The container's bounds, in points.
  ///   - proposal: The proposal that the size is for.
  ///   - subviews: The views.
  ///   - cache: What is kept.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?
}

/// What views inside of a layout want to know of it.
public struct LayoutProperties: Sendable {
  /// The axis along which a `Spacer` expands; nil for both.
  public var stackOrientation: Axis?

  /// Creates the usual properties.
  public init() {}
}

/// A layout whose value decides along which axis the views stand in a line.
protocol LineLayout {
  var lineAxis: Axis? { get }
}

extension Layout {
  /// The usual properties.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes what is kept anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The usual distances.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  /// No guide of its own.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// No guide of its own.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Lays out views.
  ///
  /// - Parameter content: The views.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Nothing is kept.
  public func makeCache(subviews: Subviews) {}
}

/// The views in a container with a layout.
struct LayoutView<L: Layout, Content: View> {
  var layout: L
  var content: Content
}

extension LayoutView: View {
  typealias Body = Never

  static func _make(_ view: Self, into list: inout _ViewList) {
    let environment = list.environment
    list.element {
      LayoutNode(view.layout, $0)
    } update: { (node: LayoutNode<L>) in
      node.update(view.layout)
    } then: {
      $0.make(view.content, environment, expecting: .list)
    }
  }
}

/// A container whose children a `Layout` places.
final class LayoutNode<L: Layout>: ContainerNode {
  private var layout: L
  private var cache: L.Cache?

  init(_ layout: L, _ context: ElementContext) {
    self.layout = layout
    super.init(context)
    // The layout may have guides of its own.
    traits.insert(.guides)
  }

  func update(_ new: L) {
    let isUnchanged = FieldLayout.isUnchanged(layout, new)
    layout = new
    if !isUnchanged { layoutDidChange() }
  }

  override var label: String { NodeLabel.of(L.self) }

  override var lineAxis: Axis? {
    (layout as? any LineLayout)?.lineAxis ?? L.layoutProperties.stackOrientation
  }

  private var subviews: LayoutSubviews { LayoutSubviews(nodes: children) }

  override func childrenDidChange() {
    if cache != nil { layout.updateCache(&cache!, subviews: subviews) }
  }

  override func cachedLayoutDidChange() {
    if cache != nil { layout.updateCache(&cache!, subviews: subviews) }
  }

  private func withCache<Result>(_ work: (inout L.Cache) -> Result) -> Result {
    if cache == nil { cache = layout.makeCache(subviews: subviews) }
    return work(&cache!)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    withCache { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  override var ownSpacing: PreferredSpacing? {
    let spacing = withCache { layout.spacing(subviews: subviews, cache: &$0) }
    return spacing.length.map(PreferredSpacing.points) ?? .usual
  }

  override func placeChildren() {
    let bounds = CGRect(origin: .zero, size: size)
    let placed = PlacedSubviews()
    let subviews = LayoutSubviews(nodes: children, placed: placed)
    withCache {
      layout.placeSubviews(in: bounds, proposal: placedProposal, subviews: subviews, cache: &$0)
    }
    for child in children where !placed.nodes.contains(ObjectIdentifier(child)) {
      child.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(size))
    }
  }

  override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size(for: proposal))
    return withCache { cache in
      key.isHorizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
    }
  }
}
