import HeadlessUI
import Testing

@MainActor
@Suite("P9 onPreferenceChange fires after the first pass, then when the value has changed")
struct P9ReaderTests {
  @Test func firesAfterTheFirstPassAndItsWriteBringsTheNext() {
    struct Sample: View {
      @State private var title = "start"
      var body: some View {
        VStack {
          Text(title); Writer("a")
        }.onPreferenceChange(Last.self) { title = $0 }
      }
    }
    let host = ViewHost { Sample() }
    #expect(host.passes == [["start", "a"], ["a", "a"]])
    #expect(host.issues.isEmpty)
  }

  @Test func doesNotFireForAnEqualValue() {
    struct Sample: View {
      let log: Log<Int>
      @State private var count = 0
      var body: some View {
        Button("\(count)") { count += 1 }.accessibilityIdentifier("count")
          .preference(key: Greatest.self, value: count / 2)
          .onPreferenceChange(Greatest.self) { log.add($0) }
      }
    }
    let log = Log<Int>()
    let host = ViewHost { Sample(log: log) }
    for _ in 0..<4 { host.tap("count") }
    #expect(log.entries == [0, 1, 2])
  }

  @Test func doesNotFireIfAnotherWriterChangesAndTheCombinedValueStays() {
    struct Sample: View {
      let log: Log<Int>
      @State private var low = 0
      var body: some View {
        VStack {
          Text("high").preference(key: Greatest.self, value: 100)
          Button("\(low)") { low += 1 }.accessibilityIdentifier("up")
            .preference(key: Greatest.self, value: low)
        }
        .onPreferenceChange(Greatest.self) { log.add($0) }
      }
    }
    let log = Log<Int>()
    let host = ViewHost { Sample(log: log) }
    host.tap("up")
    host.tap("up")
    #expect(host.texts == ["high", "2"])
    #expect(log.entries == [100])
  }

  @Test func aNaNThatStaysIsNoChange() {
    struct NaNKey: PreferenceKey {
      static var defaultValue: Double { 0 }
      static func reduce(value: inout Double, nextValue: () -> Double) { value += nextValue() }
    }
    struct Sample: View {
      let log: Log<Double>
      @State private var count = 0
      var body: some View {
        VStack {
          Text("x").preference(key: NaNKey.self, value: .nan)
          Button("\(count)") { count += 1 }.accessibilityIdentifier("count")
            .preference(key: NaNKey.self, value: Double(count))
        }
        .onPreferenceChange(NaNKey.self) { log.add($0) }
      }
    }
    let log = Log<Double>()
    let host = ViewHost { Sample(log: log) }
    host.tap("count")
    #expect(log.entries.count == 1)
  }

  @Test func neverFiresForAbsentContent() {
    let log = Log<String>()
    _ = ViewHost { VStack { Text("x") }.onPreferenceChange(Last.self) { log.add($0) } }
    #expect(log.entries.isEmpty)
  }

  @Test func firesWithTheDefaultForDynamicContent() {
    let log = Log<String>()
    _ = ViewHost {
      VStack { if Bool(true) { Text("x") } }.onPreferenceChange(Last.self) { log.add($0) }
    }
    #expect(log.entries == ["default"])
  }

  @Test func firesWithTheDefaultForDynamicContentAlone() {
    struct Maybe: View {
      let isOn: Bool
      var body: some View { if isOn { Text("x") } }
    }
    let log = Log<String>()
    _ = ViewHost { Maybe(isOn: true).onPreferenceChange(Last.self) { log.add("on \($0)") } }
    _ = ViewHost { Maybe(isOn: false).onPreferenceChange(Last.self) { log.add("off \($0)") } }
    _ = ViewHost { AnyView(Text("x")).onPreferenceChange(Last.self) { log.add("any \($0)") } }
    #expect(log.entries == ["on default", "off default", "any default"])
  }

  @Test func aReaderWithANewIdentityFiresAnew() {
    struct Sample: View {
      let log: Log<String>
      @State private var id = 0
      var body: some View {
        VStack {
          Writer("a").onPreferenceChange(Last.self) { log.add($0) }.id(id)
          Button("new") { id += 1 }.accessibilityIdentifier("new")
        }
      }
    }
    let log = Log<String>()
    let host = ViewHost { Sample(log: log) }
    host.tap("new")
    #expect(log.entries == ["a", "a"])
  }

  @Test func innerReadersFireBeforeOuterOnes() {
    let log = Log<String>()
    _ = ViewHost {
      VStack { Writer("a").onPreferenceChange(Last.self) { log.add("inner \($0)") } }
        .onPreferenceChange(Last.self) { log.add("outer \($0)") }
    }
    #expect(log.entries == ["inner a", "outer a"])
  }

  @Test func readsThroughModifiersAndErasedViews() {
    let log = Log<[String]>()
    _ = ViewHost {
      AnyView(AnyView(Writer("a")).accessibilityIdentifier("x"))
        .onPreferenceChange(Append.self) { log.add($0) }
    }
    #expect(log.entries == [["a"]])
  }
}
