import HeadlessUI
import Testing

private struct GeometryPreferenceBootCamp: View {
  @State private var rectSize: CGSize = .zero
  var body: some View {
    VStack {
      Spacer()
      Text("Hello, World!")
        .frame(width: rectSize.width, height: rectSize.height)
        .background(Color.blue)
        .accessibilityIdentifier("text")
      Spacer()
      HStack {
        Rectangle()
        GeometryReader { geometry in
          Rectangle()
            .updateRectangleGeoSize(geometry.size)
        }
        Rectangle()
      }
      .frame(height: 55)
    }
    .onPreferenceChange(RectangleGeometryPreferenceKey.self) { value in
      self.rectSize = value
    }
  }
}

extension View {
  fileprivate func updateRectangleGeoSize(_ size: CGSize) -> some View {
    preference(key: RectangleGeometryPreferenceKey.self, value: size)
  }
}

private struct RectangleGeometryPreferenceKey: PreferenceKey {
  static var defaultValue: CGSize { .zero }
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) {
    value = nextValue()
  }
}

private struct ScrollViewOffsetPreferenceBootCamp: View {
  let title = "SCROLL VIEW"
  @State private var scrollViewOffset: CGFloat = 0
  var body: some View {
    ScrollView {
      VStack {
        titleLayer
          .accessibilityIdentifier("title")
          .opacity(Double(scrollViewOffset) / 63.0)
          .onScrollViewOffsetChange { offset in
            scrollViewOffset = offset
          }
        contentLayer
      }
      .padding()
    }
    .accessibilityIdentifier("scroll")
    .overlay(Text("\(scrollViewOffset)"))
    .overlay(
      navBarLayer.accessibilityIdentifier("bar").opacity(scrollViewOffset < 40 ? 1.0 : 0.0),
      alignment: .top)
  }
}

extension View {
  fileprivate func onScrollViewOffsetChange(
    action: @escaping (_ offset: CGFloat) -> Void
  ) -> some View {
    self
      .background(
        GeometryReader { geometry in
          Text("")
            .preference(
              key: ScrollViewOffsetPreferenceKey.self, value: geometry.frame(in: .global).minY)
        }
      )
      .onPreferenceChange(ScrollViewOffsetPreferenceKey.self) { value in
        action(value)
      }
  }
}

extension ScrollViewOffsetPreferenceBootCamp {
  private var titleLayer: some View {
    Text(title)
      .font(.largeTitle)
      .fontWeight(.semibold)
      .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var contentLayer: some View {
    ForEach(0..<100) { _ in
      RoundedRectangle(cornerRadius: 10)
        .fill(Color.red.opacity(0.3))
        .frame(width: 300, height: 200)

    }
  }

  private var navBarLayer: some View {
    Text("OVERLAY TITLE")
      .font(.headline)
      .fontWeight(.bold)
      .frame(maxWidth: .infinity)
      .frame(height: 55)
      .background(.white)
  }
}

private struct ScrollViewOffsetPreferenceKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = nextValue()
  }
}

private struct ChildHeightPreferenceKey: PreferenceKey {
  typealias Value = Double?
  static var defaultValue: Double? { nil }
  static func reduce(value: inout Double?, nextValue: () -> Double?) {
    value = nextValue() ?? value
  }
}

private struct ParentView: View {
  @State private var childHeight: Double? = nil

  var body: some View {
    VStack {
      Text("Висина дечијег приказа: \(childHeight != nil ? "\(childHeight!)" : "-")")
      ChildView()
        .onPreferenceChange(ChildHeightPreferenceKey.self) { newValue in
          self.childHeight = newValue
        }
    }
  }
}

private struct ChildView: View {
  var body: some View {
    GeometryReader { geometry in
      Rectangle()
        .fill(Color.blue)
        .frame(height: 100)
        .preference(key: ChildHeightPreferenceKey.self, value: geometry.size.height)
    }
    .frame(height: 100)
  }
}

@MainActor @Suite("Sizes and offsets that travel upward")
struct GeometryArticleTests {
  @Test func theTextTakesTheSizeOfTheMiddleRectangle() {
    let host = ViewHost(size: CGSize(width: 316, height: 600)) { GeometryPreferenceBootCamp() }
    // (316 - 2 * 8) / 3 = 100
    #expect(host.frame("text")?.size == CGSize(width: 100, height: 55))
    #expect(host.issues.isEmpty)
  }

  @Test func theTitleFadesAndTheBarComesIn() {
    let host = ViewHost(
      size: CGSize(width: 390, height: 844),
      safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
    ) {
      ScrollViewOffsetPreferenceBootCamp()
    }
    // The safe area's 47 and the padding's 16.
    #expect(host.texts.contains("63.000000"))
    #expect(host.opacity("title") == 1)
    #expect(host.opacity("bar") == 0)
    host.scroll("scroll", to: CGPoint(x: 0, y: 21))
    #expect(host.texts.contains("42.000000"))
    #expect(host.opacity("title") == 42.0 / 63.0)
    #expect(host.opacity("bar") == 0)
    host.scroll("scroll", to: CGPoint(x: 0, y: 24))
    #expect(host.texts.contains("39.000000"))
    #expect(host.opacity("bar") == 1)
    #expect(host.issues.isEmpty)
  }

  @Test func anOptionalHeight() {
    let host = ViewHost { ParentView() }
    #expect(
      host.passes.map(\.first) == ["Висина дечијег приказа: -", "Висина дечијег приказа: 100.0"])
  }
}
