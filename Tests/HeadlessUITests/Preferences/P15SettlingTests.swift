import HeadlessUI
import Testing

private struct SizeKey: PreferenceKey {
  static var defaultValue: CGSize { .zero }
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}

private struct WidthKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

@MainActor @Suite("P15 Writes that are driven by geometry settle within the update")
struct P15SettlingTests {
  struct BlueRectangle: View {
    @State private var size = CGSize(width: 20, height: 40)

    var body: some View {
      VStack {
        Rectangle()
          .frame(width: size.width, height: size.height)
          .foregroundStyle(.blue)
          .accessibilityIdentifier("blue")
        BlackRectangle()
          .frame(height: 60)
      }
      .onPreferenceChange(SizeKey.self) { size = $0 }
    }
  }

  struct BlackRectangle: View {
    var body: some View {
      HStack {
        Rectangle()
        GeometryReader { proxy in
          Rectangle().preference(key: SizeKey.self, value: proxy.size)
        }
        Rectangle()
        Rectangle()
      }
    }
  }

  @Test func theBlueRectangleTakesTheSizeOfABlackOne() {
    let host = ViewHost(size: CGSize(width: 430, height: 932)) { BlueRectangle() }
    #expect(host.frame("blue")?.size == CGSize(width: 101.5, height: 60))
    #expect(host.passes.count == 2)
    #expect(host.issues.isEmpty)
  }

  @Test func andFollowsTheScreen() {
    let host = ViewHost(size: CGSize(width: 430, height: 932)) { BlueRectangle() }
    host.resize(to: CGSize(width: 224, height: 400))
    #expect(host.frame("blue")?.size == CGSize(width: 50, height: 60))
  }

  @Test func columnsOfEqualWidth() {
    struct Columns: View {
      @State private var width: CGFloat?
      var body: some View {
        HStack(spacing: 0) {
          ForEach(["a", "abc", "ab"], id: \.self) { text in
            Text(text)
              .background {
                GeometryReader { proxy in
                  Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
                }
              }
              .frame(width: width)
              .accessibilityIdentifier(text)
          }
        }
        .onPreferenceChange(WidthKey.self) { width = $0 }
      }
    }
    let host = ViewHost { Columns() }
    for text in ["a", "abc", "ab"] { #expect(host.frame(text)?.width == 27) }
  }

  @Test func aMeasuredWidthPlusOneIsStoppedAndReported() {
    struct Growing: View {
      @State private var width: CGFloat = 10
      var body: some View {
        GeometryReader { proxy in
          Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
        }
        .frame(width: width)
        .accessibilityIdentifier("growing")
        .onPreferenceChange(WidthKey.self) { width = $0 + 1 }
      }
    }
    let host = ViewHost { Growing() }
    // 10 is measured and makes 11, that makes 12, which is measured and dropped.
    #expect(host.frame("growing")?.width == 12)
    #expect(
      host.issues.map(\.message)
        == ["Bound preference WidthKey tried to update multiple times per frame."])
  }

  @Test func geometryChangesStopAtARepeatedValue() {
    struct Swinging: View {
      let log: Log<CGFloat>
      @State private var isWide = false
      var body: some View {
        Color.clear
          .frame(width: isWide ? 20 : 10)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: { width in
            log.add(width)
            isWide.toggle()
          }
      }
    }
    let log = Log<CGFloat>()
    let host = ViewHost { Swinging(log: log) }
    _ = host.texts
    #expect(log.entries == [10, 20])
  }

  @Test func onGeometryChangeReportsTheOldAndTheNewValue() {
    let log = Log<String>()
    let host = ViewHost(size: CGSize(width: 100, height: 50)) {
      Color.clear.onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: { old, new in
        log.add("\(Int(old))-\(Int(new))")
      }
    }
    host.resize(to: CGSize(width: 80, height: 50))
    host.resize(to: CGSize(width: 80, height: 60))
    #expect(log.entries == ["100-100", "100-80"])
  }

  @Test func writesInAGeometryReadersContentAreDropped() {
    struct Sample: View {
      @State private var width: CGFloat = 0
      var body: some View {
        GeometryReader { proxy in
          let _ = (width = proxy.size.width)
          Text("\(width)")
        }
      }
    }
    let host = ViewHost { Sample() }
    #expect(host.texts == ["0.000000"])
    #expect(host.issues.map(\.kind) == [.stateWrittenDuringUpdate])
  }

  @Test func aGeometryReadersContentKeepsItsState() {
    struct Counter: View {
      let width: CGFloat
      @State private var taps = 0
      var body: some View {
        Button("\(Int(width)) \(taps)") { taps += 1 }.accessibilityIdentifier("tap")
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 50)) {
      GeometryReader { Counter(width: $0.size.width) }
    }
    host.tap("tap")
    host.resize(to: CGSize(width: 90, height: 50))
    #expect(host.texts == ["90 1"])
  }
}
