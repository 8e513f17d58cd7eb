import JSONSource

/// The platforms, with versions, from which on a declaration may be used.
struct Availability: Sendable {
  /// A platform and the first version of it.
  struct Platform: Sendable {
    /// The name as Swift's `@available` spells it.
    let name: String
    /// The version's numbers, major first.
    let version: [Int]

    /// Whether the version comes before another one; 17 and 17.0 are the same.
    func isEarlier(than other: Platform) -> Bool {
      for index in 0..<max(version.count, other.version.count) {
        let own = index < version.count ? version[index] : 0
        let others = index < other.version.count ? other.version[index] : 0
        if own != others { return own < others }
      }
      return false
    }

    /// The version as `@available` spells it.
    var versionText: String { version.map(String.init).joined(separator: ".") }
  }

  /// The platforms, in the order of the spec.
  let platforms: [Platform]
  /// The JSON object.
  let node: JSONNode

  /// The names that Swift's `@available` knows.
  static let knownPlatforms = [
    "iOS", "macOS", "tvOS", "watchOS", "visionOS", "macCatalyst", "DriverKit",
    "iOSApplicationExtension", "macOSApplicationExtension", "tvOSApplicationExtension",
    "watchOSApplicationExtension", "visionOSApplicationExtension",
    "macCatalystApplicationExtension",
  ]
}
