/// The name of one check of a test: unique in its test, stable, and one word.
public struct CheckName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Names a check.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// Why a check is not made.
public struct SkipReason: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Names a reason.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The values cannot be compared.
  static let notEquatable = SkipReason(rawValue: "not-equatable")
  /// There are no values to test with.
  static let noSamples = SkipReason(rawValue: "no-samples")
  /// An expression has another value each time.
  static let changing = SkipReason(rawValue: "changing")
}

/// Something that happened in a test.
enum TestReport: Equatable, Sendable {
  case passed(CheckName)
  case failed(CheckName, example: String)
  case skipped(CheckName, reason: SkipReason)
  /// A check that passed was not made on all that the samples allow.
  case partly(CheckName, tested: Int, of: Int)
  /// A call of the tested code that comes next.
  case call(String)
}
