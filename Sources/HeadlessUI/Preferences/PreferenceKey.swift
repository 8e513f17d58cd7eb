/// A named value produced by a view.
///
/// A view with several children combines the values of a key into one for its ancestors. Nothing here
/// requires a key to be `Sendable` or on an actor, and both members may be called from any thread.
public protocol PreferenceKey {
  /// The type of value produced by this preference.
  associatedtype Value

  /// The value that a reader gets when no view has set one.
  static var defaultValue: Self.Value { get }

  /// Combines a sequence of values by modifying the accumulated value and the next one.
  ///
  /// - Parameters:
  ///   - value: What the contributors before have combined to; the first one's value to start with.
  ///   - nextValue: Computes the next contributor's value. It is computed only if this is called.
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Self.Value: ExpressibleByNilLiteral {
  /// The default of an optional value is nil.
  public static var defaultValue: Self.Value { nil }
}
