/// A law that the reduce of a key is held to.
public enum KeygenLaw: String, CaseIterable, Sendable {
  /// Combining with the default, on either side, changes nothing.
  case neutral
  /// How values are grouped does not matter.
  case associative
}

extension CheckName {
  /// That a law holds.
  static func keeps(_ law: KeygenLaw) -> CheckName { CheckName(rawValue: law.rawValue) }

  /// That a law which is said not to hold does not.
  static func breaks(_ law: KeygenLaw) -> CheckName {
    CheckName(rawValue: "breaks-\(law.rawValue)")
  }

  /// That the next value is asked for once at most, and not where it cannot change the result.
  static let calls = CheckName(rawValue: "calls")

  /// That the default is the one of the spec.
  static let `default` = CheckName(rawValue: "default")
}
