import HeadlessUI

/// Calls a key's reduce, and counts how often that asks for the next value.
final class CallCounter<Key: PreferenceKey> {
  private let run: KeygenLawRun
  /// The first call that asked for the next value more than once.
  private var failure: String?

  init(_ key: Key.Type, _ run: KeygenLawRun) { self.run = run }

  /// Combines two values.
  ///
  /// - Parameter text: the call as it is shown.
  func reduce(_ first: Key.Value, _ second: Key.Value, _ text: @autoclosure () -> String)
    -> Key.Value
  {
    if run.announcesCalls { run.report(.call(text())) }
    var value = first
    var calls = 0
    Key.reduce(value: &value) {
      calls += 1
      return second
    }
    if calls > 1, failure == nil { failure = "\(text()) calls nextValue \(calls) times" }
    return value
  }

  /// Reports whether any call so far asked for the next value more than once.
  func finish() {
    run.report(failure.map { .failed(.calls, example: $0) } ?? .passed(.calls))
  }

  /// Tests nothing but the calls: on all pairs of the default and some values.
  func runAlone(on samples: [Key.Value]) {
    if run.announcesCalls { run.report(.call("defaultValue")) }
    let texts = ["default"] + samples.prefix(8).map { SwiftLiteralText.of($0) }
    let values = [Key.defaultValue] + samples.prefix(8)
    for (first, firstText) in zip(values, texts) {
      for (second, secondText) in zip(values, texts) {
        _ = reduce(first, second, "reduce(\(firstText), \(secondText))")
      }
    }
    finish()
  }
}
