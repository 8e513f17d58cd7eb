import HeadlessUI

extension KeygenModifierTest {
  /// Tests a modifier that changes what the views inside report.
  ///
  /// - Parameters:
  ///   - count: how many different arguments there are.
  ///   - apply: the modifier with the arguments of a number.
  ///   - expected: what it has to make of a value with these.
  public func transform<Applied: ViewModifier>(
    _ count: Int, apply: (Int) -> Applied, expected: (Key.Value, Int) -> Key.Value
  ) {
    for number in 0..<count {
      let modifier = apply(number)
      for value in values {
        checks.compare(
          "transforms", read { Writer(Key.self, value).modifier(modifier) },
          with: expected(value, number), unlike: value, "made \(text(value)) into",
          "where its statements make")
        for second in values {
          let both = fold([value, second])
          let found = read {
            VStack {
              Writer(Key.self, value)
              Color.clear
              Writer(Key.self, second)
            }
            .modifier(modifier)
          }
          checks.compare(
            "siblings", found, with: expected(both, number), unlike: both,
            "made \(text(both)), reported by two views, into", "where its statements make")
        }
      }
      let wanted = expected(Key.defaultValue, number)
      let found = read { Color.clear.modifier(modifier) }
      checks.expect(
        "default", ViewValue.areEqual(found, wanted),
        "made \(text(found)) of the default where its statements make \(text(wanted))")
    }
    for name in ["transforms", "siblings"] where !others.isEmpty {
      checks.explain(name, "its statements change no value that it was tested with")
    }
  }
}
