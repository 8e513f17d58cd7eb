import HeadlessUI
import Testing

@testable import BootCamp
@testable import HandwrittenBootCamp

@MainActor
@Suite("GeometryPreferenceBootCamp: a text as large as a rectangle")
struct RectangleGeometryTests {
  nonisolated static let versions = [
    Version("by hand") { HandwrittenBootCamp.GeometryPreferenceBootCamp() },
    Version("generated") { BootCamp.GeometryPreferenceBootCamp() },
  ]

  @Test("The blue text takes the size of the middle rectangle", arguments: versions)
  func size(version: Version) {
    // Three rectangles and two gaps of 8: (316 - 16) / 3 = 100.
    let host = version.host(size: CGSize(width: 316, height: 600))
    #expect(host.frame("middle") == CGRect(x: 108, y: 545, width: 100, height: 55))
    #expect(host.frame("blue")?.size == CGSize(width: 100, height: 55))
    #expect(host.issues.isEmpty)
  }

  @Test("The blue text follows when the screen turns", arguments: versions)
  func turning(version: Version) {
    let host = version.host(size: CGSize(width: 316, height: 616))
    // (616 - 16) / 3 = 200.
    host.resize(to: CGSize(width: 616, height: 316))
    #expect(host.frame("blue")?.size == CGSize(width: 200, height: 55))
    #expect(host.issues.isEmpty)
  }
}
