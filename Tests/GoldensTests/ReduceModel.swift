import HeadlessUI
import Testing

@testable import Goldens

/// Runs a key's reduce over lists of values and holds it against a model that knows nothing of the key's code.
struct ReduceModel<Key: PreferenceKey> where Key.Value: Equatable {
  /// Values that lists are made of.
  let values: [Key.Value]
  /// What the list comes to, worked out from the whole list at once.
  let meaning: ([Key.Value]) -> Key.Value
  /// How many values are computed, the first included.
  let computed: ([Key.Value]) -> Int

  init(
    _ key: Key.Type, _ values: [Key.Value],
    computing computed: @escaping ([Key.Value]) -> Int = { $0.count },
    meaning: @escaping ([Key.Value]) -> Key.Value
  ) {
    self.values = values
    self.meaning = meaning
    self.computed = computed
  }

  /// Checks 200 random lists of one to six values.
  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let list = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
        values.randomElement(using: &generator)!
      }
      var value = list[0]
      var calls = 1
      for next in list.dropFirst() {
        var callsOfStep = 0
        Key.reduce(value: &value) {
          callsOfStep += 1
          return next
        }
        #expect(callsOfStep <= 1, "asked twice for the next value", sourceLocation: sourceLocation)
        calls += callsOfStep
      }
      #expect(value == meaning(list), "\(list)", sourceLocation: sourceLocation)
      #expect(calls == computed(list), "values computed of \(list)", sourceLocation: sourceLocation)
    }
  }
}

/// Random numbers that are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
