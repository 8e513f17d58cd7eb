import HeadlessUI
import Testing

@MainActor @Suite("P7 A key is computed only for a reader, a sibling only for nextValue")
struct P7LazinessTests {
  @Test func nothingIsComputedWithoutAReader() {
    let log = Log<String>()
    let host = ViewHost {
      VStack {
        Writer("a").transformPreference(Append.self) { _ in log.add("transform") }
        Writer("b")
      }
    }
    #expect(host.counters.reduces == 0)
    #expect(log.entries.isEmpty)
    _ = host.value(of: Append.self)
    #expect(log.entries == ["transform"])
    #expect(host.counters.reduces == 1)
  }

  @Test func siblingsAreNotComputedUnlessAskedFor() {
    let log = Log<String>()
    let host = ViewHost {
      VStack {
        Writer("a").transformPreference(First.self) { _ in log.add("a") }
        Writer("b").transformPreference(First.self) { _ in log.add("b") }
        VStack {
          Writer("c"); Writer("d")
        }.transformPreference(First.self) { _ in log.add("c") }
      }
    }
    host.resetCounters()
    #expect(host.value(of: First.self) == "a")
    #expect(log.entries == ["a"])
    #expect(host.counters.reduces == 2)
  }

  @Test func aSecondReadComputesNothing() {
    let log = Log<String>()
    let host = ViewHost {
      VStack {
        Writer("a"); Writer("b")
      }
      .transformPreference(Append.self) { _ in log.add("transform") }
    }
    _ = host.value(of: Append.self)
    host.resetCounters()
    #expect(host.value(of: Append.self) == ["a", "b"])
    #expect(log.entries == ["transform"])
    #expect(host.counters.reduces == 0)
  }

  @Test func readingOneKeyComputesNoOther() {
    let host = ViewHost {
      VStack {
        Writer("a"); Writer("b"); Writer("c")
      }
    }
    _ = host.value(of: Sum.self)
    host.resetCounters()
    _ = host.value(of: Sum.self)
    #expect(host.counters.reduces == 0)
    _ = host.value(of: Append.self)
    #expect(host.counters.reduces == 2)
  }

  @Test func aSiblingThatWasNeverAskedForMayChangeUnseen() {
    struct Changing: View {
      @State private var name = "b"
      var body: some View {
        Button("b") { name = "c" }.accessibilityIdentifier("change")
          .preference(key: First.self, value: name)
      }
    }
    let host = ViewHost {
      VStack {
        Writer("a");
        HStack {
          Changing(); Writer("x")
        }
      }
    }
    #expect(host.value(of: First.self) == "a")
    host.tap("change")
    #expect(host.value(of: First.self) == "a")
  }
}
