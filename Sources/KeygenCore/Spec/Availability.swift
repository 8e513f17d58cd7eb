/// The platforms, with versions, from which on a declaration may be used.
struct Availability: Sendable {
  /// A platform and the first version of it.
  struct Platform: Sendable {
    /// The name as Swift's `@available` spells it.
    let name: String
    /// The version's numbers, major first.
    let version: [Int]

    /// The version as `@available` spells it.
    var versionText: String { version.map(String.init).joined(separator: ".") }
  }

  /// The platforms, in the order of the spec.
  let platforms: [Platform]

  /// The names that Swift's `@available` knows.
  static let knownPlatforms = [
    "iOS", "macOS", "tvOS", "watchOS", "visionOS", "macCatalyst", "driverKit",
    "iOSApplicationExtension", "macOSApplicationExtension", "tvOSApplicationExtension",
    "watchOSApplicationExtension", "visionOSApplicationExtension",
    "macCatalystApplicationExtension",
  ]
}
