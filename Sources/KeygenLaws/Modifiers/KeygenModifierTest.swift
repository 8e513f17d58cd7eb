import HeadlessUI

/// The test of a modifier that works on a key: for each kind there is a function that states what the kind means.
///
/// What a modifier does is seen in small view trees, and held to what the same trees do with SwiftUI's own interfaces in
/// its place, or with the values that go in.
@MainActor public final class KeygenModifierTest<Key: PreferenceKey> {
  let checks: KeygenChecks
  /// Values that are all different, the default last.
  let values: [Key.Value]
  /// The values but the default.
  let others: [Key.Value]

  /// Creates a test.
  ///
  /// - Parameters:
  ///   - key: the key that the modifier works on.
  ///   - run: where it reports.
  ///   - checks: the names of its checks, in the order of reports.
  ///   - values: values of the key.
  public init(
    _ key: Key.Type, _ run: KeygenTestRun, checks names: [String], values: [Key.Value]
  ) {
    checks = KeygenChecks(run, names)
    var others: [Key.Value] = []
    for value in values.prefix(6)
    where !(others + [Key.defaultValue]).contains(where: { ViewValue.areEqual($0, value) }) {
      others.append(value)
    }
    self.others = Array(others.prefix(3))
    self.values = self.others + [Key.defaultValue]
    if others.isEmpty {
      for name in names {
        checks.explain(
          name,
          "its key has no value to test with: the type has no built-in samples, and the key declares none as `\"samples\": […]`"
        )
      }
    }
  }

  /// Says which arguments there are values of, for a message where there are none.
  ///
  /// - Parameter arguments: each with its name, its type and how many values of it are known.
  public func take(_ arguments: [(name: String, type: String, count: Int)]) {
    checks.explainArguments(arguments)
  }

  /// Reports what came of the checks.
  public func finish() { checks.finish() }

  /// What the key makes of values, in their order.
  func fold(_ values: [Key.Value]) -> Key.Value {
    guard var result = values.first else { return Key.defaultValue }
    for value in values.dropFirst() { Key.reduce(value: &result) { value } }
    return result
  }

  /// What a reader around a view gets.
  func read<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> Key.Value {
    ViewHost(content: content).value(of: Key.self)
  }

  /// The value of the key, as messages call it.
  func text(_ value: Key.Value) -> String { ViewValue.text(of: value) }
}
