import HeadlessUI
import Testing

@MainActor @Suite("State belongs to an identity")
struct StateTests {
  struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View {
      Button("\(name)\(count)") { count += 1 }.accessibilityIdentifier(name)
    }
  }

  @Test func survivesTheParentsUpdate() {
    struct Parent: View {
      @State private var title = "x"
      var body: some View {
        VStack {
          Button(title) { title = "y" }.accessibilityIdentifier("title")
          Counter(name: "c")
        }
      }
    }
    let host = ViewHost { Parent() }
    host.tap("c")
    host.tap("title")
    #expect(host.texts == ["y", "c1"])
  }

  @Test func aBranchThatIsLeftLosesItsState() {
    struct Parent: View {
      @State private var isOn = true
      var body: some View {
        VStack {
          Button("toggle") { isOn.toggle() }.accessibilityIdentifier("toggle")
          if isOn { Counter(name: "c") } else { Counter(name: "d") }
        }
      }
    }
    let host = ViewHost { Parent() }
    host.tap("c")
    host.tap("toggle")
    #expect(host.texts == ["toggle", "d0"])
    host.tap("toggle")
    #expect(host.texts == ["toggle", "c0"])
  }

  @Test func followsTheIDsOfAForEach() {
    struct Parent: View {
      @State private var names = ["a", "b", "c"]
      var body: some View {
        VStack {
          ForEach(names, id: \.self) { Counter(name: $0) }
          Button("reverse") { names.reverse() }.accessibilityIdentifier("reverse")
          Button("drop") { names.removeFirst() }.accessibilityIdentifier("drop")
          Button("insert") { names.insert("n", at: 1) }.accessibilityIdentifier("insert")
        }
      }
    }
    let host = ViewHost { Parent() }
    host.tap("a")
    host.tap("b")
    host.tap("b")
    host.tap("reverse")
    #expect(host.texts.prefix(3) == ["c0", "b2", "a1"])
    host.tap("drop")
    host.tap("insert")
    #expect(host.texts.prefix(3) == ["b2", "n0", "a1"])
  }

  @Test func anotherIDStartsAnew() {
    struct Parent: View {
      @State private var id = 0
      var body: some View {
        VStack {
          Counter(name: "c").id(id)
          Button("new") { id += 1 }.accessibilityIdentifier("new")
        }
      }
    }
    let host = ViewHost { Parent() }
    host.tap("c")
    host.tap("new")
    #expect(host.texts == ["c0", "new"])
  }

  @Test func idsThatOccurTwiceAreReportedAndKeptApart() {
    struct Parent: View {
      let names = ["a", "b", "a", "a"]
      var body: some View {
        VStack { ForEach(names, id: \.self) { Text($0) } }
      }
    }
    let host = ViewHost { Parent() }
    #expect(host.texts == ["a", "b", "a", "a"])
    #expect(
      host.issues.map(\.message) == [
        """
        ForEach<Array<String>, String, Text>: the ID a occurs multiple times within the \
        collection, this will give undefined results!
        """
      ])
  }

  @Test func anErasedViewOfTheSameTypeKeepsItsState() {
    struct Parent: View {
      @State private var name = "x"
      var body: some View {
        VStack {
          AnyView(Counter(name: "c"))
          Button(name) { name = "y" }.accessibilityIdentifier("rename")
        }
      }
    }
    let host = ViewHost { Parent() }
    host.tap("c")
    host.tap("rename")
    #expect(host.texts == ["c1", "y"])
  }

  @Test func stateOfAModifierAndOfItsContent() {
    struct Badge: ViewModifier {
      @State private var taps = 0
      func body(content: Content) -> some View {
        HStack {
          content
          Button("badge\(taps)") { taps += 1 }.accessibilityIdentifier("badge")
        }
      }
    }
    struct Parent: View {
      @State private var title = "t"
      var body: some View {
        VStack {
          Counter(name: "c").modifier(Badge())
          Button(title) { title += "t" }.accessibilityIdentifier("title")
        }
      }
    }
    let host = ViewHost { Parent() }
    host.tap("c")
    host.tap("badge")
    host.tap("title")
    host.tap("badge")
    #expect(host.texts == ["c1", "badge2", "tt"])
  }

  @Test func aModifiersContentFollowsItsParent() {
    struct Plain: ViewModifier {
      func body(content: Content) -> some View { VStack { content } }
    }
    struct Parent: View {
      @State private var title = "t"
      var body: some View {
        Button(title) { title += "t" }.accessibilityIdentifier("title").modifier(Plain())
      }
    }
    let host = ViewHost { Parent() }
    host.resetCounters()
    host.tap("title")
    #expect(host.texts == ["tt"])
    // The parent's; the modifier has not changed.
    #expect(host.counters.bodies == 1)
  }

  @Test func bindingsOfBindings() {
    struct Point: Equatable {
      var x = 1
      var y = 2
    }
    struct Field: View {
      @Binding var value: Int
      var body: some View {
        Button("\(value)") { value *= 10 }.accessibilityIdentifier("field")
      }
    }
    struct Parent: View {
      @State private var point = Point()
      var body: some View {
        VStack {
          Field(value: $point.y)
          Text("\(point.x) \(point.y)")
        }
      }
    }
    let host = ViewHost { Parent() }
    host.tap("field")
    #expect(host.texts == ["20", "1 20"])
  }

  @Test func constantAndComputedBindings() {
    let constant = Binding.constant(3)
    constant.wrappedValue = 4
    #expect(constant.wrappedValue == 3)
    nonisolated(unsafe) var stored = 1
    let computed = Binding(get: { stored }, set: { stored = $0 })
    computed.wrappedValue = 5
    #expect(stored == 5)
    #expect(computed.wrappedValue == 5)
  }

  @Test func elementsOfABoundCollection() {
    struct Item: Identifiable {
      let id: Int
      var name: String
    }
    struct Parent: View {
      @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
      var body: some View {
        VStack {
          ForEach($items) { $item in
            Button(item.name) { item.name += "!" }.accessibilityIdentifier("item\(item.id)")
          }
          Text(items.map(\.name).joined())
        }
      }
    }
    let host = ViewHost { Parent() }
    host.tap("item2")
    #expect(host.texts == ["a", "b!", "ab!"])
  }

  @Test func stateInACustomProperty() {
    struct Doubled: DynamicProperty {
      @State private var value = 1
      var shown = 0
      mutating func update() { shown = value * 2 }
      func increase() { value += 1 }
    }
    struct Parent: View {
      let property = Doubled()
      var body: some View {
        Button("\(property.shown)") { property.increase() }.accessibilityIdentifier("go")
      }
    }
    let host = ViewHost { Parent() }
    #expect(host.texts == ["2"])
    host.tap("go")
    #expect(host.texts == ["4"])
  }
}
