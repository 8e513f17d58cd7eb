import HeadlessUI

/// Finds arguments to call methods with, by their types.
///
/// What comes first is no default of its type where there is anything else, since a default shows nothing.
@MainActor public enum KeygenArguments {
  /// How many calls a method is tested with.
  ///
  /// - Parameter counts: how many values there are of each argument.
  /// - Returns: none where there is no value of an argument.
  public static func calls(_ counts: [Int]) -> Int {
    guard !counts.contains(0) else { return 0 }
    // Two arguments take their values in different turns, so that they are now equal and now different.
    return counts.count > 1 ? 4 : min(4, counts.first ?? 1)
  }

  /// The value of an argument for one of the calls.
  ///
  /// - Parameters:
  ///   - values: its values.
  ///   - call: the number of the call.
  ///   - position: the position of the argument among all.
  public static func value<Value>(_ values: [Value], _ call: Int, at position: Int) -> Value {
    // The first are such that calculations do not trap: neither zero nor negative.
    values[(call + call / 2 * position) % min(3, values.count)]
  }

  /// There are none of a type that nothing is known of.
  public static func values<Value>(of type: Value.Type) -> [Value] { [] }

  /// The samples of the type, the simplest one last.
  public static func values<Value: KeygenSampled>(of type: Value.Type) -> [Value] {
    let samples = Value.keygenSamples
    return Array(samples.dropFirst() + samples.prefix(1))
  }

  /// The probes of the type.
  public static func values<Value: KeygenProbed>(of type: Value.Type) -> [Value] {
    Value.keygenProbes
  }

  /// Bindings to the samples of the type.
  public static func values<Value: KeygenSampled>(of type: Binding<Value>.Type)
    -> [Binding<Value>]
  {
    values(of: Value.self).map { Binding.constant($0) }
  }

  /// Bindings to the probes of the type.
  public static func values<Value: KeygenProbed>(of type: Binding<Value>.Type)
    -> [Binding<Value>]
  {
    values(of: Value.self).map { Binding.constant($0) }
  }

  // MARK: Closures

  /// Closures that can be told apart by what they do.
  public static func values(of type: (() -> Void).Type) -> [() -> Void] {
    ClosureCalls.closures
  }

  /// Closures that can be told apart by what they do.
  public static func values(of type: (() -> Void)?.Type) -> [(() -> Void)?] {
    ClosureCalls.closures
  }

  /// A closure that does nothing.
  public static func values(of type: (@MainActor () -> Void).Type) -> [@MainActor () -> Void] {
    [{}]
  }

  /// A closure that does nothing.
  public static func values<A>(of type: ((A) -> Void).Type) -> [(A) -> Void] { [{ _ in }] }

  /// A closure that does nothing.
  public static func values<A>(of type: (@MainActor (A) -> Void).Type) -> [@MainActor (A) -> Void] {
    [{ _ in }]
  }

  /// A closure that does nothing.
  public static func values<A, B>(of type: ((A, B) -> Void).Type) -> [(A, B) -> Void] {
    [{ _, _ in }]
  }

  /// A closure that does nothing.
  public static func values<A, B>(of type: (@MainActor (A, B) -> Void).Type)
    -> [@MainActor (A, B) -> Void]
  {
    [{ _, _ in }]
  }

  /// Closures that give a sample each.
  public static func values<Result: KeygenSampled>(of type: (() -> Result).Type)
    -> [() -> Result]
  {
    values(of: Result.self).map { result in { result } }
  }

  /// Closures that give a sample each.
  public static func values<A, Result: KeygenSampled>(of type: ((A) -> Result).Type)
    -> [(A) -> Result]
  {
    values(of: Result.self).map { result in { _ in result } }
  }
}
