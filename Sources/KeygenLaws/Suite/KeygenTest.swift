/// One test of a generated suite: that of a key, with all that it is tested for.
///
/// A generated suite has one conforming type for each. It is a protocol, because a deprecated key may be used in a
/// deprecated function only, and a deprecated function may be called without a warning only as the witness of a
/// requirement that is not deprecated.
public protocol KeygenTest {
  /// Makes the checks, and reports what came of each.
  static func run(_ run: KeygenTestRun)
}
