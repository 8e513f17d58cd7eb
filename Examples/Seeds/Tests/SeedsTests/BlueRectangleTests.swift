import HeadlessUI
import Testing

@testable import HandwrittenRectangles

@MainActor
@Suite("BlueRectangle and BlackRectangle: one rectangle as large as another")
struct BlueRectangleTests {
  private static let screen = CGSize(width: 430, height: 932)

  @Test("At first the blue rectangle has a size of its own")
  func unrelated() {
    let host = ViewHost(size: Self.screen) { Unrelated.BlueRectangle() }
    #expect(host.frame("blue")?.size == CGSize(width: 20, height: 40))
    // Four rectangles and three gaps of 8: (430 - 24) / 4 = 101.5.
    for index in 0..<4 {
      #expect(host.frame("black \(index)")?.size == CGSize(width: 101.5, height: 60))
    }
  }

  @Test("The blue rectangle takes the size that the black ones report")
  func related() {
    let host = ViewHost(size: Self.screen) { BlueRectangle() }
    for index in 0..<4 {
      #expect(host.frame("black \(index)")?.size == CGSize(width: 101.5, height: 60))
    }
    #expect(host.frame("blue")?.size == CGSize(width: 101.5, height: 60))
    #expect(host.issues.isEmpty)
  }

  @Test("Each rectangle says how wide it is, the blue one at first 20")
  func texts() {
    let host = ViewHost(size: Self.screen) { BlueRectangle() }
    #expect(host.passes.first?.first == "20.000000")
    #expect(host.texts == Array(repeating: "101.500000", count: 5))
  }

  @Test("The blue rectangle follows when the screen becomes wider")
  func resizing() {
    let host = ViewHost(size: Self.screen) { BlueRectangle() }
    // (824 - 24) / 4 = 200.
    host.resize(to: CGSize(width: 824, height: 932))
    #expect(host.frame("blue")?.size == CGSize(width: 200, height: 60))
  }
}
