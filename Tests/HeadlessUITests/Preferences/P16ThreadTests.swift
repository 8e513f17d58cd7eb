import HeadlessUI
import Testing

@MainActor @Suite("P16 Keys may be used from any thread")
struct P16ThreadTests {
  nonisolated struct Box: PreferenceKey {
    /// Not `Sendable`.
    final class Value {
      var numbers: [Int] = []
    }
    static var defaultValue: Value { Value() }
    static func reduce(value: inout Value, nextValue: () -> Value) {
      value.numbers += nextValue().numbers
    }
  }

  @Test func fromDetachedTasksWhileViewsUpdate() async {
    struct Sample: View {
      @State private var count = 0
      var body: some View {
        VStack {
          ForEach(0..<50, id: \.self) { Text("\($0)").preference(key: Sum.self, value: $0 + count) }
          Button("up") { count += 1 }.accessibilityIdentifier("up")
        }
      }
    }
    let tasks = (0..<8).map { task in
      Task.detached {
        var sum = Sum.defaultValue
        for number in 0..<1_000 { Sum.reduce(value: &sum) { number } }
        let box = Box.defaultValue
        var value = box
        Box.reduce(value: &value) { Box.defaultValue }
        return sum + task
      }
    }
    let host = ViewHost { Sample() }
    for _ in 0..<20 { host.tap("up") }
    #expect(host.value(of: Sum.self) == 1_225 + 50 * 20)
    for (index, task) in tasks.enumerated() { #expect(await task.value == 499_500 + index) }
  }

  @Test func theDefaultThatNobodyHasWrittenFromADetachedTask() async {
    let task = Task.detached {
      var value = OptionalKey.defaultValue
      OptionalKey.reduce(value: &value) { 1 }
      OptionalKey.reduce(value: &value) { OptionalKey.defaultValue }
      return value
    }
    #expect(await task.value == 1)
  }

  @Test func valuesNeedNotBeSendable() {
    let value = Box.Value()
    value.numbers = [1]
    let host = ViewHost {
      VStack {
        Text("a").preference(key: Box.self, value: value)
        Text("b").transformPreference(Box.self) { $0.numbers.append(2) }
      }
    }
    #expect(host.value(of: Box.self).numbers == [1, 2])
  }

  /// Uses a key as code that knows nothing of it does.
  private nonisolated static func folded<Key: PreferenceKey>(
    _ key: Key.Type, over values: [Key.Value]
  ) -> Key.Value {
    values.reduce(into: Key.defaultValue) { value, next in Key.reduce(value: &value) { next } }
  }

  @Test func throughGenericCodeOnNoActor() async {
    let sum = await Task.detached { Self.folded(Sum.self, over: [1, 2, 3]) }.value
    #expect(sum == 6)
    let numbers = await Task.detached {
      let one = Box.defaultValue
      one.numbers = [1]
      return Self.folded(Box.self, over: [one, one]).numbers
    }
    .value
    #expect(numbers == [1, 1])
  }

  nonisolated enum Outer<Element: Sendable> {
    struct Inner: PreferenceKey {
      static var defaultValue: [Element] { [] }
      static func reduce(value: inout [Element], nextValue: () -> [Element]) {
        value += nextValue()
      }
    }
  }

  @Test func insideGenericTypes() async {
    let list = await Task.detached { Self.folded(Outer<Int>.Inner.self, over: [[1], [2, 3]]) }.value
    #expect(list == [1, 2, 3])
    let host = ViewHost {
      VStack {
        Text("a").preference(key: Outer<Int>.Inner.self, value: [4])
        Text("b").preference(key: Outer<String>.Inner.self, value: ["x"])
      }
    }
    #expect(host.value(of: Outer<Int>.Inner.self) == [4])
    #expect(host.value(of: Outer<String>.Inner.self) == ["x"])
  }

  @Test func fromTheMainActorAndOthersAtOnce() async {
    let elsewhere = (0..<4).map { task in
      Task.detached { Self.folded(Sum.self, over: Array(0...task)) }
    }
    let here = (0..<4).map { Self.folded(Sum.self, over: Array(0...$0)) }
    var sums = here
    for task in elsewhere { sums.append(await task.value) }
    #expect(sums == [0, 1, 3, 6, 0, 1, 3, 6])
  }
}
