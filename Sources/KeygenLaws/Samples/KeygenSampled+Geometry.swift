import Foundation
import HeadlessUI

extension CGSize: KeygenSampled {
  /// Zero and integral sizes, a negative one included.
  public static var keygenSamples: [CGSize] {
    [
      .zero, CGSize(width: 1, height: 2), CGSize(width: 5, height: 1), CGSize(width: 2, height: -3),
    ]
  }

  /// A size with small parts, either sign included.
  public static func keygenRandom(_ random: inout KeygenRandom) -> CGSize {
    CGSize(width: CGFloat.keygenRandom(&random), height: CGFloat.keygenRandom(&random))
  }

  /// The size with a simpler width or height.
  public var keygenSimpler: [CGSize] {
    width.keygenSimpler.map { CGSize(width: $0, height: height) }
      + height.keygenSimpler.map { CGSize(width: width, height: $0) }
  }
}

extension CGPoint: KeygenSampled {
  /// Zero and integral points, a negative one included.
  public static var keygenSamples: [CGPoint] {
    [.zero, CGPoint(x: 1, y: 2), CGPoint(x: 5, y: 1), CGPoint(x: -2, y: 3)]
  }

  /// A point with small parts.
  public static func keygenRandom(_ random: inout KeygenRandom) -> CGPoint {
    CGPoint(x: CGFloat.keygenRandom(&random), y: CGFloat.keygenRandom(&random))
  }

  /// The point with a simpler x or y.
  public var keygenSimpler: [CGPoint] {
    x.keygenSimpler.map { CGPoint(x: $0, y: y) } + y.keygenSimpler.map { CGPoint(x: x, y: $0) }
  }
}

extension CGRect: KeygenSampled {
  /// The null rectangle, zero and integral rectangles that partly overlap.
  public static var keygenSamples: [CGRect] {
    [
      .null, .zero, CGRect(x: 0, y: 0, width: 1, height: 2),
      CGRect(x: 5, y: -1, width: 3, height: 4), CGRect(x: -2, y: 3, width: 10, height: 1),
    ]
  }

  /// The null rectangle, or one with small integral parts; no size is negative.
  public static func keygenRandom(_ random: inout KeygenRandom) -> CGRect {
    func number(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &random))
    }
    if number(0...7) == 0 { return .null }
    return CGRect(
      x: number(-9...9), y: number(-9...9), width: number(0...9), height: number(0...9))
  }

  /// The null rectangle, and the rectangle with a simpler part.
  public var keygenSimpler: [CGRect] {
    guard !isNull else { return [] }
    let (x, y, width, height) = (origin.x, origin.y, size.width, size.height)
    func whole(_ number: CGFloat) -> [CGFloat] {
      number.keygenSimpler.filter { $0.rounded() == $0 }
    }
    return [.null]
      + whole(x).map { CGRect(x: $0, y: y, width: width, height: height) }
      + whole(y).map { CGRect(x: x, y: $0, width: width, height: height) }
      + whole(width).map { CGRect(x: x, y: y, width: $0, height: height) }
      + whole(height).map { CGRect(x: x, y: y, width: width, height: $0) }
  }
}
