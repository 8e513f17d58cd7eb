import HeadlessUI

/// Collects every value in order.
struct Append: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// The last value wins.
struct Last: PreferenceKey {
  static var defaultValue: String { "default" }
  static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

/// The first value wins, without a look at the others.
struct First: PreferenceKey {
  static var defaultValue: String { "default" }
  static func reduce(value: inout String, nextValue: () -> String) {}
}

/// Shows the order and the nesting of a fold; not associative.
struct Nesting: PreferenceKey {
  static var defaultValue: String { "default" }
  static func reduce(value: inout String, nextValue: () -> String) {
    value = "(\(value) \(nextValue()))"
  }
}

struct Sum: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct Greatest: PreferenceKey {
  static var defaultValue: Int { .min }
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

/// Has no `defaultValue` of its own.
struct OptionalKey: PreferenceKey {
  static func reduce(value: inout Double?, nextValue: () -> Double?) {
    if let next = nextValue() { value = next }
  }
}

/// A text that writes all of the keys above that hold strings.
struct Writer: View {
  let name: String

  init(_ name: String) { self.name = name }

  var body: some View {
    Text(name)
      .preference(key: Append.self, value: [name])
      .preference(key: Last.self, value: name)
      .preference(key: First.self, value: name)
      .preference(key: Nesting.self, value: name)
      .preference(key: Sum.self, value: 1)
  }
}

/// Records what happens, in order.
final class Log<Entry> {
  var entries: [Entry] = []
  init() {}
  func add(_ entry: Entry) { entries.append(entry) }
}
