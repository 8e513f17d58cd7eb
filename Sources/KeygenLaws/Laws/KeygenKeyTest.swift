import HeadlessUI

/// The test of one key.
public struct KeygenKeyTest<Key: PreferenceKey> {
  let run: KeygenTestRun
  /// Laws that have to hold.
  let keeps: [KeygenLaw]
  /// Laws that are known not to hold, which has to show.
  let breaks: [KeygenLaw]
  /// The values that the spec declares.
  private(set) var samples: [Key.Value] = []

  /// Creates a test.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - run: where it reports.
  ///   - keeps: laws that have to hold.
  ///   - breaks: laws that are known not to hold.
  public init(
    _ key: Key.Type, _ run: KeygenTestRun, keeps: [KeygenLaw] = [], breaks: [KeygenLaw] = []
  ) {
    self.run = run
    self.keeps = keeps
    self.breaks = breaks
  }

  /// Adds a value that the spec declares to test with.
  public mutating func add(_ sample: Key.Value) { samples.append(sample) }

  /// Tests of a key whose values cannot be compared what needs no comparison.
  public func make() {
    skipLaws(because: .notEquatable)
    CallCounter(Key.self, run).runAlone(on: samples)
  }

  private func skipLaws(because reason: SkipReason) {
    for law in keeps { run.skip(.keeps(law), because: reason) }
    for law in breaks { run.skip(.breaks(law), because: reason) }
  }
}

extension KeygenKeyTest where Key.Value: Equatable {
  /// Tests a key whose values can be compared, on the samples of its spec.
  public func make() {
    guard samples.isEmpty else { return LawTester(self, builtIn: []).run() }
    skipLaws(because: .noSamples)
    CallCounter(Key.self, run).runAlone(on: [])
  }
}

extension KeygenKeyTest where Key.Value: Equatable & KeygenSampled {
  /// Tests a key whose values have built-in samples, on these and those of its spec.
  public func make() { LawTester(self, builtIn: Key.Value.keygenSamples).run() }
}
