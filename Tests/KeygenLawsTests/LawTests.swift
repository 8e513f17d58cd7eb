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
  private func run(
    keeps: [KeygenLaw] = KeygenLaw.allCases, breaks: [KeygenLaw] = [], announces: Bool = false,
    _ check: (KeygenLawRun) -> Void
  ) -> [LawReport] {
    var reports: [LawReport] = []
    check(
      KeygenLawRun(keeps: keeps, breaks: breaks, announcesCalls: announces) { reports.append($0) })
    return reports
  }

  @Test("passes a key that keeps them")
  func right() {
    #expect(
      run { $0.check(Keys.Sum.self, samples: KeygenSamples()) } == [
        .passed(.keeps(.neutral)), .passed(.keeps(.associative)), .passed(.calls),
      ])
  }

  @Test("shows the simplest value that the default changes, on the left")
  func defaultOnTheLeft() {
    #expect(
      run { $0.check(Keys.SumFromTen.self, samples: KeygenSamples()) } == [
        .failed(
          .keeps(.neutral), example: "reduce(default, 0) = 10, where default is 10"),
        .passed(.keeps(.associative)), .passed(.calls),
      ])
  }

  @Test("shows a value that the default changes on the right alone")
  func defaultOnTheRight() {
    let reports = run { $0.check(Keys.LastEven.self, samples: KeygenSamples()) }
    // 0 stays; 1 is kept behind the default, and lost in front of it.
    #expect(
      reports.first
        == .failed(.keeps(.neutral), example: "reduce(1, default) = 0, where default is 0"))
  }

  @Test("shows the simplest values that grouping matters for")
  func grouping() {
    // 0 - 0 - 1 = -1, and 0 - (0 - 1) = 1; with three zeros nothing shows.
    #expect(
      run { $0.check(Keys.Difference.self, samples: KeygenSamples()) }.contains(
        .failed(
          .keeps(.associative),
          example: "reduce(reduce(0, 0), 1) = -1, reduce(0, reduce(0, 1)) = 1")))
  }

  @Test("shows a call that asks for the next value twice, and takes none for a fault")
  func calls() {
    #expect(
      run { $0.check(Keys.Twice.self, samples: KeygenSamples()) }.last
        == .failed(.calls, example: "reduce(default, 5) calls nextValue 2 times"))
    #expect(
      run(keeps: [.associative]) { $0.check(Keys.Never.self, samples: KeygenSamples()) } == [
        .passed(.keeps(.associative)), .passed(.calls),
      ])
  }

  @Test("passes a law that is said to be broken and is, and fails one that is kept")
  func broken() {
    #expect(
      run(keeps: [], breaks: [.neutral, .associative]) {
        $0.check(Keys.SumFromTen.self, samples: KeygenSamples())
      } == [
        .passed(.breaks(.neutral)), .failed(.breaks(.associative), example: ""), .passed(.calls),
      ])
  }

  @Test("takes NaN for equal to itself")
  func notANumber() {
    let samples = KeygenSamples<Double>()
    samples.add(.nan)
    samples.add(-.infinity)
    #expect(
      run { $0.check(Keys.MaxOrNaN.self, samples: samples) } == [
        .passed(.keeps(.neutral)), .passed(.keeps(.associative)), .passed(.calls),
      ])
  }

  private func samples<Value>(_ values: [Value]) -> KeygenSamples<Value> {
    let samples = KeygenSamples<Value>()
    for value in values { samples.add(value) }
    return samples
  }

  private let allPassed: [LawReport] = [
    .passed(.keeps(.neutral)), .passed(.keeps(.associative)), .passed(.calls),
  ]

  @Test("takes NaN for equal to itself inside collections as well")
  func notANumberInside() {
    #expect(run { $0.check(Keys.Append.self, samples: samples([[.nan, 1], [2]])) } == allPassed)
    #expect(
      run { $0.check(Keys.SumByName.self, samples: samples([["a": .nan], ["a": 1, "b": nil]])) }
        .contains(.passed(.keeps(.associative))))
  }

  @Test("does not mind that decimals are rounded, also where they cancel out")
  func rounding() {
    let decimals = [0.1, 0.2, 0.3, -0.3, 1e9]
    #expect(run { $0.check(Keys.DoubleSum.self, samples: samples(decimals)) } == allPassed)
    #expect(
      run {
        $0.check(Keys.SumByName.self, samples: samples(decimals.map { ["a": $0, "b": 0.1] }))
      } == allPassed)
  }

  @Test(
    "groups every declared sample, however many there are, and says how many groupings it left out")
  func manySamples() {
    let numbers = (1...20).map { Keys.Model(count: $0) }
    let right = run { $0.check(Keys.Models.self, samples: samples(numbers)) }
    // Twenty and the default.
    #expect(right.contains(.partly(.keeps(.associative), tested: 4096, of: 21 * 21 * 21)))
    #expect(right.contains(.passed(.keeps(.associative))))
    let wrong = run { $0.check(Keys.MaxBelow20.self, samples: samples(numbers)) }
    #expect(!wrong.contains(.passed(.keeps(.associative))))
    let most = (1...1500).map { Keys.Model(count: $0 == 1500 ? 20 : 20 + $0) }
    #expect(
      !run(keeps: [.associative]) { $0.check(Keys.MaxBelow20.self, samples: samples(most)) }
        .contains(.passed(.keeps(.associative))))
  }

  @Test("asks for no text of a value where nothing is wrong")
  func untold() {
    #expect(
      run { $0.check(Keys.Untolds.self, samples: samples([Keys.Untold(count: 1)])) } == allPassed)
  }

  @Test("counts calls on all samples that cannot be compared, and passes none without any")
  func callsOnSamples() {
    func calls(_ check: (KeygenLawRun) -> Void) -> LawReport? { run(keeps: [], check).last }
    let pairs = (1...12).map { ($0, 0) }
    #expect(
      calls { $0.check(Keys.TwiceFor12.self, samples: samples(pairs)) }
        == .failed(.calls, example: "reduce((12, 0), (12, 0)) calls nextValue 2 times"))
    #expect(calls { $0.check(Keys.OnceOnly.self, samples: samples(pairs)) } == .passed(.calls))
    #expect(
      calls { $0.check(Keys.OnceOnly.self, samples: samples([])) }
        == .skipped(.calls, reason: .noSamples))
  }

  @Test("tests a type of the user's on declared samples, and skips the laws without any")
  func declaredSamples() {
    #expect(
      run { $0.check(Keys.Models.self, samples: KeygenSamples()) } == [
        .skipped(.keeps(.neutral), reason: .noSamples),
        .skipped(.keeps(.associative), reason: .noSamples),
        .skipped(.calls, reason: .noSamples),
      ])
    let samples = KeygenSamples<Keys.Model>()
    samples.add(Keys.Model(count: 1, title: "a"))
    #expect(
      run { $0.check(Keys.Models.self, samples: samples) }.first
        == .failed(
          .keeps(.neutral),
          example: #"reduce(default, Model(count: 1, title: "a")) = Model(count: 1, title: ""), "#
            + #"where default is Model(count: 0, title: "")"#))
  }

  @Test("counts calls where values cannot be compared")
  func notEquatable() {
    #expect(
      run { $0.check(Keys.Pairs.self, samples: KeygenSamples()) } == [
        .skipped(.keeps(.neutral), reason: .notEquatable),
        .skipped(.keeps(.associative), reason: .notEquatable),
        .failed(.calls, example: "reduce(default, default) calls nextValue 2 times"),
      ])
  }

  @Test("announces calls ahead where that is asked for")
  func announcing() {
    let reports = run(announces: true) { $0.check(Keys.Sum.self, samples: KeygenSamples()) }
    #expect(
      reports.prefix(3) == [
        .call("defaultValue"), .call("reduce(default, 0)"), .call("reduce(0, default)"),
      ])
  }
}
