extension CheckName {
  /// That the order of values does not matter.
  static let order = CheckName(rawValue: "order")
}

extension LawTester {
  /// The simplest values whose order matters.
  func orderFailure() -> String? {
    let samples = firstValues(16)
    for first in samples {
      for second in samples {
        if let failure = orderFailure(first, second) { return failure }
      }
    }
    return randomFailure(of: 2) { orderFailure($0[0], $0[1]) }
  }

  /// Pairs are enough: where grouping does not matter either, any order can be reached by exchanging neighbours.
  private func orderFailure(_ first: Key.Value, _ second: Key.Value) -> String? {
    let one = counter.reduce(first, second, pairText(first, second))
    let other = counter.reduce(second, first, pairText(second, first))
    if isAsGood(one, other, calculatedFrom: [first, second]) { return nil }
    return "\(pairText(first, second)) = \(SwiftLiteralText.of(one)), "
      + "\(pairText(second, first)) = \(SwiftLiteralText.of(other))"
  }

  /// Some of the values, the default among them; what the spec declares comes first.
  func firstValues(_ count: Int) -> [Key.Value] {
    let chosen = distinct(test.samples + [defaultValue] + values).prefix(count)
    return distinct(values + [defaultValue]).filter { chosen.contains($0) }
  }
}
