import HeadlessUI
import Testing

@testable import Goldens

/// Writers that come and go, layouts that depend on what is measured, and readers that write.
@MainActor
@Suite("What is generated settles")
struct SettlingTests {
  private final class Log<Value> {
    var values: [Value] = []
  }

  private func host<Content: View>(
    _ width: CGFloat = 100, _ height: CGFloat = 200, @ViewBuilder _ content: @escaping () -> Content
  ) -> ViewHost {
    ViewHost(size: CGSize(width: width, height: height), content: content)
  }

  @Test("then hears of a resize, and of nothing where only the subtree changes")
  func resizes() {
    let outer = Log<CGFloat>()
    let inner = Log<CGFloat>()
    let host = host(80) {
      HStack(spacing: 0) {
        Color.red.readWidth { inner.values.append($0) }
        Color.blue.frame(width: 30)
      }
      .frame(maxWidth: 70)
      .readWidth { outer.values.append($0) }
    }
    host.resize(to: CGSize(width: 60, height: 10))
    #expect(outer.values == [70, 60])
    #expect(inner.values == [40, 30])
    host.resize(to: CGSize(width: 60, height: 20))
    #expect(outer.values == [70, 60])
    #expect(inner.values == [40, 30])
  }

  private struct Rows: View {
    @State private var count = 3

    var body: some View {
      VStack(spacing: 0) {
        Button("fewer") { count -= 1 }.accessibilityIdentifier("fewer")
        LazyVStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { row in
            Color.red.frame(width: CGFloat(10 * (row + 1)), height: 5)
              .measureColumn(column: row, to: .constant(0))
          }
        }
      }
    }
  }

  @Test("Entries of a lazy stack's rows come and go with the rows")
  func lazyRows() {
    let host = host { Rows() }
    #expect(host.value(of: ColumnsKey.self) == [0: 10, 1: 20, 2: 30])
    #expect(host.tap("fewer"))
    #expect(host.value(of: ColumnsKey.self) == [0: 10, 1: 20])
    #expect(host.issues.isEmpty)
  }

  @Test("Rows of a list are measured at the list's width")
  func listRows() {
    let host = host(90) {
      List(0..<2) { row in
        Color.red.frame(height: 5).measureColumn(column: row, to: .constant(0))
      }
    }
    #expect(host.value(of: ColumnsKey.self) == [0: 90, 1: 90])
  }

  private struct Conditional: View {
    @State private var isShown = true
    @State private var heading = "none yet"

    var body: some View {
      VStack {
        Text(heading)
        Button("toggle") { isShown.toggle() }.accessibilityIdentifier("toggle")
        if isShown { Text("a").heading("A") }
      }
      .bindHeading(to: $heading)
    }
  }

  @Test("A binding goes back to the default when the writer leaves")
  func conditionalWriter() {
    let host = host { Conditional() }
    #expect(host.texts.first == "A")
    #expect(host.tap("toggle"))
    #expect(host.texts.first == "")
    #expect(host.tap("toggle"))
    #expect(host.texts.first == "A")
  }

  @Test("What an overlay's content writes itself is not read by it, and goes on to views around")
  func overlayThatWrites() {
    let host = host {
      Text("a").caption("inside")
        .captioned { caption in Text(caption).caption("from the overlay of \(caption)") }
    }
    #expect(host.texts == ["a", "inside"])
    #expect(host.value(of: CaptionKey.self) == "from the overlay of inside")
    #expect(host.issues.isEmpty)
  }

  /// A view that is always one wider than what was measured of it.
  private struct Growing: View {
    @State private var width: CGFloat = 10

    var body: some View {
      Color.red.frame(width: width + 1, height: 5).storeWidth(to: $width)
    }
  }

  @Test("A binding that changes what is measured stops, and is reported")
  func loop() {
    let host = host { Growing() }
    #expect(host.issues.count == 1)
    #expect(host.issues.first?.message.contains("WidthKey") == true)
  }

  /// The same without a key.
  private struct GrowingFrame: View {
    @State private var frame = CGRect.zero

    var body: some View {
      Color.red.frame(width: frame.width + 1, height: 5).readFrame(to: $frame)
    }
  }

  @Test("So does one without a key")
  func keylessLoop() {
    let host = host { GrowingFrame() }
    #expect(!host.issues.isEmpty)
  }

  @Test("Observers on one view hear the same, the inner one first")
  func observers() {
    let heard = Log<String>()
    let host = host {
      Text("a").heading("A")
        .onHeadingChange { heard.values.append("inner \($0)") }
        .prefixedHeading(with: "the ")
        .whenHeadingChanges { heard.values.append("outer \($0)") }
    }
    #expect(heard.values == ["inner A", "outer the A"])
    #expect(host.issues.isEmpty)
  }

  @Test("Negative numbers are rounded to the nearest multiple, as positive ones are")
  func negativeRounding() {
    let host = host {
      Color.red.frame(width: 20, height: 20).measureGlobalFrame()
        .offset(x: -13, y: -3)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    // The frame is (-13, -3, 20, 20): -13 / 8 is -1.625, -3 / 8 is -0.375, 20 / 8 is 2.5.
    #expect(
      host.value(of: FrameKey.self) == CGRect(x: -16, y: 0, width: 24, height: 24))
  }

  @Test("Anchors follow the scrolling")
  func scrolledAnchors() {
    let host = host(100, 50) {
      ScrollView {
        VStack(spacing: 0) {
          Color.green.frame(width: 10, height: 40)
          Color.red.frame(width: 10, height: 100).boundsAnchor(id: "red")
        }
      }
      .accessibilityIdentifier("scroll")
      .boundsOverlay { bounds, proxy in
        if let anchor = bounds["red"] {
          Text("top \(Int(proxy[anchor].minY))")
        }
      }
    }
    #expect(host.texts == ["top 40"])
    #expect(host.scroll("scroll", to: CGPoint(x: 0, y: 15)))
    #expect(host.texts == ["top 25"])
  }
}
