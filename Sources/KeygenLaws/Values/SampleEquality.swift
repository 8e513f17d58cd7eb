import Foundation

/// Compares values that `==` says are different, part by part: numbers that differ by rounding alone, and NaN, which is
/// not even equal to itself, are no difference.
struct SampleEquality {
  /// How deep values inside values are compared.
  private static let depthLimit = 32

  /// The largest number that went into the values: what was added and taken away again has left a rounding error of that
  /// size. `nil` where numbers have to be equal.
  private let scale: Double?

  /// Holds numbers to be equal.
  static let exact = SampleEquality(scale: nil)

  /// Allows for the rounding of calculations with some values.
  static func rounding(of values: [Any]) -> SampleEquality {
    SampleEquality(scale: values.reduce(0) { max($0, magnitude(of: $1, depth: 0)) })
  }

  private init(scale: Double?) { self.scale = scale }

  /// Whether two values differ in nothing but rounding and NaN.
  func holds(_ first: Any, _ second: Any) -> Bool { holds(first, second, depth: 0) }

  private func holds(_ first: Any, _ second: Any, depth: Int) -> Bool {
    guard depth < Self.depthLimit, type(of: first) == type(of: second) else { return false }
    if let first = Self.number(first), let second = Self.number(second) {
      return holds(first, second)
    }
    let (mirror, other) = (Mirror(reflecting: first), Mirror(reflecting: second))
    switch mirror.displayStyle {
    case .dictionary:
      guard let first = first as? [AnyHashable: Any], let second = second as? [AnyHashable: Any]
      else { return Self.areEqual(first, second) }
      return first.count == second.count
        && first.allSatisfy { entry in
          second[entry.key].map { holds(entry.value, $0, depth: depth + 1) } ?? false
        }
    case .optional, .collection, .tuple: break
    // What shows other parts than it has cannot be told by them.
    case .struct where !(first is any CustomReflectable) && !mirror.children.isEmpty,
      .enum where !(first is any CustomReflectable) && !mirror.children.isEmpty:
      break
    default: return Self.areEqual(first, second)
    }
    guard mirror.children.count == other.children.count else { return false }
    return zip(mirror.children, other.children).allSatisfy {
      $0.label == $1.label && holds($0.value, $1.value, depth: depth + 1)
    }
  }

  private func holds(
    _ first: (value: Double, precision: Double), _ second: (value: Double, precision: Double)
  ) -> Bool {
    if first.value == second.value || first.value.isNaN && second.value.isNaN { return true }
    guard let scale, scale.isFinite, first.value.isFinite, second.value.isFinite else {
      return false
    }
    let size = max(scale, abs(first.value), abs(second.value))
    return abs(first.value - second.value) <= first.precision * size
  }

  private static func areEqual(_ first: Any, _ second: Any) -> Bool {
    func compare<Value: Equatable>(_ value: Value) -> Bool { (second as? Value) == value }
    return (first as? any Equatable).map { compare($0) } ?? false
  }

  /// A number, and how much of its size rounding may make out.
  private static func number(_ value: Any) -> (value: Double, precision: Double)? {
    switch value {
    case let number as Double: (number, 1e-9)
    case let number as CGFloat: (Double(number), 1e-9)
    case let number as Float: (Double(number), 1e-4)
    case let date as Date: (date.timeIntervalSinceReferenceDate, 1e-9)
    default: nil
    }
  }

  private static func magnitude(of value: Any, depth: Int) -> Double {
    guard depth < depthLimit else { return 0 }
    if let number = number(value) { return number.value.isNaN ? 0 : abs(number.value) }
    return Mirror(reflecting: value).children.reduce(0) {
      max($0, magnitude(of: $1.value, depth: depth + 1))
    }
  }
}
