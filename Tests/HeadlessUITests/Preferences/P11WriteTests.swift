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
}
