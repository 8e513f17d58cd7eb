import HeadlessUI
import Testing

@MainActor @Suite("A deep tree is built or refused, and never overflows the stack")
struct DepthTests {
  /// `depth` bodies inside of each other.
  struct Nested: View {
    let depth: Int
    let wrap: @MainActor (AnyView) -> AnyView

    var body: some View {
      depth == 0
        ? AnyView(Text("end").preference(key: Last.self, value: "end"))
        : wrap(AnyView(Nested(depth: depth - 1, wrap: wrap)))
    }
  }

  nonisolated struct Wrapping: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let wrap: @MainActor @Sendable (AnyView) -> AnyView
  }

  nonisolated static let wrappings = [
    Wrapping(testDescription: "AnyView") { $0 },
    Wrapping(testDescription: "modifier") { AnyView($0.accessibilityIdentifier("x")) },
    Wrapping(testDescription: "VStack") { child in AnyView(VStack { child }) },
    Wrapping(testDescription: "padding") { AnyView($0.padding(0.001)) },
    Wrapping(testDescription: "frame") { AnyView($0.frame(maxWidth: .infinity)) },
    Wrapping(testDescription: "geometry reader") { child in AnyView(GeometryReader { _ in child })
    },
    Wrapping(testDescription: "guide") { AnyView($0.alignmentGuide(.top) { _ in 1 }) },
    Wrapping(testDescription: "transform") {
      AnyView($0.transformPreference(Last.self) { $0 += "" })
    },
    Wrapping(testDescription: "custom modifier") { AnyView($0.modifier(Plain())) },
    Wrapping(testDescription: "group of two") { child in
      AnyView(
        Group {
          child
          Text("x")
        })
    },
    Wrapping(testDescription: "overlay") { child in AnyView(child.overlay { Text("o") }) },
  ]

  struct Plain: ViewModifier {
    func body(content: Content) -> some View { content }
  }

  @Test(arguments: wrappings)
  func tenThousandLevels(_ wrapping: Wrapping) {
    // A geometry reader that is too deep never gets to make its content.
    let host = ViewHost { Nested(depth: 10_000, wrap: wrapping.wrap) }
    let isRefused = host.issues.contains { $0.kind == .tooDeep }
    #expect(host.texts.contains("end") || isRefused)
    let value = host.value(of: Last.self)
    #expect(value == "end" || host.issues.contains { $0.kind == .tooDeep })
  }

  @Test func tenThousandModifiersInOneValue() {
    var view = AnyView(Text("end").preference(key: Last.self, value: "end"))
    for _ in 0..<10_000 { view = AnyView(view.accessibilityIdentifier("x")) }
    let host = ViewHost { VStack { view } }
    #expect(host.texts == ["end"])
    #expect(host.value(of: Last.self) == "end")
    #expect(host.issues.isEmpty)
  }

  @Test func whatIsRefusedIsReportedOnce() {
    let host = ViewHost { Nested(depth: 100_000) { child in AnyView(VStack { child }) } }
    _ = host.value(of: Last.self)
    let refusals = host.issues.filter { $0.kind == .tooDeep }.map(\.message)
    #expect(!refusals.isEmpty)
    #expect(Set(refusals).count == refusals.count)
  }

  @Test func aDeepTreeLeaves() {
    struct Sample: View {
      @State private var isOn = true
      var body: some View {
        VStack {
          Button("off") { isOn = false }.accessibilityIdentifier("off")
          if isOn { Nested(depth: 10_000) { child in AnyView(VStack { child }) } }
        }
      }
    }
    let host = ViewHost { Sample() }
    host.tap("off")
    #expect(host.texts == ["off"])
  }
}
