import HeadlessUI

/// Calls a key's reduce, and watches when it asks for the next value.
final class CallCounter<Key: PreferenceKey> {
  private let run: KeygenTestRun
  /// Whether the result is known from the value so far, so that the next one must not be asked for.
  private let isDecided: (Key.Value) -> Bool
  /// The first call that asked for the next value too often.
  private var failure: String?

  /// - Parameters:
  ///   - run: where calls and failures are reported.
  ///   - isDecided: whether the result is known from the value so far.
  init(_ run: KeygenTestRun, isDecided: @escaping (Key.Value) -> Bool = { _ in false }) {
    self.run = run
    self.isDecided = isDecided
  }

  /// Combines two values.
  ///
  /// - Parameter text: the call as it is shown.
  func reduce(_ first: Key.Value, _ second: Key.Value, _ text: @autoclosure () -> String)
    -> Key.Value
  {
    run.announce(text())
    var value = first
    var calls = 0
    Key.reduce(value: &value) {
      calls += 1
      return second
    }
    if failure == nil, calls > 0 {
      if calls > 1 {
        failure = "\(text()) calls nextValue \(calls) times"
      } else if isDecided(first) {
        failure = "\(text()) calls nextValue, whose value cannot change the result"
      }
    }
    return value
  }

  /// Combines values in their order.
  func fold(_ values: [Key.Value]) -> Key.Value {
    values.dropFirst().reduce(values[0]) { value, next in
      reduce(value, next, "reduce(\(SwiftLiteralText.of(value)), \(SwiftLiteralText.of(next)))")
    }
  }

  /// Reports whether any call so far asked for the next value too often.
  func finish() {
    if let failure { run.fail(.calls, example: failure) } else { run.pass(.calls) }
  }

  /// Tests nothing but the calls: on pairs of the default and some values.
  ///
  /// Without values there is only the default to combine with itself, which tells of a fault, but not that there is none.
  func runAlone(on samples: [Key.Value]) {
    run.announce("defaultValue")
    let values = [Key.defaultValue] + samples
    func text(_ index: Int) -> String {
      index == 0 ? "default" : SwiftLiteralText.of(values[index])
    }
    var left = Groupings.limit
    // Each value with itself, then with the next, and so on: none is left out where there are very many.
    pairs: for distance in values.indices {
      for first in values.indices {
        let second = (first + distance) % values.count
        _ = reduce(values[first], values[second], "reduce(\(text(first)), \(text(second)))")
        left -= 1
        if left == 0 { break pairs }
      }
    }
    if samples.isEmpty, failure == nil {
      run.skip(.calls, because: .noSamples)
    } else {
      finish()
    }
  }
}
