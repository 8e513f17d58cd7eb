import HeadlessUI
import Testing

@MainActor @Suite("P8 The default of a value that can be nil is nil")
struct P8OptionalTests {
  @Test func defaultIsNil() {
    #expect(OptionalKey.defaultValue == nil)
    #expect(ViewHost { Text("x") }.value(of: OptionalKey.self) == nil)
  }

  @Test func aValueIsWrapped() {
    let host = ViewHost { Text("x").preference(key: OptionalKey.self, value: 3) }
    #expect(host.value(of: OptionalKey.self) == 3)
  }

  @Test func aNilThatIsSetCounts() {
    let log = Log<Double?>()
    let host = ViewHost {
      Text("x").preference(key: OptionalKey.self, value: nil)
        .onPreferenceChange(OptionalKey.self) { log.add($0) }
    }
    #expect(host.value(of: OptionalKey.self) == nil)
    #expect(log.entries == [nil])
  }

  @Test func theLastValueThatIsThereWins() {
    let host = ViewHost {
      VStack {
        Text("a").preference(key: OptionalKey.self, value: 1)
        Text("b").preference(key: OptionalKey.self, value: nil)
      }
    }
    #expect(host.value(of: OptionalKey.self) == 1)
  }
}
