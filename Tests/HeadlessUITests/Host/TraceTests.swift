import HeadlessUI
import Testing

@MainActor @Suite("A trace answers why a preference has its value")
struct TraceTests {
  @Test func contributorsAndSteps() {
    let host = ViewHost {
      VStack {
        Text("a").preference(key: Last.self, value: "SwiftBeta 1").accessibilityIdentifier("first")
        Text("silent")
        Text("b").preference(key: Last.self, value: "SwiftBeta 2")
      }
    }
    #expect(
      host.trace(Last.self).description == """
        Last = "SwiftBeta 2"
          implicit VStack = "SwiftBeta 2"
            VStack = "SwiftBeta 2"
              set "SwiftBeta 1" #first
              Text "silent": absent
              set "SwiftBeta 2"
              reduce("SwiftBeta 1", "SwiftBeta 2") → "SwiftBeta 2"
        """)
  }

  @Test func whatASetterReplaced() {
    let host = ViewHost {
      VStack {
        Writer("a")
        Writer("b")
      }
      .preference(key: Append.self, value: ["p"])
    }
    let trace = host.trace(Append.self)
    #expect(trace.value == #"["p"]"#)
    #expect(trace.entries(.replaced).map(\.value) == [#"["a", "b"]"#])
  }

  @Test func theDefaultOfADynamicView() {
    let host = ViewHost {
      VStack {
        Writer("a")
        VStack { if Bool(true) { Text("b") } }.accessibilityIdentifier("dynamic")
      }
    }
    let trace = host.trace(Last.self)
    #expect(trace.entries(.defaulted).map(\.identifier) == ["dynamic"])
    #expect(trace.description.contains("dynamic, supplies the default \"default\""))
    #expect(trace.description.contains(#"reduce("a", "default") → "default""#))
  }

  @Test func whoWasNotAskedFor() {
    let host = ViewHost {
      VStack {
        Writer("a")
        Writer("b")
      }
    }
    #expect(host.trace(First.self).description.contains(#"reduce("a", not asked for) → "a""#))
  }

  @Test func groupsAndTransforms() {
    let host = ViewHost {
      VStack {
        Writer("a")
        Group {
          Writer("b")
          Writer("c")
        }
      }
      .transformPreference(Nesting.self) { $0 += "!" }
    }
    let trace = host.trace(Nesting.self)
    #expect(trace.value == #""(a (b c))!""#)
    #expect(trace.entries(.transformed).count == 1)
    #expect(trace.description.contains(#"reduce("a", "(b c)") → "(a (b c))""#))
  }

  @Test func nobody() {
    let trace = ViewHost { Text("x") }.trace(Last.self)
    #expect(trace.value == "\"default\"")
    #expect(trace.root.role == .absent)
  }

  @Test func aTraceCountsNothing() {
    let host = ViewHost {
      VStack {
        Writer("a")
        Writer("b")
      }
    }
    _ = host.value(of: Append.self)
    host.resetCounters()
    _ = host.trace(Append.self)
    #expect(host.counters.reduces == 0)
  }
}

@MainActor @Suite("A tree can be printed")
struct TreeTests {
  @Test func viewsWithFramesNamesAndPreferences() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      VStack(spacing: 0) {
        Text("ab").accessibilityIdentifier("title").preference(key: Last.self, value: "x")
        Rectangle().frame(height: 10).opacity(0.5)
      }
    }
    #expect(
      host.tree == """
        Root (0, 0, 100 x 100)
          implicit VStack (0, 34.5, 100 x 31)
            VStack (0, 34.5, 100 x 31)
              preference (41, 34.5, 18 x 21) [Last = "x"]
                Text "ab" #title (41, 34.5, 18 x 21)
              Opacity (0, 55.5, 100 x 10) opacity 0.5
                FixedFrame (0, 55.5, 100 x 10)
                  Rectangle (0, 55.5, 100 x 10)
        """)
  }
}
