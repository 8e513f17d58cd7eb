import HeadlessUI
import Testing

@testable import Goldens

@MainActor
@Suite("What is generated builds views from values, and from content")
struct BuildingTests {
  private func host<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> ViewHost {
    ViewHost(size: CGSize(width: 100, height: 100), content: content)
  }

  @Test("Anchors are entries by id, and a proxy resolves them in front of the view")
  func anchors() {
    let host = host {
      VStack(spacing: 0) {
        Color.red.frame(width: 100, height: 30).boundsAnchor(id: "a")
        Color.blue.frame(width: 40, height: 70).boundsAnchor(id: "b")
      }
      .boundsOverlay { bounds, proxy in
        if let anchor = bounds["b"] {
          Color.black.frame(width: proxy[anchor].width, height: proxy[anchor].height)
            .accessibilityIdentifier("mark")
            .offset(x: proxy[anchor].minX, y: proxy[anchor].minY)
        }
      }
    }
    #expect(host.frame("mark") == CGRect(x: 30, y: 30, width: 40, height: 70))
    #expect(host.value(of: BoundsKey.self).keys.sorted() == ["a", "b"])
  }

  @Test("Of two anchors with one id the strategy of merge decides, and nothing traps")
  func conflictingIDs() {
    func marked(_ bounds: [String: Anchor<CGRect>], _ proxy: GeometryProxy) -> some View {
      Text("\(Int(bounds["a"].map { proxy[$0].height } ?? 0))")
    }
    let last = host {
      VStack(spacing: 0) {
        Color.red.frame(height: 10).boundsAnchor(id: "a")
        Color.red.frame(height: 20).boundsAnchor(id: "a")
      }
      .boundsOverlay(content: marked)
    }
    #expect(last.texts == ["20"])
    let first = host {
      VStack(spacing: 0) {
        Color.red.frame(height: 10).firstBoundsAnchor(id: "a")
        Color.red.frame(height: 20).firstBoundsAnchor(id: "a")
      }
      .overlayPreferenceValue(FirstBoundsKey.self) { bounds in
        GeometryReader { marked(bounds, $0) }
      }
    }
    #expect(first.texts == ["10"])
  }

  @Test("A background is built from the value, which then stops")
  func background() {
    let host = host {
      Color.red.frame(width: 10, height: 10).boundsAnchor(id: "a")
        .boundsBackground { Text("\($0.count) below") }
    }
    #expect(host.texts == ["1 below"])
    #expect(host.value(of: BoundsKey.self).isEmpty)
  }

  @Test("An anchor of a point is an element, in a ViewModifier too")
  func points() {
    let host = host {
      VStack(spacing: 0) {
        Color.red.frame(width: 10, height: 40).centerAnchor()
        Color.red.frame(width: 10, height: 60).centerAnchor()
      }
      .frame(width: 100, height: 100)
      .centersOverlay(alignment: .topLeading) { centers in
        GeometryReader { proxy in
          Text(centers.map { "\(Int(proxy[$0].x)),\(Int(proxy[$0].y))" }.joined(separator: " "))
        }
      }
    }
    #expect(host.texts == ["50,20 50,70"])
  }

  @Test("An anchor's expression over its parameters is written")
  func taggedAnchors() {
    let host = host {
      VStack {
        Text("a").tagged(1)
        Text("b").tagged(2, active: false)
        Text("c").tagged(3)
      }
    }
    #expect(host.value(of: TagsKey.self).map(\.tag) == [1, 3])
  }

  @Test("Modifiers on a generic key take its parameter from the call")
  func genericKey() {
    let host = host {
      Color.red.frame(width: 10, height: 20).genericBounds(id: 7)
        .genericBoundsBackground { (bounds: [Int: Anchor<CGRect>], proxy) in
          Text(bounds.map { "\($0): \(Int(proxy[$1].height))" }.joined())
        }
    }
    #expect(host.texts == ["7: 20"])
  }

  @Test("Content lies where the alignment says")
  func alignment() {
    let host = host {
      Color.red.frame(width: 100, height: 100).caption("below")
        .captioned { Text($0).accessibilityIdentifier("caption") }
    }
    #expect(host.texts == ["below"])
    #expect(host.frame("caption")?.maxY == 100)
  }

  private final class Taps {
    var count = 0
  }

  private struct Page: View {
    let taps: Taps
    @State private var isOn = false

    var body: some View {
      Text("content").labelled(isOn: $isOn) {
        Text($0 ? "on" : "off")
      } badge: {
        Text("badge")
      } action: {
        taps.count += 1
      }
    }
  }

  @Test("A custom modifier has state, bindings, builders and closures")
  func custom() {
    let taps = Taps()
    let host = host { Page(taps: taps) }
    #expect(host.texts == ["off", "content", "tap 0"])
    host.tap("tap")
    #expect(host.texts == ["on", "content", "badge", "tap 1"])
    #expect(taps.count == 1)
  }

  @Test("The first value of a state may be that of an argument")
  func startingState() {
    let host = host {
      Text("content").labelled(
        isOn: .constant(true), label: { _ in Text("a") }, badge: { Text("b") }, action: {},
        start: 4)
    }
    #expect(host.texts == ["a", "content", "b", "tap 4"])
  }

  @Test("A custom method builds from the view it is called on")
  func customMethods() {
    let framed = host {
      Color.red.frame(width: 10, height: 10).framed(5).accessibilityIdentifier("framed")
    }
    #expect(framed.frame("framed")?.size == CGSize(width: 20, height: 20))
    #expect(host { Text("a").only(1, is: 1) }.texts == ["a"])
    #expect(host { Text("a").only(1, is: 2) }.texts == [])
    #expect(host { Text("a").typed(Int.self) }.texts == ["a"])
  }
}
