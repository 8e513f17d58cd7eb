import HeadlessUI
import Testing

@MainActor @Suite("Scrolling")
struct ScrollTests {
  struct Rows: View {
    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("go") { proxy.scrollTo(7) }.accessibilityIdentifier("reveal")
          Button("top") { proxy.scrollTo(5, anchor: .top) }.accessibilityIdentifier("top")
          Button("end") { proxy.scrollTo("end", anchor: .top) }.accessibilityIdentifier("end")
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<10) { row in
                Color.red.frame(height: 50).accessibilityIdentifier("row \(row)")
              }
              Color.red.frame(height: 50).id("end")
            }
          }
          .frame(height: 100)
          .accessibilityIdentifier("scroll")
        }
      }
    }
  }

  private func offset(_ host: ViewHost) -> CGFloat {
    (host.frame("scroll")?.minY ?? 0) - (host.frame("row 0")?.minY ?? 0)
  }

  @Test func aTestScrollsFreely() {
    let host = ViewHost { Rows() }
    #expect(offset(host) == 0)
    #expect(host.scroll("scroll", to: CGPoint(x: 0, y: 30)))
    #expect(offset(host) == 30)
    #expect(host.scroll("row 0", to: CGPoint(x: 0, y: -5)))
    #expect(offset(host) == -5)
  }

  @Test func aProxyScrollsAsLittleAsItTakes() {
    let host = ViewHost { Rows() }
    host.tap("reveal")
    // Row 7 ends at 400; 100 are shown.
    #expect(offset(host) == 300)
    host.tap("reveal")
    #expect(offset(host) == 300)
  }

  @Test func aProxyScrollsToAnAnchorWithinTheContent() {
    let host = ViewHost { Rows() }
    host.tap("top")
    #expect(offset(host) == 250)
    host.tap("end")
    // The row at 500 cannot come to the top: the content ends at 550.
    #expect(offset(host) == 450)
  }

  @Test func theSpaceOfTheScrollView() {
    let log = Log<CGFloat>()
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 50)
          GeometryReader { proxy in
            let _ = log.add(proxy.frame(in: .scrollView).minY)
            Color.clear
          }
          .frame(height: 10)
          Color.red.frame(height: 500)
        }
      }
      .padding(20)
      .accessibilityIdentifier("scroll")
    }
    host.scroll("scroll", to: CGPoint(x: 0, y: 15))
    #expect(log.entries == [50, 35])
  }

  @Test func scrollingEvaluatesNoBodies() {
    let host = ViewHost { Rows() }
    host.resetCounters()
    host.scroll("scroll", to: CGPoint(x: 0, y: 30))
    #expect(host.counters.bodies == 0)
    #expect(host.counters.layouts == 0)
  }
}
