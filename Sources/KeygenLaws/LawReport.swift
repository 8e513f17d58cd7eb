/// One thing that a key is tested for.
enum LawCheck: Equatable, Sendable {
  case keeps(KeygenLaw)
  case breaks(KeygenLaw)
  /// The next value is asked for at most once.
  case calls

  /// The name in reports.
  var name: String {
    switch self {
    case .keeps(let law): law.rawValue
    case .breaks(let law): "breaks-\(law.rawValue)"
    case .calls: "calls"
    }
  }
}

/// Why a law is not tested.
enum SkipReason: String, Sendable {
  /// The values cannot be compared.
  case notEquatable = "not-equatable"
  /// There are no values to test with.
  case noSamples = "no-samples"
}

/// Something that happened in the test of a key.
enum LawReport: Equatable, Sendable {
  case passed(LawCheck)
  case failed(LawCheck, example: String)
  case skipped(LawCheck, reason: SkipReason)
  /// A check that passed was not made on all that the samples allow.
  case partly(LawCheck, tested: Int, of: Int)
  /// A call of the key's code that comes next.
  case call(String)
}
