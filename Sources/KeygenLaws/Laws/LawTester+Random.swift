extension LawTester {
  /// How many random lists a law is tried on.
  private var randomLists: Int { 100 }

  /// The failure that the simplest of random lists shows.
  ///
  /// - Parameters:
  ///   - length: the number of values in a list.
  ///   - most: the greatest number of values in a list, where it may vary.
  ///   - failure: the failure that a list shows.
  func randomFailure(
    of length: Int, to most: Int? = nil, _ failure: ([Key.Value]) -> String?
  ) -> String? {
    guard let make = source.random else { return nil }
    var random = KeygenRandom(seed: test.run.seed)
    for _ in 0..<randomLists {
      let count = Int.random(in: length...(most ?? length), using: &random)
      let list = (0..<count).map { _ in make(&random) }
      guard failure(list) != nil else { continue }
      let simplest = source.simplest(list, length: length) { failure($0) != nil }
      return failure(simplest).map { "\($0) (a random example, seed \(test.run.seed))" }
    }
    return nil
  }
}
