import Foundation

/// Strategies that choose a value by the order of the type.
extension KeygenModel where Value: Comparable {
  /// The smallest value.
  public static func min() -> Self { extreme { $0[0] } }

  /// The greatest value.
  public static func max() -> Self { extreme { $0[$0.count - 1] } }

  /// - Parameter choice: chooses from values in ascending order, of which there is at least one.
  fileprivate static func extreme(
    special: [Value] = [], _ choice: @escaping ([Value]) -> Value
  ) -> Self {
    Self(
      // Of values at one place in the order, any is the smallest or the greatest.
      makesNoDifference: { $0 == $0 && $1 == $1 && !($0 < $1) && !($1 < $0) },
      specialSamples: { _ in special }
    ) { values, _ in
      // What is not even equal to itself, as NaN is, has no place in the order.
      let ordered = values.filter { $0 == $0 }.sorted()
      return ordered.isEmpty ? values[0] : choice(ordered)
    }
  }
}

extension KeygenModel where Value: Comparable & FloatingPoint {
  private static var special: [Value] { [.nan, .infinity, -.infinity] }

  /// The smallest value; NaN is none.
  public static func min() -> Self { extreme(special: special) { $0[0] } }

  /// The greatest value; NaN is none.
  public static func max() -> Self { extreme(special: special) { $0[$0.count - 1] } }
}
