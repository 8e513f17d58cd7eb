import HeadlessUI

/// A frame that has been measured, and the quantities that are read off it.
public struct KeygenFrame {
  /// In the space that was measured in, in points.
  let exact: CGRect
  /// The length to a multiple of which every number is rounded; `nil` to leave numbers alone.
  let step: CGFloat?

  private func rounded(_ length: CGFloat) -> CGFloat {
    step.map { Self.rounded(length, to: $0) } ?? length
  }

  /// The multiple of a length that is nearest to a number, of two the one farther away from zero.
  public static func rounded<Number: BinaryFloatingPoint>(_ number: Number, to step: Number)
    -> Number
  {
    let multiples = (number / step).magnitude
    let whole = multiples.rounded(.down)
    let nearest = multiples - whole < 0.5 ? whole : whole + 1
    return (number < 0 ? -nearest : nearest) * step
  }

  /// The extent.
  public var size: CGSize { CGSize(width: width, height: height) }
  /// The extent from left to right.
  public var width: CGFloat { rounded(exact.maxX - exact.minX) }
  /// The extent from top to bottom.
  public var height: CGFloat { rounded(exact.maxY - exact.minY) }
  /// The whole frame; each of its four numbers is rounded by itself.
  public var frame: CGRect { CGRect(origin: origin, size: size) }
  /// The corner with the least numbers.
  public var origin: CGPoint { CGPoint(x: minX, y: minY) }
  /// The left edge.
  public var minX: CGFloat { rounded(exact.minX) }
  /// The right edge.
  public var maxX: CGFloat { rounded(exact.maxX) }
  /// The upper edge.
  public var minY: CGFloat { rounded(exact.minY) }
  /// The lower edge.
  public var maxY: CGFloat { rounded(exact.maxY) }
}
