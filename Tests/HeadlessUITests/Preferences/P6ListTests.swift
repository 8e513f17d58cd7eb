import HeadlessUI
import Testing

@MainActor @Suite("P6 In a list a modifier applies to each child")
struct P6ListTests {
  @Test func aSetterOnAGroupAppliesToEachChild() {
    let host = ViewHost {
      VStack {
        Group {
          Text("a"); Text("b")
        }.preference(key: Append.self, value: ["p"])
      }
    }
    #expect(host.value(of: Append.self) == ["p", "p"])
  }

  @Test func aSetterOnAForEachAppliesToEachChild() {
    let host = ViewHost {
      VStack { ForEach(0..<3) { Text("\($0)") }.preference(key: Append.self, value: ["p"]) }
    }
    #expect(host.value(of: Append.self) == ["p", "p", "p"])
  }

  @Test func aSetterOnACustomViewAppliesToEachChildOfItsBody() {
    struct Pair: View {
      var body: some View {
        Text("a")
        Text("b")
      }
    }
    let host = ViewHost { VStack { Pair().preference(key: Append.self, value: ["p"]) } }
    #expect(host.value(of: Append.self) == ["p", "p"])
  }

  @Test func whereOneViewIsExpectedItAppliesOnce() {
    struct Pair: View {
      var body: some View {
        Text("a")
        Text("b")
      }
    }
    let group = ViewHost {
      Text("x").overlay {
        Group {
          Text("a")
          Text("b")
        }
        .preference(key: Append.self, value: ["p"])
      }
    }
    #expect(group.value(of: Append.self) == ["p"])
    let custom = ViewHost { Pair().preference(key: Append.self, value: ["p"]) }
    #expect(custom.value(of: Append.self) == ["p"])
    let each = ViewHost {
      ForEach(0..<3) { Text("\($0)") }.preference(key: Append.self, value: ["p"])
    }
    #expect(each.value(of: Append.self) == ["p"])
  }

  @Test func severalViewsWhereOneIsExpectedAreAStack() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Color.clear.overlay {
        Group {
          Text("a").accessibilityIdentifier("a")
          Text("bcd").accessibilityIdentifier("b")
        }
        .frame(width: 50, height: 50, alignment: .topLeading)
      }
    }
    // Layers, not a column, and one frame around both.
    #expect(host.frame("a") == CGRect(x: 34, y: 25, width: 9, height: 21))
    #expect(host.frame("b") == CGRect(x: 25, y: 25, width: 27, height: 21))
  }

  @Test func updatesReachSeveralViewsWhereOneIsExpected() {
    struct Sample: View {
      @State private var text = "a"
      @State private var isOn = false
      var body: some View {
        Group {
          Button(text) { text += "!" }.accessibilityIdentifier("a")
          Button("on") { isOn = true }.accessibilityIdentifier("on")
          if isOn { Text("new") }
        }
        .preference(key: Last.self, value: text)
        .accessibilityIdentifier("all")
      }
    }
    let host = ViewHost { Sample() }
    host.tap("a")
    host.tap("on")
    host.tap("a")
    #expect(host.texts == ["a!!", "on", "new"])
    #expect(host.value(of: Last.self) == "a!!")
  }

  @Test func onAStackItAppliesOnce() {
    let host = ViewHost {
      VStack {
        HStack {
          Text("a"); Text("b")
        }.preference(key: Append.self, value: ["p"])
      }
    }
    #expect(host.value(of: Append.self) == ["p"])
  }

  @Test func aReaderOnAGroupReadsEachChild() {
    let log = Log<[String]>()
    _ = ViewHost {
      VStack {
        Group {
          Writer("a"); Writer("b")
        }.onPreferenceChange(Append.self) { log.add($0) }
      }
    }
    #expect(log.entries.sorted { $0[0] < $1[0] } == [["a"], ["b"]])
  }

  @Test func childrenThatComeLaterAreModifiedToo() {
    struct Sample: View {
      @State private var count = 1
      var body: some View {
        VStack {
          ForEach(0..<count, id: \.self) { Text("\($0)") }
            .preference(key: Append.self, value: ["p"])
          Button("more") { count += 1 }.accessibilityIdentifier("more")
        }
      }
    }
    let host = ViewHost { Sample() }
    #expect(host.value(of: Append.self) == ["p"])
    host.tap("more")
    #expect(host.value(of: Append.self) == ["p", "p"])
  }

  @Test func emptyViewInAListVanishesWithItsModifiers() {
    let host = ViewHost {
      VStack {
        Writer("a")
        EmptyView().preference(key: Last.self, value: "empty")
      }
    }
    #expect(host.value(of: Last.self) == "a")
  }

  @Test func emptyViewAloneKeepsItsModifiers() {
    let host = ViewHost {
      Writer("a").background(EmptyView().preference(key: Append.self, value: ["empty"]))
    }
    #expect(host.value(of: Append.self) == ["empty", "a"])
  }

  @Test func emptyViewAloneThroughACustomViewKeepsItsModifiers() {
    struct Silent: View {
      var body: some View { EmptyView().preference(key: Append.self, value: ["empty"]) }
    }
    #expect(ViewHost { Silent() }.value(of: Append.self) == ["empty"])
  }

  @Test func updatesReachTheRightChildBesideAnEmptyView() {
    struct Sample: View {
      @State private var name = "a"
      var body: some View {
        VStack {
          EmptyView().preference(key: Append.self, value: ["empty"])
          Text("x").preference(key: Append.self, value: [name])
          Button("b") { name = "b" }.accessibilityIdentifier("b")
        }
      }
    }
    let host = ViewHost { Sample() }
    host.tap("b")
    #expect(host.value(of: Append.self) == ["b"])
  }
}
