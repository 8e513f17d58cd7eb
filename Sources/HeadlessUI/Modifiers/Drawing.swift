import Foundation

// What would only be drawn. Accepted, and shown in the tree.

extension View {
  /// Sets the style of what this view draws.
  ///
  /// - Parameter style: The style.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    plain("foregroundStyle")
  }

  /// Sets the colour of what this view draws.
  ///
  /// - Parameter color: The colour, or nil for that of the surroundings.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    plain("foregroundColor \(color?.description ?? "nil")")
  }

  /// Sets a style behind this view.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - edges: Where it extends into the covered parts of the screen.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    plain("background")
  }

  /// Sets a style behind this view, in a shape.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - shape: The shape.
  nonisolated public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View
  {
    plain("background")
  }

  /// Sets a style in front of this view.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - edges: Where it extends into the covered parts of the screen.
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    plain("overlay")
  }

  /// Cuts off what is drawn outside of this view's bounds.
  ///
  /// - Parameter antialiased: Whether the edges are smoothed.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    plain("clipped")
  }

  /// Cuts off what is drawn outside of a shape.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - style: How the shape is filled.
  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    plain("clipShape")
  }

  /// Rounds the corners.
  ///
  /// - Parameters:
  ///   - radius: The radius, in points.
  ///   - antialiased: Whether the edges are smoothed.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    plain("cornerRadius \(radius)")
  }

  /// Adds a border inside of the bounds.
  ///
  /// - Parameters:
  ///   - content: The style of the border.
  ///   - width: Its width, in points.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    plain("border \(width)")
  }

  /// Adds a shadow.
  ///
  /// - Parameters:
  ///   - color: Its colour.
  ///   - radius: How blurred it is, in points.
  ///   - x: How far it is moved horizontally, in points.
  ///   - y: How far it is moved vertically, in points.
  nonisolated public func shadow(
    color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    plain("shadow \(radius)")
  }

  /// Sets the tint.
  ///
  /// - Parameter tint: The tint, or nil for that of the surroundings.
  nonisolated public func tint(_ tint: Color?) -> some View {
    plain("tint")
  }
}

/// How shapes are filled.
public struct FillStyle: Equatable, Sendable {
  /// Whether overlaps are left out.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - eoFill: Whether overlaps are left out.
  ///   - antialiased: Whether edges are smoothed.
  nonisolated public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How lines are drawn.
public struct StrokeStyle: Equatable, Sendable {
  /// The width of the line, in points.
  public var lineWidth: CGFloat
  /// The lengths of the dashes, in points.
  public var dash: [CGFloat]

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - lineWidth: The width of the line, in points.
  ///   - dash: The lengths of the dashes, in points.
  nonisolated public init(lineWidth: CGFloat = 1, dash: [CGFloat] = []) {
    self.lineWidth = lineWidth
    self.dash = dash
  }
}

extension Shape {
  /// Fills this shape.
  ///
  /// - Parameters:
  ///   - content: The style.
  ///   - style: How the shape is filled.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> some View {
    plain("fill")
  }

  /// Fills this shape with the style of the surroundings.
  ///
  /// - Parameter style: How the shape is filled.
  nonisolated public func fill(style: FillStyle = FillStyle()) -> some View {
    plain("fill")
  }

  /// Draws the outline of this shape.
  ///
  /// - Parameters:
  ///   - content: The style.
  ///   - lineWidth: The width of the line, in points.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    plain("stroke \(lineWidth)")
  }

  /// Draws the outline of this shape.
  ///
  /// - Parameters:
  ///   - content: The style.
  ///   - style: How the line is drawn.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    plain("stroke \(style.lineWidth)")
  }

  /// Draws the outline of this shape with the style of the surroundings.
  ///
  /// - Parameter lineWidth: The width of the line, in points.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some View {
    plain("stroke \(lineWidth)")
  }
}
