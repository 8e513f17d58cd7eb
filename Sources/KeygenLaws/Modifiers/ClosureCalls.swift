/// Tells closures apart by what they do when they are called: closures cannot be compared.
enum ClosureCalls {
  // Views are tested on the main thread alone.
  nonisolated(unsafe) private static var calls: [Int] = []

  /// Closures that each do something else.
  static var closures: [() -> Void] { [1, 2].map { number in { calls.append(number) } } }

  /// Which closures of those above a closure calls.
  static func made(by closure: () -> Void) -> [Int] {
    calls = []
    closure()
    return calls
  }
}
