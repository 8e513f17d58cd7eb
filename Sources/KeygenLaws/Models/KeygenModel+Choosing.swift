/// Strategies that choose one of the values by its place.
extension KeygenModel {
  /// The first value.
  public static func first() -> Self { Self(takesFirst: true) { values, _ in values[0] } }

  /// The last value.
  public static func last() -> Self { Self { values, _ in values[values.count - 1] } }

  /// The first value that is not `nil`.
  public static func firstNonNil<Wrapped>() -> Self where Value == Wrapped? {
    Self(isDecided: { value, _ in !isNil(value) }) { values, _ in
      values.first { !isNil($0) } ?? nil
    }
  }

  /// The last value that is not `nil`.
  public static func lastNonNil<Wrapped>() -> Self where Value == Wrapped? {
    Self { values, _ in values.reversed().first { !isNil($0) } ?? nil }
  }

  private static func isNil<Wrapped>(_ value: Wrapped?) -> Bool {
    if case .none = value { true } else { false }
  }
}

extension KeygenModel where Value: Equatable {
  /// The first value that is not the default.
  public static func firstNonDefault() -> Self {
    Self(isDecided: { $0 != $1 }) { values, defaultValue in
      values.first { $0 != defaultValue } ?? values[0]
    }
  }

  /// The last value that is not the default.
  public static func lastNonDefault() -> Self {
    Self { values, defaultValue in
      values.reversed().first { $0 != defaultValue } ?? values[0]
    }
  }
}
