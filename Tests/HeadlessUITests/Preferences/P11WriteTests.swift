import HeadlessUI
import Testing

@MainActor @Suite("P11 State written while an update is computed is dropped and reported")
struct P11WriteTests {
  static let message =
    "Modifying state during view update, this will cause undefined behavior."

  @Test func inABody() {
    struct Sample: View {
      @State private var count = 0
      var body: some View {
        let _ = (count = 5)
        Text("\(count)")
      }
    }
    let host = ViewHost { Sample() }
    #expect(host.texts == ["0"])
    #expect(host.issues.map(\.message) == [Self.message])
  }

  @Test func inATransform() {
    struct Sample: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)").transformPreference(Sum.self) { _ in count = 7 }
      }
    }
    let host = ViewHost { Sample() }
    _ = host.value(of: Sum.self)
    #expect(host.texts == ["0"])
    #expect(host.issues.map(\.message) == [Self.message])
  }

  @Test func writingAnEqualValueIsNoChange() {
    struct Sample: View {
      @State private var count = 0
      var body: some View {
        let _ = (count = 0)
        Button("\(count)") { count = 0 }.accessibilityIdentifier("same")
      }
    }
    let host = ViewHost { Sample() }
    #expect(host.issues.isEmpty)
    host.resetCounters()
    host.tap("same")
    #expect(host.counters.bodies == 0)
  }

  @Test func inAnActionItIsRight() {
    struct Sample: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)").onAppear { count = 1 }.onChange(of: count) { count = 2 }
      }
    }
    let host = ViewHost { Sample() }
    #expect(host.passes == [["0"], ["1"], ["2"]])
    #expect(host.issues.map(\.kind) == [])
  }

  @Test func inAReduce() {
    struct Writing: PreferenceKey {
      static nonisolated(unsafe) var write: () -> Void = {}
      static var defaultValue: Int { 0 }
      static func reduce(value: inout Int, nextValue: () -> Int) {
        write()
        value += nextValue()
      }
    }
    struct Sample: View {
      @State private var count = 0
      var body: some View {
        let _ = (Writing.write = { count = 9 })
        VStack {
          Text("\(count)").preference(key: Writing.self, value: 1)
          Text("x").preference(key: Writing.self, value: 2)
        }
      }
    }
    let host = ViewHost { Sample() }
    #expect(host.value(of: Writing.self) == 3)
    #expect(host.texts == ["0", "x"])
    #expect(host.issues.map(\.message) == [Self.message])
    Writing.write = {}
  }

  @Test func inALayout() {
    struct WritingLayout: Layout, @unchecked Sendable {
      let write: () -> Void
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        write()
        return .zero
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    struct Sample: View {
      @State private var count = 0
      var body: some View {
        WritingLayout(write: { count = 9 })() { Text("\(count)") }
      }
    }
    let host = ViewHost { Sample() }
    #expect(host.texts == ["0"])
    #expect(host.issues.contains { $0.kind == .stateWrittenDuringUpdate })
  }
}
