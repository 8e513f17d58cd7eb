import HeadlessUI
import Testing

@testable import Containers
@testable import HandwrittenContainers

@MainActor
@Suite("Container and TopArrangementContainer: views around other views")
struct ContainerTests {
  @Test(
    "A container that does nothing changes nothing",
    arguments: [
      Version("bare") { Bare.ContentView() },
      Version("in a container") { HandwrittenContainers.Contained.ContentView() },
      Version("in a generated container") { Containers.Contained.ContentView() },
      Version("in a container without a view builder") { WithoutBuilder.ContentView() },
    ])
  func nothing(version: Version) {
    let host = version.host(size: CGSize(width: 400, height: 800))
    #expect(host.texts == ["Some text"])
    // Nine characters of 9, a line of 21 and 16 on each edge: 113 by 53, in the middle of the screen.
    #expect(host.frame("text") == CGRect(x: 143.5, y: 373.5, width: 113, height: 53))
  }

  @Test(
    "A view builder lets a container have several views, one below the other",
    arguments: [
      Version("by hand") { HandwrittenContainers.ThreeContained.ContentView() },
      Version("generated") { Containers.ThreeContained.ContentView() },
    ])
  func several(version: Version) throws {
    let host = version.host(size: CGSize(width: 400, height: 800))
    #expect(host.texts == ["Some text", "Some text", "Some text"])
    // Three of 53 and two gaps of 8 are 175, so the first starts at (800 - 175) / 2.
    for index in 0..<3 {
      let frame = try #require(host.frame("text \(index)"))
      #expect(frame.minY == 312.5 + CGFloat(index) * 61)
    }
  }

  @Test(
    "A container that arranges its content at the top does so",
    arguments: [
      Version("by hand") { HandwrittenContainers.TopArranged.ContentView() },
      Version("generated") { Containers.TopArranged.ContentView() },
    ])
  func top(version: Version) throws {
    let host = version.host(size: CGSize(width: 400, height: 800))
    #expect(host.texts == ["Some text", "Some text", "Some text"])
    for index in 0..<3 {
      let frame = try #require(host.frame("text \(index)"))
      #expect(frame.minY == CGFloat(index) * 61)
    }
  }
}
