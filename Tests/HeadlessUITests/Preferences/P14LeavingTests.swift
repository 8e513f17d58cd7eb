import HeadlessUI
import Testing

@MainActor @Suite("P14 A value leaves with its writer")
struct P14LeavingTests {
  struct Toggling: View {
    let log: Log<Int>
    @State private var isOn = true
    var body: some View {
      VStack {
        if isOn { Text("seven").preference(key: Greatest.self, value: 7) }
        Button("toggle") { isOn.toggle() }.accessibilityIdentifier("toggle")
      }
      .onPreferenceChange(Greatest.self) { log.add($0) }
    }
  }

  @Test func sevenDefaultSeven() {
    let log = Log<Int>()
    let host = ViewHost { Toggling(log: log) }
    host.tap("toggle")
    host.tap("toggle")
    #expect(log.entries == [7, .min, 7])
  }

  @Test func oneOfManyLeaves() {
    struct Sample: View {
      @State private var names = ["a", "b", "c"]
      var body: some View {
        VStack {
          ForEach(names, id: \.self) { Writer($0) }
          Button("drop") { names.remove(at: 1) }.accessibilityIdentifier("drop")
          Button("turn") { names.reverse() }.accessibilityIdentifier("turn")
        }
      }
    }
    let host = ViewHost { Sample() }
    #expect(host.value(of: Append.self) == ["a", "b", "c"])
    host.tap("drop")
    #expect(host.value(of: Append.self) == ["a", "c"])
    host.tap("turn")
    #expect(host.value(of: Append.self) == ["c", "a"])
  }

  @Test func aWriterThatLeavesAnOverlay() {
    struct Sample: View {
      @State private var isOn = true
      var body: some View {
        Button("toggle") { isOn.toggle() }.accessibilityIdentifier("toggle")
          .preference(key: Append.self, value: ["a"])
          .overlay { if isOn { Writer("b") } }
      }
    }
    let host = ViewHost { Sample() }
    #expect(host.value(of: Append.self) == ["a", "b"])
    host.tap("toggle")
    #expect(host.value(of: Append.self) == ["a"])
  }

  @Test func aSheetsContentDoesNotReachThePresenter() {
    struct Sample: View {
      let log: Log<[String]>
      @State private var isOn = false
      var body: some View {
        Button("show") { isOn = true }.accessibilityIdentifier("show")
          .preference(key: Append.self, value: ["presenter"])
          .sheet(isPresented: $isOn) {
            Writer("sheet").onPreferenceChange(Append.self) { log.add($0) }
          }
      }
    }
    let log = Log<[String]>()
    let host = ViewHost { Sample(log: log) }
    host.tap("show")
    #expect(host.texts == ["show", "sheet"])
    #expect(log.entries == [["sheet"]])
    #expect(host.value(of: Append.self) == ["presenter"])
  }

  @Test func anErasedViewOfAnotherTypeTakesItsPlace() {
    struct Sample: View {
      @State private var isOn = true
      var body: some View {
        VStack {
          isOn ? AnyView(Writer("a")) : AnyView(Text("silent"))
          Button("toggle") { isOn.toggle() }.accessibilityIdentifier("toggle")
        }
      }
    }
    let host = ViewHost { Sample() }
    #expect(host.value(of: Append.self) == ["a"])
    host.tap("toggle")
    #expect(host.value(of: Append.self) == [])
    host.tap("toggle")
    #expect(host.value(of: Append.self) == ["a"])
  }
}
