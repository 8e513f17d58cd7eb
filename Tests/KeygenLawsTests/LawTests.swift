import HeadlessUI
import Testing

@testable import KeygenLaws

/// A key whose parts a test chooses. Only one test uses each `Tag`, so tests can run side by side.
private enum Keys {
  struct Sum: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }
  struct SumFromTen: PreferenceKey {
    static var defaultValue: Int { 10 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }
  struct Difference: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value -= nextValue() }
  }
  /// Neutral on the left only.
  struct LastEven: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) {
      let next = nextValue()
      if next % 2 == 0 || value == 0 { value = next }
    }
  }
  struct Twice: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) {
      let next = nextValue()
      value += next == 5 ? nextValue() : next
    }
  }
  struct Never: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) {}
  }
  struct MaxOrNaN: PreferenceKey {
    static var defaultValue: Double { .nan }
    static func reduce(value: inout Double, nextValue: () -> Double) {
      let next = nextValue()
      if next > value || value.isNaN { value = next }
    }
  }
  struct Model: Equatable {
    var count = 0
    var title = ""
  }
  struct Models: PreferenceKey {
    static var defaultValue: Model { Model() }
    static func reduce(value: inout Model, nextValue: () -> Model) {
      value.count += nextValue().count
    }
  }
  struct Append: PreferenceKey {
    static var defaultValue: [Double] { [] }
    static func reduce(value: inout [Double], nextValue: () -> [Double]) { value += nextValue() }
  }
  struct SumByName: PreferenceKey {
    static var defaultValue: [String: Double?] { [:] }
    static func reduce(value: inout [String: Double?], nextValue: () -> [String: Double?]) {
      value.merge(nextValue()) { ($0 ?? 0) + ($1 ?? 0) }
    }
  }
  struct DoubleSum: PreferenceKey {
    static var defaultValue: Double { 0 }
    static func reduce(value: inout Double, nextValue: () -> Double) { value += nextValue() }
  }
  /// Not associative where 20 is among the values.
  struct MaxBelow20: PreferenceKey {
    static var defaultValue: Model { Model() }
    static func reduce(value: inout Model, nextValue: () -> Model) {
      let next = nextValue()
      value.count = value.count == 20 ? 0 : max(value.count, next.count)
    }
  }
  struct Untold: Equatable, CustomStringConvertible {
    var count = 0
    var description: String { fatalError("nobody has asked") }
  }
  struct Untolds: PreferenceKey {
    static var defaultValue: Untold { Untold() }
    static func reduce(value: inout Untold, nextValue: () -> Untold) {
      value.count += nextValue().count
    }
  }
  struct TwiceFor12: PreferenceKey {
    static var defaultValue: (Int, Int) { (0, 0) }
    static func reduce(value: inout (Int, Int), nextValue: () -> (Int, Int)) {
      let next = nextValue()
      value = next.0 == 12 ? nextValue() : next
    }
  }
  struct OnceOnly: PreferenceKey {
    static var defaultValue: (Int, Int) { (0, 0) }
    static func reduce(value: inout (Int, Int), nextValue: () -> (Int, Int)) { value = nextValue() }
  }
  struct Pairs: PreferenceKey {
    static var defaultValue: (Int, Int) { (0, 0) }
    static func reduce(value: inout (Int, Int), nextValue: () -> (Int, Int)) {
      value.0 += nextValue().0
      value.1 += nextValue().1
    }
  }
}

@Suite("The test of a key's laws")
struct LawTests {
  private func run<Key: PreferenceKey>(
    _ key: Key.Type, keeps: [KeygenLaw] = KeygenLaw.allCases, breaks: [KeygenLaw] = [],
    announces: Bool = false, samples: [Key.Value] = [], make: (KeygenKeyTest<Key>) -> Void
  ) -> [TestReport] {
    var reports: [TestReport] = []
    let run = KeygenTestRun(announcesCalls: announces) { reports.append($0) }
    var test = KeygenKeyTest(key, run, keeps: keeps, breaks: breaks)
    for sample in samples { test.add(sample) }
    make(test)
    return reports
  }

  @Test("passes a key that keeps them")
  func right() {
    #expect(
      run(Keys.Sum.self) { $0.make() } == [
        .passed(.keeps(.neutral)), .passed(.keeps(.associative)), .passed(.threads),
        .passed(.calls),
      ])
  }

  @Test("shows the simplest value that the default changes, on the left")
  func defaultOnTheLeft() {
    #expect(
      run(Keys.SumFromTen.self) { $0.make() } == [
        .failed(
          .keeps(.neutral), example: "reduce(default, 0) = 10, where default is 10"),
        .passed(.keeps(.associative)), .passed(.threads), .passed(.calls),
      ])
  }

  @Test("shows a value that the default changes on the right alone")
  func defaultOnTheRight() {
    let reports = run(Keys.LastEven.self) { $0.make() }
    // 0 stays; 1 is kept behind the default, and lost in front of it.
    #expect(
      reports.first
        == .failed(.keeps(.neutral), example: "reduce(1, default) = 0, where default is 0"))
  }

  @Test("shows the simplest values that grouping matters for")
  func grouping() {
    // 0 - 0 - 1 = -1, and 0 - (0 - 1) = 1; with three zeros nothing shows.
    #expect(
      run(Keys.Difference.self) { $0.make() }.contains(
        .failed(
          .keeps(.associative),
          example: "reduce(reduce(0, 0), 1) = -1, reduce(0, reduce(0, 1)) = 1")))
  }

  @Test("shows a call that asks for the next value twice, and takes none for a fault")
  func calls() {
    #expect(
      run(Keys.Twice.self) { $0.make() }.last
        == .failed(.calls, example: "reduce(default, 5) calls nextValue 2 times"))
    #expect(
      run(Keys.Never.self, keeps: [.associative]) { $0.make() } == [
        .passed(.keeps(.associative)), .passed(.threads), .passed(.calls),
      ])
  }

  @Test("passes a law that is said to be broken and is, and fails one that is kept")
  func broken() {
    #expect(
      run(Keys.SumFromTen.self, keeps: [], breaks: [.neutral, .associative]) { $0.make() } == [
        .passed(.breaks(.neutral)), .failed(.breaks(.associative), example: ""), .passed(.threads),
        .passed(.calls),
      ])
  }

  @Test("takes NaN for equal to itself")
  func notANumber() {
    #expect(
      run(Keys.MaxOrNaN.self, samples: [.nan, -.infinity]) { $0.make() } == [
        .passed(.keeps(.neutral)), .passed(.keeps(.associative)), .passed(.threads),
        .passed(.calls),
      ])
  }

  private let allPassed: [TestReport] = [
    .passed(.keeps(.neutral)), .passed(.keeps(.associative)), .passed(.threads), .passed(.calls),
  ]

  @Test("takes NaN for equal to itself inside collections as well")
  func notANumberInside() {
    #expect(run(Keys.Append.self, samples: [[.nan, 1], [2]]) { $0.make() } == allPassed)
    #expect(
      run(Keys.SumByName.self, samples: [["a": .nan], ["a": 1, "b": nil]]) { $0.make() }
        .contains(.passed(.keeps(.associative))))
  }

  @Test("does not mind that decimals are rounded, also where they cancel out")
  func rounding() {
    let decimals = [0.1, 0.2, 0.3, -0.3, 1e9]
    #expect(run(Keys.DoubleSum.self, samples: decimals) { $0.make() } == allPassed)
    #expect(
      run(Keys.SumByName.self, samples: decimals.map { ["a": $0, "b": 0.1] }) { $0.make() }
        == allPassed)
  }

  @Test(
    "groups every declared sample, however many there are, and says how many groupings it left out")
  func manySamples() {
    let numbers = (1...20).map { Keys.Model(count: $0) }
    let right = run(Keys.Models.self, samples: numbers) { $0.make() }
    // Twenty and the default.
    #expect(right.contains(.partly(.keeps(.associative), tested: 4096, of: 21 * 21 * 21)))
    #expect(right.contains(.passed(.keeps(.associative))))
    let wrong = run(Keys.MaxBelow20.self, samples: numbers) { $0.make() }
    #expect(!wrong.contains(.passed(.keeps(.associative))))
    let most = (1...1500).map { Keys.Model(count: $0 == 1500 ? 20 : 20 + $0) }
    #expect(
      !run(Keys.MaxBelow20.self, keeps: [.associative], samples: most) { $0.make() }
        .contains(.passed(.keeps(.associative))))
  }

  @Test("asks for no text of a value where nothing is wrong")
  func untold() {
    #expect(
      run(Keys.Untolds.self, samples: [Keys.Untold(count: 1)]) { $0.make() } == allPassed)
  }

  @Test("counts calls on all samples that cannot be compared, and passes none without any")
  func callsOnSamples() {
    let pairs = (1...12).map { ($0, 0) }
    #expect(
      run(Keys.TwiceFor12.self, keeps: [], samples: pairs) { $0.make() }.last
        == .failed(.calls, example: "reduce((12, 0), (12, 0)) calls nextValue 2 times"))
    #expect(
      run(Keys.OnceOnly.self, keeps: [], samples: pairs) { $0.make() }
        == [.passed(.threads), .passed(.calls)])
    #expect(
      run(Keys.OnceOnly.self, keeps: []) { $0.make() }
        == [.passed(.threads), .skipped(.calls, reason: .noSamples)])
  }

  @Test("tests a type of the user's on declared samples, and skips the laws without any")
  func declaredSamples() {
    #expect(
      run(Keys.Models.self) { $0.make() } == [
        .skipped(.keeps(.neutral), reason: .noSamples),
        .skipped(.keeps(.associative), reason: .noSamples),
        .passed(.threads),
        .skipped(.calls, reason: .noSamples),
      ])
    let samples = [Keys.Model(count: 1, title: "a")]
    #expect(
      run(Keys.Models.self, samples: samples) { $0.make() }.first
        == .failed(
          .keeps(.neutral),
          example: #"reduce(default, Model(count: 1, title: "a")) = Model(count: 1, title: ""), "#
            + #"where default is Model(count: 0, title: "")"#))
  }

  @Test("counts calls where values cannot be compared")
  func notEquatable() {
    #expect(
      run(Keys.Pairs.self) { $0.make() } == [
        .skipped(.keeps(.neutral), reason: .notEquatable),
        .skipped(.keeps(.associative), reason: .notEquatable),
        .passed(.threads),
        .failed(.calls, example: "reduce(default, default) calls nextValue 2 times"),
      ])
  }

  @Test("announces calls ahead where that is asked for")
  func announcing() {
    let reports = run(Keys.Sum.self, announces: true) { $0.make() }
    #expect(
      reports.prefix(3) == [
        .call("defaultValue"), .call("reduce(default, 0)"), .call("reduce(0, default)"),
      ])
  }
}
