/// What tests one key; a generated suite has one conforming type for each.
///
/// A protocol, because a deprecated key may be used in a deprecated function only, and a deprecated function may be
/// called without a warning only as the witness of a requirement that is not deprecated.
public protocol KeygenKeyCheck {
  /// Hands the key and the samples of its spec to a run.
  static func check(_ run: KeygenLawRun)
}

/// The values that a spec declares to test a key with.
public final class KeygenSamples<Value> {
  private(set) var values: [Value] = []

  /// Creates an empty list.
  public init() {}

  /// Adds a value.
  public func add(_ value: Value) { values.append(value) }
}
