import Foundation

/// A layout that does what one of the built-in stacks does.
protocol ArrangementLayout: Layout, LineLayout where Cache == Void {
  var arrangement: Arrangement { get }
}

extension ArrangementLayout {
  var lineAxis: Axis? { arrangement.axis }

  /// The size of the stack.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let arrangement = self.arrangement
    let nodes = subviews.nodes
    return MainActor.assumeIsolated { arrangement.solve(proposal, nodes).size }
  }

  /// Places the views as the stack does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let arrangement = self.arrangement
    let nodes = subviews.nodes
    let solution = MainActor.assumeIsolated { arrangement.solve(proposal, nodes) }
    for (index, subview) in subviews.enumerated() {
      let origin = solution.origins[index]
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        proposal: solution.proposals[index])
    }
  }
}

/// A vertical stack as a layout.
public struct VStackLayout: ArrangementLayout, Sendable {
  /// The guide that the views share.
  public var alignment: HorizontalAlignment
  /// The distance between views in points, or nil for the usual one.
  public var spacing: CGFloat?

  /// Creates the layout.
  ///
  /// - Parameters:
  ///   - alignment: The guide that the views share.
  ///   - spacing: The distance between views in points, or nil for the usual one.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  var arrangement: Arrangement { .vertical(alignment, spacing: spacing) }
}

/// A horizontal stack as a layout.
public struct HStackLayout: ArrangementLayout, Sendable {
  /// The guide that the views share.
  public var alignment: VerticalAlignment
  /// The distance between views in points, or nil for the usual one.
  public var spacing: CGFloat?

  /// Creates the layout.
  ///
  /// - Parameters:
  ///   - alignment: The guide that the views share.
  ///   - spacing: The distance between views in points, or nil for the usual one.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  var arrangement: Arrangement { .horizontal(alignment, spacing: spacing) }
}

/// A stack of layers as a layout.
public struct ZStackLayout: ArrangementLayout, Sendable {
  /// The guides that the views share.
  public var alignment: Alignment

  /// Creates the layout.
  ///
  /// - Parameter alignment: The guides that the views share.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  var arrangement: Arrangement { .layered(alignment) }
}

/// A layout whose type is erased. The views keep their state when the layout inside changes.
public struct AnyLayout: Layout, LineLayout {
  /// What the layout inside keeps.
  public struct Cache {
    fileprivate var box: Any?
  }

  // Never changes, and the layouts inside are themselves `Sendable`.
  nonisolated(unsafe) private let box: AnyLayoutBox

  /// Erases the type of a layout.
  ///
  /// - Parameter layout: The layout.
  public init<L: Layout>(_ layout: L) {
    box = TypedLayoutBox(layout)
  }

  var lineAxis: Axis? { box.lineAxis }

  /// Nothing is kept at first.
  public func makeCache(subviews: Subviews) -> Cache { Cache(box: nil) }

  /// The size that the layout inside computes.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    box.sizeThatFits(proposal, subviews, &cache.box)
  }

  /// Places the views as the layout inside does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    box.placeSubviews(bounds, proposal, subviews, &cache.box)
  }

  /// The guide of the layout inside.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    box.horizontal(guide, bounds, proposal, subviews, &cache.box)
  }

  /// The guide of the layout inside.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    box.vertical(guide, bounds, proposal, subviews, &cache.box)
  }
}

/// Holds a layout of any type.
private class AnyLayoutBox {
  var lineAxis: Axis? { nil }

  func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any?
  ) -> CGSize { .zero }

  func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any?
  ) {}

  func horizontal(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Any?
  ) -> CGFloat? { nil }

  func vertical(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Any?
  ) -> CGFloat? { nil }
}

private final class TypedLayoutBox<L: Layout>: AnyLayoutBox {
  private let layout: L

  init(_ layout: L) {
    self.layout = layout
  }

  override var lineAxis: Axis? {
    (layout as? any LineLayout)?.lineAxis ?? L.layoutProperties.stackOrientation
  }

  private func withCache<Result>(
    _ subviews: LayoutSubviews, _ cache: inout Any?, _ work: (inout L.Cache) -> Result
  ) -> Result {
    // A cache that another layout has left behind is of no use.
    var own = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache = own }
    return work(&own)
  }

  override func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any?
  ) -> CGSize {
    withCache(subviews, &cache) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any?
  ) {
    withCache(subviews, &cache) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func horizontal(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Any?
  ) -> CGFloat? {
    withCache(subviews, &cache) {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func vertical(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Any?
  ) -> CGFloat? {
    withCache(subviews, &cache) {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}
