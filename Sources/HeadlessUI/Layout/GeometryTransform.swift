import Foundation

/// An affine map of the plane: what a rotation or a scaling does to points.
struct GeometryTransform: Equatable {
  var a: CGFloat = 1
  var b: CGFloat = 0
  var c: CGFloat = 0
  var d: CGFloat = 1
  var tx: CGFloat = 0
  var ty: CGFloat = 0

  static func translation(_ x: CGFloat, _ y: CGFloat) -> GeometryTransform {
    GeometryTransform(tx: x, ty: y)
  }

  static func scale(_ x: CGFloat, _ y: CGFloat) -> GeometryTransform {
    GeometryTransform(a: x, d: y)
  }

  /// Clockwise, as the vertical axis points down.
  static func rotation(radians: Double) -> GeometryTransform {
    let sine = CGFloat(sin(radians))
    let cosine = CGFloat(cos(radians))
    return GeometryTransform(a: cosine, b: sine, c: -sine, d: cosine)
  }

  /// This map about a point that stays where it is.
  func about(_ point: CGPoint) -> GeometryTransform {
    GeometryTransform.translation(-point.x, -point.y)
      .then(self).then(.translation(point.x, point.y))
  }

  /// This map followed by another one.
  func then(_ next: GeometryTransform) -> GeometryTransform {
    GeometryTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  func apply(_ point: CGPoint) -> CGPoint {
    CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The map back; that of a view that is scaled to nothing is the identity.
  var inverse: GeometryTransform {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return GeometryTransform() }
    return GeometryTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

extension CGRect {
  /// The corners: top leading, top trailing, bottom trailing, bottom leading.
  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ]
  }

  /// The smallest rectangle around points.
  init(around points: [CGPoint]) {
    let xs = points.map(\.x)
    let ys = points.map(\.y)
    let minX = xs.min() ?? 0
    let minY = ys.min() ?? 0
    self.init(
      x: minX, y: minY, width: (xs.max() ?? 0) - minX, height: (ys.max() ?? 0) - minY)
  }
}
