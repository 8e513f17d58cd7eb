import HeadlessUI
import Testing

@testable import HandwrittenRectangles

@MainActor
@Suite("ForEach: rows that are told apart")
struct ColorsTests {
  @Test("Rows are told apart by themselves")
  func bySelf() {
    let host = ViewHost { BySelf.ContentView() }
    #expect(host.texts == ["Red", "Green", "Blue"])
    #expect(host.issues.isEmpty)
  }

  @Test("Rows with equal colours are told apart by ids of their own")
  func byID() {
    let host = ViewHost { ByID.ContentView() }
    #expect(host.texts == ["Red", "Red", "Blue"])
    #expect(host.issues.isEmpty)
  }

  @Test("Equal rows that are told apart by themselves are reported, and none is lost")
  func repeated() throws {
    let host = ViewHost { BySelf.ContentView(colors: [.red, .red, .blue]) }
    #expect(host.texts == ["Red", "Red", "Blue"])
    #expect(host.issues.map(\.kind) == [.duplicateID])
    let message = try #require(host.issues.first?.message)
    #expect(message.contains("the ID red occurs multiple times within the collection"))
    // A row is a line of 21 with 16 above and below, and 8 away from the next: two of them are 122.
    let red = try #require(host.frame("red"))
    let blue = try #require(host.frame("blue"))
    #expect(red.height == 53)
    #expect(blue.minY - red.minY == 122)
  }
}
