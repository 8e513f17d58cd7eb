import HeadlessUI
import Testing

@MainActor @Suite("P12 Views built from a preference read the content alone")
struct P12BuilderTests {
  @Test func overlayReadsTheContent() {
    let host = ViewHost {
      VStack {
        Writer("a")
        Writer("b")
      }
      .overlayPreferenceValue(Append.self, alignment: .center) {
        Text($0.joined(separator: "+"))
      }
    }
    #expect(host.texts == ["a", "b", "a+b"])
    #expect(host.passes.count == 1)
  }

  @Test func backgroundReadsTheDefaultOfASilentContent() {
    let host = ViewHost {
      Text("x").backgroundPreferenceValue(Last.self) { Text($0) }
    }
    #expect(host.texts == ["default", "x"])
  }

  @Test func theBuiltViewDoesNotFeedItsOwnReader() {
    let log = Log<[String]>()
    let host = ViewHost {
      Writer("a").overlayPreferenceValue(Append.self, alignment: .center) { value in
        let _ = log.add(value)
        Writer("built")
      }
    }
    #expect(log.entries == [["a"]])
    #expect(host.value(of: Append.self) == ["a", "built"])
  }

  @Test func theOrderIsThatOfOverlaysAndBackgrounds() {
    let host = ViewHost {
      Writer("a")
        .backgroundPreferenceValue(Last.self, alignment: .center) { _ in Writer("behind") }
        .overlayPreferenceValue(Last.self, alignment: .center) { _ in Writer("front") }
    }
    #expect(host.value(of: Append.self) == ["behind", "a", "front"])
  }

  @Test func outerReadersSeeWhatInnerOnesBuild() {
    let log = Log<[String]>()
    let host = ViewHost {
      Writer("a")
        .overlayPreferenceValue(Append.self, alignment: .center) { _ in Writer("b") }
        .overlayPreferenceValue(Append.self, alignment: .center) { names in
          let _ = log.add(names)
          Text(names.joined(separator: "+"))
        }
    }
    #expect(host.texts == ["a", "b", "a+b"])
    // Nothing is built from what is only half there.
    #expect(log.entries == [["a", "b"]])
  }

  @Test func theBuiltViewFollowsTheValueAndKeepsItsState() {
    struct Counter: View {
      let value: String
      @State private var taps = 0
      var body: some View {
        Button("\(value) \(taps)") { taps += 1 }.accessibilityIdentifier("count")
      }
    }
    struct Sample: View {
      @State private var name = "a"
      var body: some View {
        Button("rename") { name = "b" }.accessibilityIdentifier("rename")
          .preference(key: Last.self, value: name)
          .overlayPreferenceValue(Last.self, alignment: .center) { Counter(value: $0) }
      }
    }
    let host = ViewHost { Sample() }
    host.tap("count")
    #expect(host.texts == ["rename", "a 1"])
    host.tap("rename")
    #expect(host.texts == ["rename", "b 1"])
  }

  @Test func theOlderFormMakesAListOneView() {
    let host = ViewHost {
      VStack {
        Group {
          Writer("a")
          Writer("b")
        }
        .overlayPreferenceValue(Append.self) { Text($0.joined(separator: "+")) }
      }
    }
    #expect(host.texts == ["a", "b", "a+b"])
  }

  @Test func theNewerFormAppliesToEachChild() {
    let host = ViewHost {
      VStack {
        Group {
          Writer("a")
          Writer("b")
        }
        .overlayPreferenceValue(Append.self, alignment: .center) {
          Text($0.joined(separator: "+"))
        }
      }
    }
    #expect(host.texts == ["a", "a", "b", "b"])
  }

  @Test func aBuiltViewThatWritesItsOwnKeyIsBuiltOnce() {
    /// Values that nobody can compare.
    struct Actions: PreferenceKey {
      static var defaultValue: [() -> Int] { [] }
      static func reduce(value: inout [() -> Int], nextValue: () -> [() -> Int]) {
        value += nextValue()
      }
    }
    let log = Log<Int>()
    let host = ViewHost {
      Text("x").preference(key: Actions.self, value: [{ 1 }])
        .overlayPreferenceValue(Actions.self, alignment: .center) { actions in
          let _ = log.add(actions.count)
          Text("y").preference(key: Actions.self, value: [{ 2 }, { 3 }])
        }
    }
    #expect(host.value(of: Actions.self).map { $0() } == [1, 2, 3])
    #expect(log.entries == [1])
    #expect(host.issues.isEmpty)
  }

  @Test func aWriterInTheBuiltViewDoesNotBuildItAgain() {
    /// Closures always count as changed.
    struct Compute: PreferenceKey {
      static var defaultValue: () -> Int { { 0 } }
      static func reduce(value: inout () -> Int, nextValue: () -> () -> Int) {
        let first = value
        let second = nextValue()
        value = { first() + second() }
      }
    }
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Button("\(count)") { count += 1 }.accessibilityIdentifier("count")
          .preference(key: Compute.self, value: { [count] in count })
      }
    }
    let log = Log<Int>()
    let host = ViewHost {
      Text("x").preference(key: Compute.self, value: { 10 })
        .overlayPreferenceValue(Compute.self, alignment: .center) { compute in
          let _ = log.add(compute())
          Counter()
        }
    }
    #expect(host.value(of: Compute.self)() == 10)
    host.tap("count")
    #expect(host.value(of: Compute.self)() == 11)
    #expect(log.entries == [10])
  }
}
