import HeadlessUI
import Testing

@MainActor @Suite("Modifiers of one's own")
struct ModifierTests {
  private struct Titled: ViewModifier {
    let title: String
    func body(content: Content) -> some View {
      VStack {
        Text(title)
        content
      }
    }
  }

  private struct Doubled: ViewModifier {
    func body(content: Content) -> some View {
      HStack {
        content
        content
      }
    }
  }

  private struct Counter: View {
    @State private var taps = 0
    var body: some View {
      Button("\(taps)") { taps += 1 }.accessibilityIdentifier("tap")
    }
  }

  @Test func theContentIsWhereTheBodyPutsIt() {
    let host = ViewHost { Text("a").modifier(Titled(title: "t")) }
    #expect(host.texts == ["t", "a"])
  }

  @Test func contentThatIsUsedTwiceHasItsStateTwice() {
    let host = ViewHost { Counter().modifier(Doubled()) }
    host.tap("tap")
    #expect(host.texts == ["1", "0"])
  }

  @Test func contentThatIsUsedTwiceContributesTwice() {
    let host = ViewHost { Writer("a").modifier(Doubled()) }
    #expect(host.value(of: Append.self) == ["a", "a"])
  }

  @Test func aListStaysAListInTheContent() {
    let host = ViewHost {
      VStack {
        Group {
          Writer("a")
          Writer("b")
        }
        .modifier(Doubled())
      }
    }
    #expect(host.texts == ["a", "b", "a", "b"])
  }

  @Test func concatenatedModifiersApplyInOrder() {
    let both = Titled(title: "inner").concat(Titled(title: "outer"))
    #expect(ViewHost { Text("a").modifier(both) }.texts == ["outer", "inner", "a"])
  }

  @Test func theEmptyModifierChangesNothing() {
    let host = ViewHost { VStack { Writer("a").modifier(EmptyModifier()) } }
    #expect(host.value(of: Append.self) == ["a"])
    #expect(ViewHost { Text("a").modifier(EmptyModifier.identity) }.texts == ["a"])
  }

  @Test func aModifierIsEvaluatedAgainOnlyIfItHasChanged() {
    struct Parent: View {
      @State private var count = 0
      var body: some View {
        Button("\(count)") { count += 1 }.accessibilityIdentifier("go")
          .modifier(Titled(title: "same"))
          .modifier(Titled(title: "\(count / 2)"))
      }
    }
    let host = ViewHost { Parent() }
    host.resetCounters()
    host.tap("go")
    #expect(host.texts == ["0", "same", "1"])
    #expect(host.counters.bodies == 1)
    host.tap("go")
    #expect(host.texts == ["1", "same", "2"])
    #expect(host.counters.bodies == 3)
  }

  @Test func aSetterInAModifierReplacesTheContents() {
    struct Setting: ViewModifier {
      func body(content: Content) -> some View {
        content.preference(key: Append.self, value: ["modifier"])
      }
    }
    let host = ViewHost {
      VStack {
        Writer("a")
        Writer("b")
      }
      .modifier(Setting())
    }
    #expect(host.value(of: Append.self) == ["modifier"])
  }
}
