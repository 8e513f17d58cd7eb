import HeadlessUI
import Testing

/// Gives every view the width of the widest, in a row.
private struct EqualWidths: Layout {
  struct Cache {
    var width: CGFloat
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(width: subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    let height = subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
    return CGSize(width: cache.width * CGFloat(subviews.count), height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * cache.width, y: bounds.midY),
        anchor: .leading, proposal: ProposedViewSize(width: cache.width, height: nil))
    }
  }
}

private struct Column: LayoutValueKey {
  static var defaultValue: Int { 0 }
}

/// Puts each view into the column that it names; leaves those of column 9 alone.
private struct Columns: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews where subview[Column.self] != 9 {
      subview.place(
        at: CGPoint(x: CGFloat(subview[Column.self]) * 20, y: 0), proposal: .unspecified)
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guide == .leading ? 30 : nil
  }
}

@MainActor @Suite("Layouts of one's own")
struct CustomLayoutTests {
  @Test func placesItsViews() {
    let host = ViewHost(size: CGSize(width: 200, height: 100)) {
      EqualWidths {
        Text("a").accessibilityIdentifier("a")
        Rectangle().frame(height: 10).frame(idealWidth: 40).accessibilityIdentifier("b")
      }
      .accessibilityIdentifier("layout")
    }
    // The ideal widths are 9 and 40.
    #expect(host.frame("layout") == CGRect(x: 60, y: 39.5, width: 80, height: 21))
    #expect(host.frame("a") == CGRect(x: 60, y: 39.5, width: 9, height: 21))
    #expect(host.frame("b") == CGRect(x: 100, y: 45, width: 40, height: 10))
  }

  @Test func theCacheFollowsItsViews() {
    struct Sample: View {
      @State private var text = "a"
      @State private var count = 1
      var body: some View {
        EqualWidths {
          Button(text) { text = "abc" }.accessibilityIdentifier("grow")
          ForEach(0..<count, id: \.self) { _ in Text("x") }
        }
        .accessibilityIdentifier("layout")
        Button("more") { count = 2 }.accessibilityIdentifier("more")
      }
    }
    let host = ViewHost { Sample() }
    #expect(host.frame("layout")?.width == 18)
    host.tap("grow")
    #expect(host.frame("layout")?.width == 54)
    host.tap("more")
    #expect(host.frame("layout")?.width == 81)
  }

  @Test func readsLayoutValuesAndCentresWhatIsNotPlaced() {
    let host = ViewHost(size: CGSize(width: 100, height: 50)) {
      Columns {
        Rectangle().accessibilityIdentifier("a").layoutValue(key: Column.self, value: 2)
        Rectangle().frame(width: 10, height: 10).accessibilityIdentifier("b")
          .layoutValue(key: Column.self, value: 9).padding(0)
        Rectangle().accessibilityIdentifier("c")
      }
    }
    #expect(host.frame("a") == CGRect(x: 40, y: 0, width: 10, height: 10))
    #expect(host.frame("b") == CGRect(x: 45, y: 20, width: 10, height: 10))
    #expect(host.frame("c") == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func hasGuidesOfItsOwn() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      VStack(alignment: .leading, spacing: 0) {
        Columns {}.frame(width: 50, height: 10)
        Rectangle().frame(width: 10, height: 10).accessibilityIdentifier("a")
      }
      .accessibilityIdentifier("stack")
    }
    // The stack begins where the layout does, 30 before the other one.
    let stack = host.frame("stack")?.minX ?? 0
    #expect(host.frame("a")?.minX == stack + 30)
  }

  @Test func anyLayoutKeepsTheViewsState() {
    struct Counter: View {
      @State private var taps = 0
      var body: some View {
        Button("\(taps)") { taps += 1 }.accessibilityIdentifier("tap")
      }
    }
    struct Sample: View {
      @State private var isRow = true
      var body: some View {
        let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout())
        layout {
          Counter()
          Button("turn") { isRow.toggle() }.accessibilityIdentifier("turn")
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Sample() }
    host.tap("tap")
    #expect(host.frame("tap")?.minY == host.frame("turn")?.minY)
    host.tap("turn")
    #expect(host.texts == ["1", "turn"])
    #expect(host.frame("turn")?.minY == (host.frame("tap")?.minY ?? 0) + 29)
  }

  @Test func aSpacerKnowsTheAxisOfALayout() {
    let host = ViewHost(size: CGSize(width: 100, height: 50)) {
      AnyLayout(HStackLayout()) {
        Text("a").accessibilityIdentifier("a")
        Spacer()
        Text("b").accessibilityIdentifier("b")
      }
    }
    #expect(host.frame("a")?.minX == 0)
    #expect(host.frame("b")?.maxX == 100)
  }

  @Test func preferencesFoldInSourceOrder() {
    let host = ViewHost {
      Columns {
        Writer("a").layoutValue(key: Column.self, value: 3)
        Writer("b")
      }
    }
    #expect(host.value(of: Append.self) == ["a", "b"])
  }
}
