import HeadlessUI
import Testing

@MainActor @Suite("P5 A transform starts from the subtree's value, or the default")
struct P5TransformTests {
  @Test func addsToTheChildren() {
    let host = ViewHost {
      VStack {
        Writer("a"); Writer("b")
      }.transformPreference(Append.self) { $0.append("p") }
    }
    #expect(host.value(of: Append.self) == ["a", "b", "p"])
  }

  @Test func startsFromTheDefaultWithoutAWriter() {
    let host = ViewHost { Text("x").transformPreference(Last.self) { $0 += "!" } }
    #expect(host.value(of: Last.self) == "default!")
  }

  @Test func innerOnesRunFirst() {
    let host = ViewHost {
      Writer("a")
        .transformPreference(Append.self) { $0.append("inner") }
        .transformPreference(Append.self) { $0.append("outer") }
    }
    #expect(host.value(of: Append.self) == ["a", "inner", "outer"])
  }

  @Test func transformsWhatASetterSet() {
    let host = ViewHost {
      Writer("a")
        .preference(key: Append.self, value: ["p"])
        .transformPreference(Append.self) { $0.append("t") }
    }
    #expect(host.value(of: Append.self) == ["p", "t"])
  }

  @Test func aTransformMakesASilentSiblingContribute() {
    let host = ViewHost {
      VStack {
        Writer("a")
        Text("b").transformPreference(Last.self) { _ in }
      }
    }
    #expect(host.value(of: Last.self) == "default")
  }

  @Test func optionalValuesAreTransformed() {
    let host = ViewHost {
      Text("x").transformPreference(OptionalKey.self) { $0 = ($0 ?? 1) + 1 }
    }
    #expect(host.value(of: OptionalKey.self) == 2)
  }

  @Test func runsAgainWhenTheSubtreeChanges() {
    struct Sample: View {
      @State private var name = "a"
      var body: some View {
        Button("b") { name = "b" }.accessibilityIdentifier("b")
          .preference(key: Append.self, value: [name])
          .transformPreference(Append.self) { $0.append("t") }
      }
    }
    let host = ViewHost { Sample() }
    #expect(host.value(of: Append.self) == ["a", "t"])
    host.tap("b")
    #expect(host.value(of: Append.self) == ["b", "t"])
  }
}
