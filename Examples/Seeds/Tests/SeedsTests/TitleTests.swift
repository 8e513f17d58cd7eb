import HeadlessUI
import Testing

@testable import BootCamp
@testable import HandwrittenBootCamp

@MainActor
@Suite("PreferenceKeyBootCamp: a title that a child loads")
struct TitleTests {
  nonisolated static let versions = [
    Version("by hand") { HandwrittenBootCamp.PreferenceKeyBootCamp(delay: 0.05) },
    Version("generated") { BootCamp.PreferenceKeyBootCamp(delay: 0.05) },
  ]

  @Test(
    "The first pass has the parent's own title, the settled view the child's empty one",
    arguments: versions)
  func beginning(version: Version) {
    let host = version.host()
    #expect(host.passes.first == ["HELLO WOLRD"])
    #expect(host.passes.last == [""])
    #expect(host.texts == [""])
    #expect(host.issues.isEmpty)
  }

  @Test("What the child loads later becomes the title", arguments: versions)
  func loading(version: Version) async throws {
    let host = version.host()
    // Nothing has been waited for, so nothing can have been loaded.
    #expect(host.texts == [""])
    try await host.run(until: { host.texts != [""] })
    #expect(host.texts == ["NEW VALUE FROM DATABASE"])
    #expect(host.issues.isEmpty)
  }

  @Test("The navigation view keeps its own title", arguments: versions)
  func navigationTitle(version: Version) {
    #expect(version.host().navigationTitle == "FIRST NAV TITLE")
  }

  @Test("The database takes five seconds unless a test shortens them")
  func delay() {
    #expect(HandwrittenBootCamp.PreferenceKeyBootCamp().delay == 5)
  }
}
