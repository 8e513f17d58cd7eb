import Foundation

/// A two-dimensional shape. As a view it takes the space that is proposed.
public protocol Shape: Sendable, View {
  /// The size of the shape for a proposal.
  ///
  /// - Parameter proposal: The proposal, in points.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// Takes the proposal, and 10 points where there is none.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

extension Shape where Body == Never {
  /// Makes one node.
  public static func _make(_ view: Self, into list: inout _ViewList) {
    list.element {
      ShapeNode(view, $0)
    } update: { (node: ShapeNode<Self>) in
      node.update(view)
    }
  }
}

/// The node of a shape.
final class ShapeNode<S: Shape>: Node {
  private var shape: S

  init(_ shape: S, _ context: ElementContext) {
    self.shape = shape
    super.init(context)
  }

  func update(_ new: S) {
    let isUnchanged = FieldLayout.isUnchanged(shape, new)
    shape = new
    if !isUnchanged { layoutDidChange() }
  }

  override var label: String { NodeLabel.of(S.self) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

/// A rectangle.
public struct Rectangle: Shape {
  /// A shape has no body.
  public typealias Body = Never

  /// Creates a rectangle.
  nonisolated public init() {}
}

/// How the corners of a rectangle are rounded.
public enum RoundedCornerStyle: Sendable {
  /// By quarter circles.
  case circular
  /// By curves that begin earlier.
  case continuous
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: Shape {
  /// A shape has no body.
  public typealias Body = Never

  /// The width and height of a corner, in points.
  public var cornerSize: CGSize
  /// How the corners are rounded.
  public var style: RoundedCornerStyle

  /// Creates a rounded rectangle.
  ///
  /// - Parameters:
  ///   - cornerSize: The width and height of a corner, in points.
  ///   - style: How the corners are rounded.
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a rounded rectangle.
  ///
  /// - Parameters:
  ///   - cornerRadius: The radius of a corner, in points.
  ///   - style: How the corners are rounded.
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
}

/// A circle as large as the space allows; its own size is square.
public struct Circle: Shape {
  /// A shape has no body.
  public typealias Body = Never

  /// Creates a circle.
  nonisolated public init() {}

  /// The square of the shorter side.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: proposal.height ?? 10, height: proposal.width ?? 10))
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }
}

/// A capsule.
public struct Capsule: Shape {
  /// A shape has no body.
  public typealias Body = Never

  /// How the corners are rounded.
  public var style: RoundedCornerStyle

  /// Creates a capsule.
  ///
  /// - Parameter style: How the corners are rounded.
  nonisolated public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }
}

/// An ellipse.
public struct Ellipse: Shape {
  /// A shape has no body.
  public typealias Body = Never

  /// Creates an ellipse.
  nonisolated public init() {}
}
