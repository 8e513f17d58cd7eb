import HeadlessUI

/// Strategies that make one value of all.
extension KeygenModel where Value: AdditiveArithmetic {
  /// The sum.
  public static func sum() -> Self {
    Self { values, _ in values.reversed().reduce(.zero) { $1 + $0 } }
  }
}

extension KeygenModel where Value == Bool {
  /// Whether all are true.
  public static func all() -> Self {
    Self(isDecided: { value, _ in !value }) { values, _ in !values.contains(false) }
  }

  /// Whether any is true.
  public static func any() -> Self {
    Self(isDecided: { value, _ in value }) { values, _ in values.contains(true) }
  }
}

extension KeygenModel where Value: RangeReplaceableCollection {
  /// All elements, one behind the other.
  public static func append() -> Self {
    Self { values, _ in
      var result = Value()
      for element in values.joined() { result.append(element) }
      return result
    }
  }
}

extension KeygenModel where Value == String {
  /// The values that are not empty, with a separator between.
  public static func join(_ separator: String) -> Self {
    Self { values, _ in values.filter { !$0.isEmpty }.joined(separator: separator) }
  }
}

extension KeygenModel where Value: SetAlgebra {
  /// All members.
  public static func union() -> Self {
    Self { values, _ in
      var result = Value()
      for value in values.reversed() { result.formUnion(value) }
      return result
    }
  }
}

extension KeygenModel where Value == CGRect {
  /// The smallest rectangle around all; the null rectangle is nowhere.
  public static func union() -> Self {
    Self { values, _ in
      let there = values.filter { !$0.isNull }
      guard let left = there.map(\.minX).min(), let right = there.map(\.maxX).max(),
        let top = there.map(\.minY).min(), let bottom = there.map(\.maxY).max()
      else { return .null }
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }
}
