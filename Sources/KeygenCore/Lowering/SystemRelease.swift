/// A release of Apple's systems from which on SwiftUI has what a generated method calls.
///
/// Everything else that is generated runs from iOS 15, macOS 12, tvOS 15 and watchOS 8 on. visionOS has had all of it from
/// its first version.
///
/// Sources: the availability that Apple's documentation gives for `onGeometryChange(for:of:action:)` and
/// `overlayPreferenceValue(_:alignment:_:)` (iOS 16), and for `CoordinateSpaceProtocol.scrollView` (iOS 17).
enum SystemRelease: Sendable {
  case iOS16, iOS17

  /// The first version of each platform.
  var platforms: [Availability.Platform] {
    let versions =
      switch self {
      case .iOS16: ["iOS": 16, "macOS": 13, "tvOS": 16, "watchOS": 9]
      case .iOS17: ["iOS": 17, "macOS": 14, "tvOS": 17, "watchOS": 10]
      }
    return Availability.knownPlatforms.compactMap { name in
      versions[name].map { Availability.Platform(name: name, version: [$0]) }
    }
  }

  /// The versions in words.
  var phrase: String {
    platforms.map { "\($0.name) \($0.versionText)" }.joined(separator: ", ")
  }
}
