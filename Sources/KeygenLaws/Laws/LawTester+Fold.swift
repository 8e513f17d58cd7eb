extension CheckName {
  /// That values come to what the strategy means.
  static let fold = CheckName(rawValue: "fold")
}

extension LawTester {
  /// The simplest values that do not come to what the strategy means.
  ///
  /// - Parameter model: what it means.
  func foldFailure(_ model: KeygenModel<Key.Value>) -> String? {
    func failure(_ list: [Key.Value]) -> String? {
      let result = counter.fold(list)
      let wanted = model.fold(list, defaultValue)
      if isAsGood(result, wanted, calculatedFrom: list) { return nil }
      return "\(list.map(SwiftLiteralText.of).joined(separator: ", ")) reduce to "
        + "\(SwiftLiteralText.of(result)) instead of \(SwiftLiteralText.of(wanted))"
    }
    for list in pairs(of: firstValues(16)) + triples(of: firstValues(6)) {
      if let failure = failure(list) { return failure }
    }
    return randomFailure(of: 2, to: 6, failure)
  }

  private func pairs(of values: [Key.Value]) -> [[Key.Value]] {
    values.flatMap { first in values.map { [first, $0] } }
  }

  private func triples(of values: [Key.Value]) -> [[Key.Value]] {
    pairs(of: values).flatMap { pair in values.map { pair + [$0] } }
  }
}
