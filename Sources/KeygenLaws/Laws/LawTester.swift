import HeadlessUI

/// Holds a key to its laws on values.
struct LawTester<Key: PreferenceKey> where Key.Value: Equatable {
  let test: KeygenKeyTest<Key>
  let counter: CallCounter<Key>
  /// Where random values come from, and simpler ones.
  let source: ValueSource<Key.Value>
  let defaultValue: Key.Value
  /// The built-in values and those that are special to the strategy, then those of the spec; all different.
  let values: [Key.Value]

  /// - Parameters:
  ///   - test: the key and what is expected of it.
  ///   - source: where values of its type come from.
  init(_ test: KeygenKeyTest<Key>, _ source: ValueSource<Key.Value>) {
    self.test = test
    self.source = source
    test.run.announce("defaultValue")
    let defaultValue = Key.defaultValue
    self.defaultValue = defaultValue
    counter = CallCounter(test.run) { [model = test.model] in
      model?.isDecided($0, defaultValue) ?? false
    }
    let special = test.model?.specialSamples(source.builtIn) ?? []
    values = distinct(source.builtIn + special + test.samples)
  }

  func run() {
    for law in KeygenLaw.allCases {
      // The law is tried even where nobody asks, for the calls that this makes.
      let example =
        switch law {
        case .neutral: neutralityFailure()
        case .associative: associativityFailure()
        }
      if test.keeps.contains(law) {
        report(.keeps(law), example)
      } else if test.breaks.contains(law) {
        report(.breaks(law), example == nil ? "" : nil)
      }
    }
    if test.ignoresOrder { report(.order, orderFailure()) }
    if let model = test.model { report(.fold, foldFailure(model)) }
    test.run.announce("a reduce on another thread")
    report(.threads, ThreadTester<Key>(values + [defaultValue]).failure { same($0, $1) })
    checkDefault()
    counter.finish()
  }

  private func report(_ check: CheckName, _ failure: String?) {
    if let failure { test.run.fail(check, example: failure) } else { test.run.pass(check) }
  }

  /// Whether two values are the same to a test: equal, or, where they hold NaN, alike.
  func same(_ first: Key.Value, _ second: Key.Value) -> Bool {
    first == second || SampleEquality.exact.holds(first, second)
  }

  /// Whether two values that were calculated from some others are the same, but for rounding.
  func same(_ first: Key.Value, _ second: Key.Value, calculatedFrom values: [Key.Value]) -> Bool {
    first == second || SampleEquality.rounding(of: values).holds(first, second)
  }

  /// Whether two results of calculations with some values are the same, or as good as each other to the strategy.
  func isAsGood(_ first: Key.Value, _ second: Key.Value, calculatedFrom values: [Key.Value]) -> Bool
  {
    same(first, second, calculatedFrom: values)
      || test.model?.makesNoDifference(first, second) ?? false
  }

  // MARK: The default

  /// Compares the default with that of the spec.
  func checkDefault() {
    guard let expected = test.expectedDefault else { return }
    // An expression that has another value each time, as that of a date may, cannot be compared.
    guard same(expected(), expected()) else { return test.run.skip(.default, because: .changing) }
    let wanted = expected()
    report(
      .default,
      same(defaultValue, wanted)
        ? nil
        : "\(SwiftLiteralText.of(defaultValue)) instead of \(SwiftLiteralText.of(wanted))")
  }
}
