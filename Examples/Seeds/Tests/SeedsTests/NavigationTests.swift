import HeadlessUI
import Testing

@testable import CustomNavigation
@testable import FirstTitle
@testable import HandwrittenNavigation
@testable import JoinedTitles

@MainActor
@Suite("NavigationView: titles that SwiftUI knows")
struct NavigationTitleTests {
  @Test("The title of a view inside is the navigation view's")
  func oneTitle() {
    let host = ViewHost { OneTitle.ContentView() }
    #expect(host.navigationTitle == "SwiftBeta")
    #expect(host.texts == ["Suscríbete a SwiftBeta"])
  }

  @Test("Of two titles the first one is shown")
  func twoTitles() {
    let host = ViewHost { TwoTitles.ContentView() }
    #expect(host.navigationTitle == "SwiftBeta 1")
  }
}

@MainActor
@Suite("CustomNavigationView: titles with a key of one's own")
struct CustomNavigationTests {
  private static let content = ["Suscríbete a SwiftBeta 🚀", "Aprende SwiftUI 📚"]

  @Test("A container that does not listen keeps its own title")
  func deaf() {
    let host = ViewHost { Deaf.ContentView() }
    #expect(host.texts == ["Navigation View"] + Self.content)
  }

  @Test(
    "With a reduce that takes the next value the last title is shown",
    arguments: [
      Version("by preference") { ByPreference.ContentView() },
      Version("by modifier") { ByModifier.ContentView() },
      Version("generated") { CustomNavigation.ContentView() },
    ])
  func last(version: Version) {
    expect("SwiftBeta 2", from: version)
  }

  @Test(
    "With a reduce that keeps a value that is not empty the first title is shown",
    arguments: [
      Version("by hand") { KeepsFirst.ContentView() },
      Version("generated") { FirstTitle.ContentView() },
    ])
  func first(version: Version) {
    expect("SwiftBeta 1", from: version)
  }

  @Test(
    "With a reduce that joins both titles are shown, and nothing of the default",
    arguments: [
      Version("by hand") { JoinsAll.ContentView() },
      Version("generated") { JoinedTitles.ContentView() },
    ])
  func joined(version: Version) {
    expect("SwiftBeta 1 SwiftBeta 2", from: version)
  }

  private func expect(_ title: String, from version: Version) {
    let host = version.host()
    #expect(host.passes.first == ["Navigation View"] + Self.content)
    #expect(host.texts == [title] + Self.content)
    #expect(host.issues.isEmpty)
  }
}
