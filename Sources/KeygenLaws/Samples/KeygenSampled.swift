import Foundation
import HeadlessUI

/// A type that has built-in values to test laws with.
///
/// The values are few, the simplest first, and such that right code is exact on them: numbers are sums of few powers of
/// two and so small that three of them can be added or multiplied in the narrowest type, rectangles are integral.
public protocol KeygenSampled {
  /// The values, all different.
  static var keygenSamples: [Self] { get }
}

extension Bool: KeygenSampled {
  /// Both values.
  public static var keygenSamples: [Bool] { [false, true] }
}

extension SignedInteger {
  /// Small numbers on both sides of zero; 5 × 5 × 5 fits an Int8.
  public static var keygenSamples: [Self] { [0, 1, 2, 5, -1, -3] }
}

extension UnsignedInteger {
  /// Small numbers.
  public static var keygenSamples: [Self] { [0, 1, 2, 5, 3] }
}

extension Int: KeygenSampled {}
extension Int8: KeygenSampled {}
extension Int16: KeygenSampled {}
extension Int32: KeygenSampled {}
extension Int64: KeygenSampled {}
@available(macOS 15, iOS 18, *)
extension Int128: KeygenSampled {}
extension UInt: KeygenSampled {}
extension UInt8: KeygenSampled {}
extension UInt16: KeygenSampled {}
extension UInt32: KeygenSampled {}
extension UInt64: KeygenSampled {}
@available(macOS 15, iOS 18, *)
extension UInt128: KeygenSampled {}

extension BinaryFloatingPoint {
  /// Small sums of powers of two on both sides of zero.
  public static var keygenSamples: [Self] { [0, 1, 2.5, -0.5, -4, 0.25] }
}

extension Double: KeygenSampled {}
extension Float: KeygenSampled {}
extension CGFloat: KeygenSampled {}
#if !os(macOS) || arch(arm64)
  extension Float16: KeygenSampled {}
#endif
#if (os(macOS) || os(Linux)) && arch(x86_64)
  extension Float80: KeygenSampled {}
#endif

extension Decimal: KeygenSampled {
  /// Small numbers on both sides of zero.
  public static var keygenSamples: [Decimal] { [0, 1, 2.5, -0.5, -4] }
}

extension Date: KeygenSampled {
  /// Points in time before and after the reference date.
  public static var keygenSamples: [Date] {
    [0, 1, 2.5, -4].map(Date.init(timeIntervalSinceReferenceDate:))
  }
}

extension String: KeygenSampled {
  /// The empty string, a space and short words.
  public static var keygenSamples: [String] { ["", "a", "b", "cd", " "] }
}

extension Substring: KeygenSampled {
  /// The samples of `String`.
  public static var keygenSamples: [Substring] { String.keygenSamples.map { $0[...] } }
}

extension Character: KeygenSampled {
  /// Characters of one byte and of several.
  public static var keygenSamples: [Character] { ["a", "b", "é", " "] }
}

extension CGSize: KeygenSampled {
  /// Zero and integral sizes, a negative one included.
  public static var keygenSamples: [CGSize] {
    [
      .zero, CGSize(width: 1, height: 2), CGSize(width: 5, height: 1), CGSize(width: 2, height: -3),
    ]
  }
}

extension CGPoint: KeygenSampled {
  /// Zero and integral points, a negative one included.
  public static var keygenSamples: [CGPoint] {
    [.zero, CGPoint(x: 1, y: 2), CGPoint(x: 5, y: 1), CGPoint(x: -2, y: 3)]
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
}
