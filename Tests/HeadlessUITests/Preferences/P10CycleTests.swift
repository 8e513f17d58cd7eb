import HeadlessUI
import Testing

@MainActor @Suite("P10 An update always ends")
struct P10CycleTests {
  /// Reports one more than it has read: never settles by itself.
  struct Feedback: View {
    let log: Log<Int>
    @State private var value = 0
    @State private var other = 0
    var body: some View {
      VStack {
        Button("\(value) \(other)") { other += 1 }.accessibilityIdentifier("other")
          .preference(key: Greatest.self, value: value + 1)
        // Makes the reader read again, and never reports the greatest value.
        Color.clear.preference(key: Greatest.self, value: other - 100)
      }
      .onPreferenceChange(Greatest.self) {
        log.add($0)
        value = $0
      }
    }
  }

  @Test func theThirdRunIsDroppedAndReportedOnce() {
    let log = Log<Int>()
    let host = ViewHost { Feedback(log: log) }
    #expect(log.entries == [1, 2])
    #expect(host.texts == ["2 0"])
    #expect(
      host.issues.map(\.message)
        == ["Bound preference Greatest tried to update multiple times per frame."])
  }

  @Test func whatWasDroppedIsRememberedAsSeen() {
    let log = Log<Int>()
    let host = ViewHost { Feedback(log: log) }
    // The value is 3, which was dropped but seen: an unrelated change does not bring it back.
    host.tap("other")
    #expect(log.entries == [1, 2])
    #expect(host.texts == ["2 1"])
    #expect(host.issues.count == 1)
  }

  @Test func aReaderIsReportedOnceHoweverManyUpdatesItIsStoppedIn() {
    struct Sample: View {
      let log: Log<Int>
      @State private var value = 0
      var body: some View {
        Button("\(value)") { value = 10 }.accessibilityIdentifier("ten")
          .preference(key: Greatest.self, value: value + 1)
          .onPreferenceChange(Greatest.self) {
            log.add($0)
            value = $0
          }
      }
    }
    let log = Log<Int>()
    let host = ViewHost { Sample(log: log) }
    host.tap("ten")
    #expect(log.entries == [1, 2, 11, 12])
    #expect(host.issues.map(\.kind) == [.actionCycle])
  }

  @Test func onChangeHasTheSameGuard() {
    struct Sample: View {
      let log: Log<Int>
      @State private var value = 0
      var body: some View {
        Button("\(value)") { value += 1 }.accessibilityIdentifier("go")
          .onChange(of: value) { _, new in
            log.add(new)
            value = new + 1
          }
      }
    }
    let log = Log<Int>()
    let host = ViewHost { Sample(log: log) }
    host.tap("go")
    #expect(log.entries == [1, 2])
    #expect(host.texts == ["3"])
    #expect(
      host.issues.map(\.message)
        == ["onChange(of: Int) action tried to update multiple times per frame."])
  }

  @Test func anUpdateHasAtMostEightPasses() {
    // Each appearing view brings the next one, by an action that no guard stops.
    struct Chain: View {
      @State private var count = 1
      var body: some View {
        VStack {
          ForEach(0..<count, id: \.self) { Text("\($0)").onAppear { count += 1 } }
        }
      }
    }
    let host = ViewHost { Chain() }
    #expect(host.passes.count <= 8)
    #expect(host.issues.map(\.kind) == [.tooManyPasses])
  }

  @Test func twoReadersThatFeedEachOtherEnd() {
    struct Sample: View {
      @State private var a = 0
      @State private var b = 0
      var body: some View {
        VStack {
          Text("a").preference(key: Greatest.self, value: a)
            .onPreferenceChange(Greatest.self) { b = $0 + 1 }
          Text("b").preference(key: Sum.self, value: b)
            .onPreferenceChange(Sum.self) { a = $0 + 1 }
        }
      }
    }
    let host = ViewHost { Sample() }
    #expect(!host.issues.isEmpty)
    #expect(host.issues.allSatisfy { $0.kind == .actionCycle })
  }

  @Test func bodiesThatChangeWhatTheyReadEnd() {
    final class Model: ObservableObject {
      @Published var count = 0
    }
    struct Sample: View {
      @ObservedObject var model: Model
      var body: some View {
        let _ = (model.count += 1)
        Text("\(model.count)")
      }
    }
    let host = ViewHost { Sample(model: Model()) }
    #expect(host.texts.count == 1)
    #expect(host.issues.contains { $0.kind == .tooManyPasses })
  }

  @Test func anEventAfterAnUpdateThatWasEndedStartsANewOne() {
    struct Chain: View {
      @State private var count = 1
      @State private var isOn = true
      var body: some View {
        VStack {
          Button("stop") { isOn = false }.accessibilityIdentifier("stop")
          ForEach(0..<count, id: \.self) { Text("\($0)").onAppear { if isOn { count += 1 } } }
        }
      }
    }
    let host = ViewHost { Chain() }
    let before = host.texts.count
    host.tap("stop")
    #expect(host.texts.count == before + 1)
    #expect(host.issues.count == 1)
  }
}
