import HeadlessUI
import Testing

@MainActor @Suite("P4 A setter replaces what its subtree reports")
struct P4SetTests {
  @Test func outerSetterWinsWithoutReduce() {
    let host = ViewHost {
      VStack {
        Writer("a"); Writer("b")
      }.preference(key: Append.self, value: ["p"])
    }
    host.resetCounters()
    #expect(host.value(of: Append.self) == ["p"])
    #expect(host.counters.reduces == 0)
  }

  @Test func outerOfTwoOnOneViewWins() {
    let host = ViewHost {
      Text("x").preference(key: Last.self, value: "inner").preference(
        key: Last.self, value: "outer")
    }
    #expect(host.value(of: Last.self) == "outer")
  }

  @Test func otherKeysPassThrough() {
    let host = ViewHost {
      VStack {
        Writer("a"); Writer("b")
      }.preference(key: Last.self, value: "p")
    }
    #expect(host.value(of: Append.self) == ["a", "b"])
    #expect(host.value(of: Last.self) == "p")
  }

  @Test func transformsBelowDoNotRun() {
    let log = Log<String>()
    let host = ViewHost {
      Writer("a")
        .transformPreference(Append.self) { _ in log.add("ran") }
        .preference(key: Append.self, value: ["p"])
    }
    #expect(host.value(of: Append.self) == ["p"])
    #expect(log.entries.isEmpty)
  }

  @Test func aReaderBelowASetterStillReads() {
    let log = Log<[String]>()
    let host = ViewHost {
      VStack {
        Writer("a"); Writer("b")
      }
      .onPreferenceChange(Append.self) { log.add($0) }
      .preference(key: Append.self, value: ["p"])
    }
    #expect(host.value(of: Append.self) == ["p"])
    #expect(log.entries == [["a", "b"]])
  }

  @Test func aSetterOverADynamicListReplacesItsDefault() {
    let host = ViewHost {
      VStack { if Bool(true) { Text("b") } }.preference(key: Last.self, value: "p")
    }
    #expect(host.value(of: Last.self) == "p")
  }
}
