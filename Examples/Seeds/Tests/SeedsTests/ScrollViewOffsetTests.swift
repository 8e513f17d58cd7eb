import HeadlessUI
import Testing

@testable import BootCamp
@testable import HandwrittenBootCamp

@MainActor
@Suite("ScrollViewOffsetPreferenceBootCamp: a bar for a title that is scrolled away")
struct ScrollViewOffsetTests {
  nonisolated static let versions = [
    Version("by hand") { HandwrittenBootCamp.ScrollViewOffsetPreferenceBootCamp() },
    Version("generated") { BootCamp.ScrollViewOffsetPreferenceBootCamp() },
  ]

  private func host(_ version: Version) -> ViewHost {
    version.host(safeArea: EdgeInsets(top: 47, leading: 0, bottom: 0, trailing: 0))
  }

  @Test(
    "The title starts opaque at 63, below the safe area and the padding, without the bar",
    arguments: versions)
  func beginning(version: Version) {
    let host = host(version)
    // 47 of the safe area and 16 of the padding.
    #expect(host.texts.contains("63.000000"))
    #expect(host.frame("title")?.minY == 63)
    #expect(host.opacity("title") == 1)
    #expect(host.opacity("bar") == 0)
    #expect(host.issues.isEmpty)
  }

  @Test("Before anything is measured the offset is 0", arguments: versions)
  func firstPass(version: Version) {
    #expect(host(version).passes.first?.contains("0.000000") == true)
  }

  @Test(
    "Scrolling lowers the offset and the title's opacity, and brings the bar in below 40",
    arguments: versions,
    [
      (20, "43.000000", 43.0 / 63, 0), (23, "40.000000", 40.0 / 63, 0),
      (24, "39.000000", 39.0 / 63, 1), (63, "0.000000", 0, 1), (100, "-37.000000", 0, 1),
    ] as [(CGFloat, String, Double, Double)])
  func scrolling(version: Version, expected: (CGFloat, String, Double, Double)) {
    let (distance, offset, title, bar) = expected
    let host = host(version)
    host.scroll("scroll", to: CGPoint(x: 0, y: distance))
    #expect(host.texts.contains(offset))
    #expect(host.opacity("title") == title)
    #expect(host.opacity("bar") == bar)
    #expect(host.issues.isEmpty)
  }

  @Test("The bar goes when the title is scrolled back", arguments: versions)
  func scrollingBack(version: Version) {
    let host = host(version)
    host.scroll("scroll", to: CGPoint(x: 0, y: 500))
    #expect(host.opacity("bar") == 1)
    host.scroll("scroll", to: .zero)
    #expect(host.opacity("bar") == 0)
    #expect(host.opacity("title") == 1)
  }

  @Test("The bar is 55 high at the top of the safe area", arguments: versions)
  func bar(version: Version) {
    #expect(host(version).frame("bar") == CGRect(x: 0, y: 47, width: 390, height: 55))
  }
}
