import HeadlessUI

extension CheckName {
  /// That a key may be called from several threads at once.
  static let threads = CheckName(rawValue: "threads")
}

/// Calls a key from several threads at once, none of which is the main one: SwiftUI makes no promise on which it is.
struct ThreadTester<Key: PreferenceKey> {
  private static var threads: Int { 4 }

  private let values: [Key.Value]

  /// - Parameter values: what is combined, in pairs.
  init(_ values: [Key.Value]) { self.values = Array(values.prefix(8)) }

  /// The results of combining all pairs.
  private func results() -> [Key.Value] {
    _ = Key.defaultValue
    return values.flatMap { first in
      values.map { second in
        var value = first
        Key.reduce(value: &value) { second }
        return value
      }
    }
  }

  /// Makes the calls, whose results may not matter.
  ///
  /// - Returns: the results of each thread.
  @discardableResult
  func run() -> [[Key.Value]] {
    var all: [[Key.Value]] = Array(repeating: [], count: Self.threads)
    all.withUnsafeMutableBufferPointer { buffer in
      let places = buffer
      let threads = places.indices.compactMap { index in
        Thread.start { places[index] = results() }
      }
      for thread in threads { thread.join() }
    }
    return all.filter { !$0.isEmpty }
  }

  /// Makes the calls, and compares what comes of them with what comes of the same calls made one after the other.
  ///
  /// - Parameter same: whether two values are the same.
  /// - Returns: a call that comes to something else when others are made at once.
  func failure(_ same: (Key.Value, Key.Value) -> Bool) -> String? {
    let expected = results()
    // What is not the same when nothing else is going on is none of the threads' fault.
    guard zip(expected, results()).allSatisfy(same) else {
      run()
      return nil
    }
    for found in run() {
      for (index, pair) in zip(expected, found).enumerated() where !same(pair.0, pair.1) {
        let (first, second) = (values[index / values.count], values[index % values.count])
        return "reduce(\(SwiftLiteralText.of(first)), \(SwiftLiteralText.of(second))) = "
          + "\(SwiftLiteralText.of(pair.1)) while other threads reduce, else "
          + SwiftLiteralText.of(pair.0)
      }
    }
    return nil
  }
}
