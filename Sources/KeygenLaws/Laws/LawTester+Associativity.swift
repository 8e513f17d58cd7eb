extension LawTester {
  /// The most samples all of whose groupings are tested: those of sixteen are 4096.
  private static var fullSamples: Int { 16 }

  /// The simplest values for which it matters how they are grouped.
  func associativityFailure() -> String? {
    // What the spec declares is tested in any case, with the other values that there is room for beside it.
    let room = max(0, Self.fullSamples - 1 - test.samples.count)
    let others = values.filter { !test.samples.contains($0) }
    let samples = distinct(others.prefix(room) + test.samples + [defaultValue])
    let groupings = Groupings(ofSamples: samples.count)
    let isComplete = groupings.triples.count == groupings.total
    if let failure = failure(in: groupings, of: samples, isComplete) { return failure }
    if !isComplete, test.keeps.contains(.associative) {
      test.run.limit(
        .keeps(.associative), tested: groupings.triples.count, of: groupings.total)
    }
    return randomFailure(of: 3) {
      failure(
        $0, left: counter.reduce($0[0], $0[1], pairText($0[0], $0[1])),
        right: counter.reduce($0[1], $0[2], pairText($0[1], $0[2])))
    }
  }

  private func failure(
    in groupings: Groupings, of samples: [Key.Value], _ isComplete: Bool
  ) -> String? {
    var pairs: [[Int]: Key.Value] = [:]
    func pair(_ i: Int, _ j: Int) -> Key.Value {
      if let value = pairs[[i, j]] { return value }
      let value = counter.reduce(samples[i], samples[j], pairText(samples[i], samples[j]))
      pairs[[i, j]] = value
      return value
    }
    if isComplete {
      // All pairs are needed. Code that goes astray mostly does so on one of them, which is the simplest example.
      for i in samples.indices { for j in samples.indices { _ = pair(i, j) } }
    }
    for (i, j, k) in groupings.triples {
      let triple = [samples[i], samples[j], samples[k]]
      if let failure = failure(triple, left: pair(i, j), right: pair(j, k)) { return failure }
    }
    return nil
  }

  /// The failure that three values show.
  ///
  /// - Parameters:
  ///   - triple: the values.
  ///   - left: the first two, combined.
  ///   - right: the last two, combined.
  private func failure(_ triple: [Key.Value], left: Key.Value, right: Key.Value) -> String? {
    func text(_ index: Int) -> String { SwiftLiteralText.of(triple[index]) }
    func leftText() -> String { "reduce(reduce(\(text(0)), \(text(1))), \(text(2)))" }
    func rightText() -> String { "reduce(\(text(0)), reduce(\(text(1)), \(text(2))))" }
    let one = counter.reduce(left, triple[2], leftText())
    let other = counter.reduce(triple[0], right, rightText())
    if same(one, other, calculatedFrom: triple) { return nil }
    return "\(leftText()) = \(SwiftLiteralText.of(one)), "
      + "\(rightText()) = \(SwiftLiteralText.of(other))"
  }

  func pairText(_ first: Key.Value, _ second: Key.Value) -> String {
    "reduce(\(SwiftLiteralText.of(first)), \(SwiftLiteralText.of(second)))"
  }
}
