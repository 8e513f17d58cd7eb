import HeadlessUI

/// The test of one key.
public final class KeygenLawRun {
  /// Laws that have to hold.
  let keeps: [KeygenLaw]
  /// Laws that are known not to hold, which has to show.
  let breaks: [KeygenLaw]
  let report: (LawReport) -> Void
  /// Whether every call is reported ahead, to tell which one never came back.
  let announcesCalls: Bool

  init(
    keeps: [KeygenLaw], breaks: [KeygenLaw], announcesCalls: Bool,
    report: @escaping (LawReport) -> Void
  ) {
    self.keeps = keeps
    self.breaks = breaks
    self.announcesCalls = announcesCalls
    self.report = report
  }

  /// Tests a key whose values have built-in samples.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - samples: values to test with beside the built-in ones.
  public func check<Key: PreferenceKey>(_ key: Key.Type, samples: KeygenSamples<Key.Value>)
  where Key.Value: Equatable & KeygenSampled {
    LawTester(key, self, Key.Value.keygenSamples, samples.values).run()
  }

  /// Tests a key whose values can be compared, on the samples of its spec.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - samples: values to test with.
  public func check<Key: PreferenceKey>(_ key: Key.Type, samples: KeygenSamples<Key.Value>)
  where Key.Value: Equatable {
    let tester = LawTester(key, self, [], samples.values)
    guard samples.values.isEmpty else { return tester.run() }
    skipLaws(because: .noSamples)
    tester.runCallsOnly()
  }

  /// Tests of a key whose values cannot be compared what needs no comparison.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - samples: values to test with.
  public func check<Key: PreferenceKey>(_ key: Key.Type, samples: KeygenSamples<Key.Value>) {
    skipLaws(because: .notEquatable)
    CallCounter(key, self).runAlone(on: samples.values)
  }

  private func skipLaws(because reason: SkipReason) {
    for law in keeps { report(.skipped(.keeps(law), reason: reason)) }
    for law in breaks { report(.skipped(.breaks(law), reason: reason)) }
  }
}
