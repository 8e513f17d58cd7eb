import HeadlessUI

/// Holds a key to its laws on samples.
struct LawTester<Key: PreferenceKey> where Key.Value: Equatable {
  /// The most samples all of whose groupings are tested: those of sixteen are 4096.
  private static var fullSamples: Int { 16 }

  private let test: KeygenKeyTest<Key>
  private let counter: CallCounter<Key>
  private let declared: [Key.Value]
  private let builtIn: [Key.Value]

  /// - Parameters:
  ///   - test: the key and what is expected of it.
  ///   - builtIn: values of its type that are known without the spec.
  init(_ test: KeygenKeyTest<Key>, builtIn: [Key.Value]) {
    self.test = test
    counter = CallCounter(Key.self, test.run)
    self.builtIn = builtIn
    declared = test.samples
  }

  func run() {
    test.run.announce("defaultValue")
    let defaultValue = Key.defaultValue
    for law in KeygenLaw.allCases {
      // The law is tried even where nobody asks, for the calls that this makes.
      let example =
        switch law {
        case .neutral: neutralityFailure(defaultValue)
        case .associative: associativityFailure(defaultValue)
        }
      if test.keeps.contains(law) {
        report(.keeps(law), example)
      } else if test.breaks.contains(law) {
        report(.breaks(law), example == nil ? "" : nil)
      }
    }
    counter.finish()
  }

  private func report(_ check: CheckName, _ failure: String?) {
    if let failure { test.run.fail(check, example: failure) } else { test.run.pass(check) }
  }

  // MARK: Neutrality

  private func neutralityFailure(_ defaultValue: Key.Value) -> String? {
    for sample in distinct(builtIn + declared) {
      func text() -> String { SwiftLiteralText.of(sample) }
      func example(_ call: String, _ result: Key.Value) -> String {
        "\(call) = \(SwiftLiteralText.of(result)), where default is "
          + SwiftLiteralText.of(defaultValue)
      }
      let left = counter.reduce(defaultValue, sample, "reduce(default, \(text()))")
      if !same(left, sample) { return example("reduce(default, \(text()))", left) }
      let right = counter.reduce(sample, defaultValue, "reduce(\(text()), default)")
      if !same(right, sample) { return example("reduce(\(text()), default)", right) }
    }
    return nil
  }

  // MARK: Associativity

  private func associativityFailure(_ defaultValue: Key.Value) -> String? {
    // What the spec declares is tested in any case, with the built-in samples that there is room for beside it.
    let room = max(0, Self.fullSamples - 1 - declared.count)
    let samples = distinct(builtIn.prefix(room) + declared + [defaultValue])
    let groupings = Groupings(ofSamples: samples.count)
    var pairs: [[Int]: Key.Value] = [:]
    func text(_ index: Int) -> String { SwiftLiteralText.of(samples[index]) }
    func pair(_ i: Int, _ j: Int) -> Key.Value {
      if let value = pairs[[i, j]] { return value }
      let value = counter.reduce(samples[i], samples[j], "reduce(\(text(i)), \(text(j)))")
      pairs[[i, j]] = value
      return value
    }
    if groupings.triples.count == groupings.total {
      // All pairs are needed. Code that goes astray mostly does so on one of them, which is the simplest example.
      for i in samples.indices { for j in samples.indices { _ = pair(i, j) } }
    }
    for (i, j, k) in groupings.triples {
      func leftText() -> String { "reduce(reduce(\(text(i)), \(text(j))), \(text(k)))" }
      func rightText() -> String { "reduce(\(text(i)), reduce(\(text(j)), \(text(k))))" }
      let left = counter.reduce(pair(i, j), samples[k], leftText())
      let right = counter.reduce(samples[i], pair(j, k), rightText())
      if left == right { continue }
      let equality = SampleEquality.rounding(of: [samples[i], samples[j], samples[k]])
      if equality.holds(left, right) { continue }
      return "\(leftText()) = \(SwiftLiteralText.of(left)), "
        + "\(rightText()) = \(SwiftLiteralText.of(right))"
    }
    if groupings.triples.count < groupings.total, test.keeps.contains(.associative) {
      test.run.limit(
        .keeps(.associative), tested: groupings.triples.count, of: groupings.total)
    }
    return nil
  }

  // MARK: Equality

  private func distinct(_ values: [Key.Value]) -> [Key.Value] {
    var result: [Key.Value] = []
    for value in values where !result.contains(value) { result.append(value) }
    return result
  }

  /// Whether two values are the same to a test: equal, or, where they hold NaN, alike.
  private func same(_ first: Key.Value, _ second: Key.Value) -> Bool {
    first == second || SampleEquality.exact.holds(first, second)
  }
}
