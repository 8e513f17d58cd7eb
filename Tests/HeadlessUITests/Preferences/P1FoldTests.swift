import HeadlessUI
import Testing

@MainActor @Suite("P1 The first contributor seeds, each later one is reduced in tree order")
struct P1FoldTests {
  @Test func defaultIsNeverFoldedIn() {
    let host = ViewHost {
      VStack {
        Writer("a"); Writer("b"); Writer("c")
      }
    }
    #expect(host.value(of: Nesting.self) == "((a b) c)")
    #expect(host.value(of: Append.self) == ["a", "b", "c"])
  }

  @Test func reduceIsCalledOnceForEachLaterContributor() {
    let host = ViewHost {
      VStack {
        Writer("a"); Text("silent"); Writer("b"); Writer("c")
      }
    }
    host.resetCounters()
    #expect(host.value(of: Sum.self) == 3)
    #expect(host.counters.reduces == 2)
  }

  @Test func oneContributorIsPassedOnWithoutReduce() {
    let host = ViewHost {
      VStack {
        Text("silent"); HStack { Writer("a") }
      }
    }
    host.resetCounters()
    #expect(host.value(of: Nesting.self) == "a")
    #expect(host.counters.reduces == 0)
  }

  @Test func noContributorMeansTheDefault() {
    let host = ViewHost { VStack { Text("silent") } }
    #expect(host.value(of: Last.self) == "default")
  }

  @Test func eachContainerFoldsItsOwnChildren() {
    let host = ViewHost {
      VStack {
        Writer("a")
        HStack {
          Writer("b"); Writer("c")
        }
        Writer("d")
      }
    }
    #expect(host.value(of: Nesting.self) == "((a (b c)) d)")
  }

  @Test func groupFoldsItsOwnChildren() {
    let host = ViewHost {
      VStack {
        Writer("a")
        Group {
          Writer("b"); Writer("c")
        }
        Writer("d")
      }
    }
    #expect(host.value(of: Nesting.self) == "((a (b c)) d)")
  }

  @Test func staticRunBesideSomethingDynamicFoldsFirst() {
    let host = ViewHost {
      VStack {
        if true { Writer("a") }
        Writer("b")
        Writer("c")
      }
    }
    #expect(host.value(of: Nesting.self) == "(a (b c))")
  }

  @Test func itemsOfForEachAreContributorsOfTheirOwn() {
    let host = ViewHost {
      VStack {
        Writer("x")
        ForEach(0..<3) { Writer("\($0)") }
      }
    }
    #expect(host.value(of: Nesting.self) == "(((x 0) 1) 2)")
  }
}
