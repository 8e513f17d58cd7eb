import HeadlessUI
import Testing

@MainActor @Suite("Work grows with what has changed, not with the tree")
struct GrowthTests {
  struct Leaf: View {
    let value: Int
    let isTarget: Bool
    @State private var bonus = 0

    var body: some View {
      if isTarget {
        Button("\(value + bonus)") { bonus += 1_000_000 }.accessibilityIdentifier("target")
          .preference(key: Greatest.self, value: value + bonus)
      } else {
        Text("\(value)").preference(key: Greatest.self, value: value)
      }
    }
  }

  /// `rows` rows of `columns` leaves.
  struct Grid: View {
    let rows: Int
    let columns: Int

    var body: some View {
      VStack {
        ForEach(0..<rows, id: \.self) { row in
          HStack {
            ForEach(0..<columns, id: \.self) { column in
              Leaf(value: row * columns + column, isTarget: row == 1 && column == 1)
            }
          }
        }
      }
    }
  }

  @Test func oneLeafsChangeEvaluatesOneBodyAndReducesOnItsWayUp() {
    let host = ViewHost { Grid(rows: 100, columns: 100) }
    #expect(host.value(of: Greatest.self) == 9_999)
    host.resetCounters()
    host.tap("target")
    #expect(host.value(of: Greatest.self) == 1_000_101)
    #expect(host.counters.bodies == 1)
    // The row of the leaf and the stack of rows, each with 100 children.
    #expect(host.counters.reduces == 2 * 99)
  }

  @Test(arguments: [(10, 100), (100, 100), (1, 10_000), (10_000, 1)])
  func theFirstUpdateIsLinear(rows: Int, columns: Int) {
    let host = ViewHost { Grid(rows: rows, columns: columns) }
    #expect(host.value(of: Greatest.self) == rows * columns - 1)
    // The grid's own body and one for each leaf; every leaf but the first of a stack is reduced once.
    #expect(host.counters.bodies == rows * columns + 1)
    #expect(host.counters.reduces == rows * (columns - 1) + rows - 1)
  }

  @Test func aParentEvaluatesOnlyChildrenWhoseFieldsHaveChanged() {
    struct Child: View {
      let text: String
      let numbers: [Int]
      var body: some View { Text(text) }
    }
    struct WithAction: View {
      let action: () -> Void
      var body: some View { Text("action") }
    }
    struct Parent: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Button("\(count)") { count += 1 }.accessibilityIdentifier("count")
          Child(text: "same, and longer than a small string is", numbers: [1, 2])
          Child(text: "\(count)", numbers: [])
          WithAction {}
        }
      }
    }
    let host = ViewHost { Parent() }
    host.resetCounters()
    host.tap("count")
    // The parent, the child with the new text and the one with a closure.
    #expect(host.counters.bodies == 3)
  }

  @Test func aBindingReevaluatesItsReadersOnly() {
    struct Reader: View {
      @Binding var value: Int
      var body: some View { Button("\(value)") { value += 1 }.accessibilityIdentifier("add") }
    }
    struct Passer: View {
      @Binding var value: Int
      var body: some View { Reader(value: $value) }
    }
    struct Owner: View {
      @State private var value = 0
      var body: some View { Passer(value: $value) }
    }
    let host = ViewHost { Owner() }
    host.resetCounters()
    host.tap("add")
    #expect(host.texts == ["1"])
    #expect(host.counters.bodies == 1)
  }

  @Test func whatIsNoLongerReadNoLongerMatters() {
    struct Sample: View {
      let log: Log<String>
      @State private var showsCount = true
      @State private var count = 0
      var body: some View {
        let _ = log.add("body")
        VStack {
          if showsCount { Text("\(count)") }
          Button("hide") { showsCount = false }.accessibilityIdentifier("hide")
          Button("count") { count += 1 }.accessibilityIdentifier("count")
        }
      }
    }
    let log = Log<String>()
    let host = ViewHost { Sample(log: log) }
    host.tap("count")
    host.tap("hide")
    #expect(log.entries.count == 3)
    host.tap("count")
    #expect(log.entries.count == 3)
  }
}
