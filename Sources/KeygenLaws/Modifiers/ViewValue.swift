import HeadlessUI

/// Compares values that come out of a view tree, and shows them.
enum ViewValue {
  /// How deep values inside values are compared.
  private static let depthLimit = 16

  /// Whether two values are the same: equal, or alike in all their parts but for the rounding of numbers. Objects that
  /// are not `Equatable` are the same where they are one.
  static func areEqual(_ first: Any, _ second: Any) -> Bool {
    areEqual(first, second, depth: 0)
  }

  private static func areEqual(_ first: Any, _ second: Any, depth: Int) -> Bool {
    guard depth < depthLimit, type(of: first) == type(of: second) else { return false }
    func equal<Value: Equatable>(_ value: Value) -> Bool { (second as? Value) == value }
    if let value = first as? any Equatable, equal(value) { return true }
    if let first = first as? () -> Void, let second = second as? () -> Void {
      return ClosureCalls.made(by: first) == ClosureCalls.made(by: second)
    }
    if SampleEquality.rounding(of: [first, second]).holds(first, second) { return true }
    let (mirror, other) = (Mirror(reflecting: first), Mirror(reflecting: second))
    switch mirror.displayStyle {
    case .class: return (first as AnyObject) === (second as AnyObject)
    case .struct, .enum, .tuple, .optional, .collection:
      guard mirror.children.count > 0, mirror.children.count == other.children.count else {
        return false
      }
      return zip(mirror.children, other.children).allSatisfy {
        $0.label == $1.label && areEqual($0.value, $1.value, depth: depth + 1)
      }
    default: return false
    }
  }

  /// The value as one would write it in Swift.
  static func text(of value: Any) -> String { SwiftLiteralText.of(value) }

  /// Values as one would write an array of them.
  static func text<Value>(ofAll values: [Value]) -> String {
    "[\(values.map { text(of: $0) }.joined(separator: ", "))]"
  }
}
