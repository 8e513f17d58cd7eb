import HeadlessUI

/// Holds a key to its laws on samples.
struct LawTester<Key: PreferenceKey> where Key.Value: Equatable {
  /// The most samples that are combined with each other; the triples of sixteen are 4096.
  private static var tripleLimit: Int { 16 }

  private let context: KeygenLawRun
  private let counter: CallCounter<Key>
  private let declared: [Key.Value]
  private let builtIn: [Key.Value]

  init(_ key: Key.Type, _ context: KeygenLawRun, _ builtIn: [Key.Value], _ declared: [Key.Value]) {
    self.context = context
    counter = CallCounter(key, context)
    self.builtIn = builtIn
    self.declared = declared
  }

  func runCallsOnly() { counter.runAlone(on: declared) }

  func run() {
    if context.announcesCalls { context.report(.call("defaultValue")) }
    let defaultValue = Key.defaultValue
    for law in KeygenLaw.allCases {
      // The law is tried even where nobody asks, for the calls that this makes.
      let example =
        switch law {
        case .neutral: neutralityFailure(defaultValue)
        case .associative: associativityFailure(defaultValue)
        }
      if context.keeps.contains(law) {
        context.report(
          example.map { .failed(.keeps(law), example: $0) } ?? .passed(.keeps(law)))
      } else if context.breaks.contains(law) {
        context.report(example == nil ? .failed(.breaks(law), example: "") : .passed(.breaks(law)))
      }
    }
    counter.finish()
  }

  // MARK: Neutrality

  private func neutralityFailure(_ defaultValue: Key.Value) -> String? {
    for sample in distinct(builtIn + declared) {
      let text = SwiftLiteralText.of(sample)
      let left = counter.reduce(defaultValue, sample, "reduce(default, \(text))")
      if !same(left, sample) {
        return "reduce(default, \(text)) = \(SwiftLiteralText.of(left))"
          + ", where default is \(SwiftLiteralText.of(defaultValue))"
      }
      let right = counter.reduce(sample, defaultValue, "reduce(\(text), default)")
      if !same(right, sample) {
        return "reduce(\(text), default) = \(SwiftLiteralText.of(right))"
          + ", where default is \(SwiftLiteralText.of(defaultValue))"
      }
    }
    return nil
  }

  // MARK: Associativity

  private func associativityFailure(_ defaultValue: Key.Value) -> String? {
    let own = declared.prefix(Self.tripleLimit - 1)
    let room = Self.tripleLimit - 1 - own.count
    let samples = distinct(builtIn.prefix(room) + own + [defaultValue])
    let texts = samples.map { SwiftLiteralText.of($0) }
    let pairs = samples.indices.map { i in
      samples.indices.map { j in
        counter.reduce(samples[i], samples[j], "reduce(\(texts[i]), \(texts[j]))")
      }
    }
    // The simplest samples come first, so the first failure by the sum of positions is the smallest.
    for total in 0...(3 * (samples.count - 1)) {
      for i in max(0, total - 2 * (samples.count - 1))...min(total, samples.count - 1) {
        let rest = total - i
        for j in max(0, rest - (samples.count - 1))...min(rest, samples.count - 1) {
          if let failure = failure(samples, texts, pairs, (i, j, rest - j)) { return failure }
        }
      }
    }
    return nil
  }

  private func failure(
    _ samples: [Key.Value], _ texts: [String], _ pairs: [[Key.Value]],
    _ triple: (Int, Int, Int)
  ) -> String? {
    let (i, j, k) = triple
    func leftText() -> String { "reduce(reduce(\(texts[i]), \(texts[j])), \(texts[k]))" }
    func rightText() -> String { "reduce(\(texts[i]), reduce(\(texts[j]), \(texts[k])))" }
    let left = counter.reduce(pairs[i][j], samples[k], leftText())
    let right = counter.reduce(samples[i], pairs[j][k], rightText())
    guard !same(left, right) else { return nil }
    return "\(leftText()) = \(SwiftLiteralText.of(left)), "
      + "\(rightText()) = \(SwiftLiteralText.of(right))"
  }

  // MARK: Equality

  private func distinct(_ values: [Key.Value]) -> [Key.Value] {
    var result: [Key.Value] = []
    for value in values where !result.contains(where: { same($0, value) }) { result.append(value) }
    return result
  }

  /// Whether two values are the same to a test: equal, or, where they hold NaN, alike.
  private func same(_ first: Key.Value, _ second: Key.Value) -> Bool {
    if first == second { return true }
    guard first != first, second != second else { return false }
    return SwiftLiteralText.of(first) == SwiftLiteralText.of(second)
  }
}
