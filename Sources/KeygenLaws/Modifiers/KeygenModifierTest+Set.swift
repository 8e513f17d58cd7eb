import HeadlessUI

extension KeygenModifierTest {
  /// Tests a modifier that writes a value.
  ///
  /// - Parameters:
  ///   - count: how many different arguments there are.
  ///   - apply: the modifier with the arguments of a number.
  ///   - expected: the value that it has to write with these.
  public func set<Applied: ViewModifier>(
    _ count: Int, apply: (Int) -> Applied, expected: (Int) -> Key.Value
  ) {
    for number in 0..<count {
      let (modifier, wanted) = (apply(number), expected(number))
      checks.compare(
        "arrives", read { Color.clear.modifier(modifier) }, with: wanted, unlike: Key.defaultValue,
        "reported", "where its value is")
      for other in values {
        checks.compare(
          "replaces", read { Writer(Key.self, other).modifier(modifier) }, with: wanted,
          unlike: other, "around a view that reports \(text(other)) reported", "where its value is")
        checks.compare(
          "replaces",
          read { Color.clear.modifier(modifier).preference(key: Key.self, value: other) },
          with: other, unlike: wanted, "inside a view that reports \(text(other)) left",
          "where the outer value is")
        compareSiblings(modifier, wanted, other)
      }
    }
  }

  /// With siblings that report values, or nothing, or that are there only now and then.
  private func compareSiblings<Applied: ViewModifier>(
    _ modifier: Applied, _ wanted: Key.Value, _ other: Key.Value
  ) {
    let isThere = true
    let behind = read {
      VStack {
        Color.clear
        Writer(Key.self, other)
        if isThere { Color.clear }
        Color.clear.modifier(modifier)
        if !isThere { Color.clear }
      }
    }
    checks.compare(
      "siblings", behind, with: fold([other, wanted]), unlike: other,
      "behind a view that reports \(text(other)) made", "of the two where the key makes")
    let ahead = read {
      VStack {
        Color.clear.modifier(modifier)
        Writer(Key.self, other)
      }
    }
    checks.compare(
      "siblings", ahead, with: fold([wanted, other]), unlike: other,
      "ahead of a view that reports \(text(other)) made", "of the two where the key makes")
  }
}
