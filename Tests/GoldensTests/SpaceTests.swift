import HeadlessUI
import Testing

@testable import Goldens

@MainActor
@Suite("Coordinate spaces are found by their constants")
struct SpaceTests {
  @MainActor
  private final class Frames {
    var inContent = CGRect.null
    var inPage = CGRect.null
    var global = CGRect.null

    var reader: SpaceReader {
      SpaceReader { inContent, inPage, global in
        (self.inContent, self.inPage, self.global) = (inContent, inPage, global)
      }
    }
  }

  @Test("Of two nested scroll views that declare one space the nearest wins")
  func nearestWins() {
    let frames = Frames()
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(width: 100, height: 40)
          ScrollView {
            VStack(spacing: 0) {
              Color.green.frame(width: 100, height: 20)
              frames.reader.frame(width: 100, height: 300)
            }
          }
          .frame(width: 100, height: 50)
          .accessibilityIdentifier("inner")
          .contentSpace()
          Color.blue.frame(width: 100, height: 300)
        }
      }
      .accessibilityIdentifier("outer")
      .contentSpace()
    }
    #expect(frames.inContent.minY == 20)
    #expect(frames.global.minY == 60)
    #expect(host.scroll("inner", to: CGPoint(x: 0, y: 15)))
    #expect(frames.inContent.minY == 5)
    #expect(host.scroll("outer", to: CGPoint(x: 0, y: 30)))
    #expect(frames.inContent.minY == 5)
    #expect(frames.global.minY == 15)
  }

  @Test("An id with quotes and backslashes names one space at both ends")
  func oddID() {
    let frames = Frames()
    _ = ViewHost(size: CGSize(width: 100, height: 100)) {
      VStack(spacing: 0) {
        Color.red.frame(width: 100, height: 40)
        VStack(spacing: 0) {
          Color.green.frame(width: 100, height: 10)
          frames.reader.frame(width: 100, height: 50)
        }
        .pageSpace()
      }
    }
    #expect(frames.inPage.minY == 10)
    #expect(frames.global.minY == 50)
  }

  @Test("Both constants of a space are one space, with the text of the spec as its name")
  func constants() {
    let older: CoordinateSpace = .page
    let newer: NamedCoordinateSpace = .page
    #expect(older == .named(#"a "page" \ \(its)"#))
    #expect(newer.coordinateSpace == older)
    #expect(CoordinateSpace.content == .named("content"))
  }
}
