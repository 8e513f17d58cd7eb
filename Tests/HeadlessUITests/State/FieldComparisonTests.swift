import HeadlessUI
import Testing

@MainActor @Suite("A child is evaluated again only if a stored field has changed")
struct FieldComparisonTests {
  final class Object {}

  enum Choice {
    case none
    case text(Int)
  }

  struct Plain {
    var number = 1
    var isOn = true
    var pair = (1, "two")
  }

  struct Child<Value>: View {
    let value: Value
    var body: some View { Text("child") }
  }

  struct Parent<Value>: View {
    let make: (Int) -> Value
    @State private var count = 0
    var body: some View {
      Button("\(count)") { count += 1 }.accessibilityIdentifier("go")
      Child(value: make(count))
    }
  }

  /// Whether a child with a value of this kind is evaluated again with its parent.
  private func isEvaluatedAgain<Value>(_ make: @escaping (Int) -> Value) -> Bool {
    let host = ViewHost { Parent(make: make) }
    host.resetCounters()
    host.tap("go")
    return host.counters.bodies == 2
  }

  @Test func equalValuesAreUnchanged() {
    let object = Object()
    #expect(!isEvaluatedAgain { _ in "a string that is longer than fifteen bytes" })
    #expect(!isEvaluatedAgain { _ in [1, 2, 3] })
    #expect(!isEvaluatedAgain { _ in Plain() })
    #expect(!isEvaluatedAgain { _ in Optional.some(4) })
    #expect(!isEvaluatedAgain { _ in Choice.text(3) })
    #expect(!isEvaluatedAgain { _ in object })
    #expect(!isEvaluatedAgain { _ in Double.nan })
    #expect(!isEvaluatedAgain { _ in (1, "two", [3]) })
    #expect(!isEvaluatedAgain { _ in Text("a") })
    #expect(!isEvaluatedAgain { _ in Int.self })
  }

  @Test func othersAreChanged() {
    #expect(isEvaluatedAgain { $0 })
    #expect(isEvaluatedAgain { ["\($0)"] })
    #expect(isEvaluatedAgain { Plain(number: $0) })
    #expect(isEvaluatedAgain { Plain(pair: (1, "\($0)")) })
    #expect(isEvaluatedAgain { $0 == 0 ? nil : 4 })
    #expect(isEvaluatedAgain { Choice.text($0) })
    #expect(isEvaluatedAgain { _ in Object() })
    #expect(isEvaluatedAgain { $0 == 0 ? Int.self : String.self as Any.Type })
  }

  @Test func closuresAlwaysCountAsChanged() {
    #expect(isEvaluatedAgain { _ in {} as () -> Void })
    #expect(isEvaluatedAgain { _ in (1, {} as () -> Void) })
  }

  @Test func weakReferencesAreCompared() {
    struct Holder {
      weak var object: Object?
    }
    let object = Object()
    let other = Object()
    #expect(!isEvaluatedAgain { _ in Holder(object: object) })
    #expect(isEvaluatedAgain { Holder(object: $0 == 0 ? object : other) })
  }

  @Test func bindingsToTheSamePlaceAreUnchanged() {
    struct Owner: View {
      @State private var value = 1
      @State private var count = 0
      var body: some View {
        Button("\(count)") { count += 1 }.accessibilityIdentifier("go")
        Child(value: $value)
        Child(value: Binding.constant(3))
        Child(value: $value.description2)
      }
    }
    let host = ViewHost { Owner() }
    host.resetCounters()
    host.tap("go")
    #expect(host.counters.bodies == 1)
  }
}

extension Int {
  fileprivate var description2: String {
    get { "\(self)" }
    set { self = Int(newValue) ?? self }
  }
}
