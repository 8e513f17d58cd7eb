import Foundation

extension Bool: KeygenListed {
  /// Both values.
  public static var keygenSamples: [Bool] { [false, true] }
}

extension FixedWidthInteger {
  /// Small numbers, on both sides of zero where there are two; 5 × 5 × 5 fits an Int8.
  public static var keygenSamples: [Self] {
    isSigned ? [0, 1, 2, 5, Self(0) - 1, Self(0) - 3] : [0, 1, 2, 5, 3]
  }

  /// A number so small that three can be multiplied.
  public static func keygenRandom(_ random: inout KeygenRandom) -> Self {
    let limit = Self(Swift.min(5 << ((bitWidth - 8) / 4), 1000))
    return Self.random(in: (isSigned ? 0 - limit : 0)...limit, using: &random)
  }

  /// Zero, then numbers ever nearer to this one.
  public var keygenSimpler: [Self] {
    var simpler: [Self] = []
    var distance = self
    while distance != 0 {
      simpler.append(self - distance)
      distance /= 2
    }
    return simpler
  }
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

  /// A multiple of a quarter so small that three can be multiplied exactly even as a Float16.
  public static func keygenRandom(_ random: inout KeygenRandom) -> Self {
    Self(Int.random(in: -20...20, using: &random)) / 4
  }

  /// Zero, the number without its fraction, and half of it.
  public var keygenSimpler: [Self] {
    guard isFinite else { return [] }
    let half = (self * 2).rounded(.towardZero) / 4
    return distinct([0, rounded(.towardZero), half].filter { $0.magnitude < magnitude })
  }
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

extension Decimal: KeygenListed {
  /// Small numbers on both sides of zero.
  public static var keygenSamples: [Decimal] { [0, 1, 2.5, -0.5, -4] }
}

extension Date: KeygenListed {
  /// Points in time before and after the reference date.
  public static var keygenSamples: [Date] {
    [0, 1, 2.5, -4].map(Date.init(timeIntervalSinceReferenceDate:))
  }
}

extension String: KeygenSampled {
  /// The empty string, a space and short words.
  public static var keygenSamples: [String] { ["", "a", "b", "cd", " "] }

  /// A few characters.
  public static func keygenRandom(_ random: inout KeygenRandom) -> String {
    let length = Int.random(in: 0...4, using: &random)
    return String((0..<length).map { _ in random.element(of: ["a", "b", "c", "é", " ", "-"]) })
  }

  /// The string with a character less, and with one that is an `a`.
  public var keygenSimpler: [String] {
    let shorter = indices.map { self[..<$0] + self[index(after: $0)...] }.map(String.init)
    let plainer = indices.filter { self[$0] != "a" }
      .map { self[..<$0] + "a" + self[index(after: $0)...] }
    return shorter + plainer.map(String.init)
  }
}

extension Substring: KeygenSampled {
  /// The samples of `String`.
  public static var keygenSamples: [Substring] { String.keygenSamples.map { $0[...] } }

  /// A few characters.
  public static func keygenRandom(_ random: inout KeygenRandom) -> Substring {
    String.keygenRandom(&random)[...]
  }

  /// What is simpler as a `String`.
  public var keygenSimpler: [Substring] { String(self).keygenSimpler.map { $0[...] } }
}

extension Character: KeygenListed {
  /// Characters of one byte and of several.
  public static var keygenSamples: [Character] { ["a", "b", "é", " "] }
}
