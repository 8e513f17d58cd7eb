import HeadlessUI
import Testing

@MainActor @Suite("Actions run after the pass in which their view came, changed or left")
struct LifecycleTests {
  struct Toggling<Content: View>: View {
    @ViewBuilder var content: Content
    @State private var isOn = false
    var body: some View {
      VStack {
        Button("toggle") { isOn.toggle() }.accessibilityIdentifier("toggle")
        if isOn { content }
      }
    }
  }

  @Test func appearAndDisappear() {
    let log = Log<String>()
    let host = ViewHost {
      Toggling {
        Text("a").onAppear { log.add("appear") }.onDisappear { log.add("disappear") }
      }
    }
    #expect(log.entries.isEmpty)
    host.tap("toggle")
    #expect(log.entries == ["appear"])
    host.tap("toggle")
    #expect(log.entries == ["appear", "disappear"])
  }

  @Test func onceForAGroup() {
    let log = Log<String>()
    _ = ViewHost {
      VStack {
        Group {
          Text("a")
          Text("b")
        }
        .onAppear { log.add("appear") }
      }
    }
    #expect(log.entries == ["appear"])
  }

  @Test func aListThatIsEmptyHasNotAppeared() {
    struct Sample: View {
      let log: Log<String>
      @State private var count = 0
      var body: some View {
        VStack {
          Button("more") { count += 1 }.accessibilityIdentifier("more")
          ForEach(0..<count, id: \.self) { Text("\($0)") }.onAppear { log.add("appear") }
        }
      }
    }
    let log = Log<String>()
    let host = ViewHost { Sample(log: log) }
    #expect(log.entries.isEmpty)
    host.tap("more")
    host.tap("more")
    #expect(log.entries == ["appear"])
  }

  @Test func onChangeGetsTheOldAndTheNewValue() {
    struct Sample: View {
      let log: Log<String>
      @State private var count = 1
      var body: some View {
        Button("double") { count *= 2 }.accessibilityIdentifier("double")
          .onChange(of: count) { log.add("\($0)-\($1)") }
          .onChange(of: count, initial: true) { log.add("initial \(count)") }
      }
    }
    let log = Log<String>()
    let host = ViewHost { Sample(log: log) }
    #expect(log.entries == ["initial 1"])
    host.tap("double")
    #expect(log.entries == ["initial 1", "1-2", "initial 2"])
  }

  @Test func tasksStartAndAreCancelled() async {
    let log = Log<String>()
    let host = ViewHost {
      Toggling {
        Text("a").task { @MainActor in
          log.add("start")
          while !Task.isCancelled { await Task.yield() }
          log.add("cancelled")
        }
      }
    }
    host.tap("toggle")
    while log.entries.isEmpty { await Task.yield() }
    host.tap("toggle")
    while log.entries.count < 2 { await Task.yield() }
    #expect(log.entries == ["start", "cancelled"])
  }

  @Test func aTaskWithAnotherIDStartsAnew() async {
    struct Sample: View {
      let log: Log<Int>
      @State private var id = 0
      var body: some View {
        Button("next") { id += 1 }.accessibilityIdentifier("next")
          .task(id: id) { @MainActor in log.add(id) }
      }
    }
    let log = Log<Int>()
    let host = ViewHost { Sample(log: log) }
    while log.entries.count < 1 { await Task.yield() }
    host.tap("next")
    while log.entries.count < 2 { await Task.yield() }
    #expect(log.entries == [0, 1])
  }
}
