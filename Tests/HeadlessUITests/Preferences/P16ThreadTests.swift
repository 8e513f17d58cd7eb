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
}
