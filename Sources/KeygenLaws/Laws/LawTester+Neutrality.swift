extension LawTester {
  /// The simplest value that the default changes, on the left or on the right.
  func neutralityFailure() -> String? {
    for value in values {
      if let failure = neutralityFailure(value) { return failure }
    }
    return randomFailure(of: 1) { neutralityFailure($0[0]) }
  }

  private func neutralityFailure(_ value: Key.Value) -> String? {
    func text() -> String { SwiftLiteralText.of(value) }
    func example(_ call: String, _ result: Key.Value) -> String {
      "\(call) = \(SwiftLiteralText.of(result)), where default is "
        + SwiftLiteralText.of(defaultValue)
    }
    let left = counter.reduce(defaultValue, value, "reduce(default, \(text()))")
    if !same(left, value) { return example("reduce(default, \(text()))", left) }
    let right = counter.reduce(value, defaultValue, "reduce(\(text()), default)")
    if !same(right, value) { return example("reduce(\(text()), default)", right) }
    return nil
  }
}
