import HeadlessUI
import Testing

@MainActor @Suite("The screen")
struct ScreenTests {
  static let insets = EdgeInsets(top: 47, leading: 10, bottom: 34, trailing: 20)

  private func host<V: View>(@ViewBuilder _ content: @escaping () -> V) -> ViewHost {
    ViewHost(size: CGSize(width: 400, height: 800), safeArea: Self.insets, content: content)
  }

  @Test func aViewGetsTheSafeArea() {
    let host = host { Rectangle().accessibilityIdentifier("a") }
    #expect(host.frame("a") == CGRect(x: 10, y: 47, width: 370, height: 719))
  }

  @Test func aSmallerViewIsInTheMiddle() {
    let host = host { Text("a").accessibilityIdentifier("a") }
    // 10 + (370 - 9) / 2 and 47 + (719 - 21) / 2
    #expect(host.frame("a") == CGRect(x: 190.5, y: 396, width: 9, height: 21))
  }

  @Test func severalViewsAreAColumn() {
    let host = host {
      Text("a").accessibilityIdentifier("a")
      Text("b").accessibilityIdentifier("b")
    }
    #expect(host.frame("b")?.minY == (host.frame("a")?.minY ?? 0) + 29)
  }

  @Test func ignoringTheSafeArea() {
    let host = host { Rectangle().accessibilityIdentifier("a").ignoresSafeArea() }
    #expect(host.frame("a") == CGRect(x: 0, y: 0, width: 400, height: 800))
  }

  @Test func ignoringItAtOneEdge() {
    let host = host { Rectangle().accessibilityIdentifier("a").edgesIgnoringSafeArea(.top) }
    #expect(host.frame("a") == CGRect(x: 10, y: 0, width: 370, height: 766))
  }

  @Test func ignoringItOnlyWhereTheViewTouchesIt() {
    let host = host {
      VStack(spacing: 0) {
        Rectangle().frame(height: 100).ignoresSafeArea(edges: .vertical)
        Rectangle().accessibilityIdentifier("a").ignoresSafeArea(edges: .vertical)
      }
    }
    // Its top is at 147, where nothing is covered.
    #expect(host.frame("a") == CGRect(x: 10, y: 147, width: 370, height: 653))
  }

  @Test func insetsOfAProxy() {
    let log = Log<EdgeInsets>()
    _ = host {
      GeometryReader { proxy in
        let _ = log.add(proxy.safeAreaInsets)
        Color.clear
      }
    }
    #expect(log.entries.last == Self.insets)
  }

  @Test func textsCanBeMeasuredOtherwise() {
    struct Fixed: TextMeasurer {
      func measure(
        _ text: String, fontSize: CGFloat, lineLimit: Int?, proposal: ProposedViewSize
      ) -> TextMetrics {
        TextMetrics(
          size: CGSize(width: 100, height: fontSize), firstBaseline: 0, lastBaseline: 0)
      }
    }
    let host = host { Text("a").accessibilityIdentifier("a") }
    host.textMeasurer = Fixed()
    #expect(host.frame("a")?.size == CGSize(width: 100, height: 17))
  }

  @Test(arguments: [-1.0, .infinity, .nan])
  func framesThatMakeNoSenseAreReported(length: Double) {
    let host = host { Rectangle().frame(width: length, height: 10).accessibilityIdentifier("a") }
    #expect(host.frame("a")?.size == CGSize(width: 370, height: 10))
    #expect(
      host.issues.map(\.message) == ["Invalid frame dimension (negative or non-finite)."])
  }

  @Test func limitsThatContradictEachOtherAreReported() {
    let host = host { Rectangle().frame(minWidth: 50, maxWidth: 20).accessibilityIdentifier("a") }
    #expect(host.frame("a")?.width == 50)
    #expect(host.issues.map(\.message) == ["Contradictory frame constraints specified."])
  }

  @Test func aSafeAreaInsetComesAfterItsViewAtEveryEdge() {
    let top = host { Writer("a").safeAreaInset(edge: .top) { Writer("b") } }
    let leading = host { Writer("a").safeAreaInset(edge: .leading) { Writer("b") } }
    #expect(top.value(of: Append.self) == ["a", "b"])
    #expect(leading.value(of: Append.self) == ["a", "b"])
  }
}
