import HeadlessUI

/// The test of one key.
public struct KeygenKeyTest<Key: PreferenceKey> {
  let run: KeygenTestRun
  /// Laws that have to hold.
  let keeps: [KeygenLaw]
  /// Laws that are known not to hold, which has to show.
  let breaks: [KeygenLaw]
  /// Whether the order of values does not matter.
  let ignoresOrder: Bool
  /// What the strategy means; `nil` for the spec's own statements.
  public var model: KeygenModel<Key.Value>?
  /// The default that the spec gives; `nil` where it is not compared.
  private(set) var expectedDefault: (() -> Key.Value)?
  /// The values that the spec declares.
  private(set) var samples: [Key.Value] = []

  /// Creates a test.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - run: where it reports.
  ///   - keeps: laws that have to hold.
  ///   - breaks: laws that are known not to hold.
  ///   - ignoresOrder: whether the order of values may not matter.
  public init(
    _ key: Key.Type, _ run: KeygenTestRun, keeps: [KeygenLaw] = [], breaks: [KeygenLaw] = [],
    ignoresOrder: Bool = false
  ) {
    self.run = run
    self.keeps = keeps
    self.breaks = breaks
    self.ignoresOrder = ignoresOrder
  }

  /// Adds a value that the spec declares to test with.
  public mutating func add(_ sample: Key.Value) { samples.append(sample) }

  /// Sets the default that the spec gives.
  public mutating func expectDefault(_ value: @escaping () -> Key.Value) {
    expectedDefault = value
  }

  /// Tests of a key whose values cannot be compared what needs no comparison.
  public func make() {
    if expectedDefault != nil { run.skip(.default, because: .notEquatable) }
    skipLaws(because: .notEquatable)
    makeCalls()
  }

  /// Skips what has to be compared.
  private func skipLaws(because reason: SkipReason) {
    for law in keeps { run.skip(.keeps(law), because: reason) }
    for law in breaks { run.skip(.breaks(law), because: reason) }
    if ignoresOrder { run.skip(.order, because: reason) }
    if model != nil { run.skip(.fold, because: reason) }
  }

  private func makeCalls() {
    run.announce("a reduce on another thread")
    ThreadTester<Key>([Key.defaultValue] + samples).run()
    run.pass(.threads)
    let counter = CallCounter<Key>(run) { [model] value in
      model?.isDecided(value, Key.defaultValue) ?? false
    }
    counter.runAlone(on: samples)
  }
}

extension KeygenKeyTest where Key.Value: Equatable {
  /// Tests a key whose values can be compared, on the samples of its spec.
  public func make() {
    let tester = LawTester(self, ValueSource())
    guard samples.isEmpty else { return tester.run() }
    tester.checkDefault()
    skipLaws(because: .noSamples)
    makeCalls()
  }
}

extension KeygenKeyTest where Key.Value: Equatable & KeygenSampled {
  /// Tests a key whose values have built-in samples, on these and those of its spec.
  public func make() { LawTester(self, ValueSource()).run() }
}
