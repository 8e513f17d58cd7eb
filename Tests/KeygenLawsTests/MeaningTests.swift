import Foundation
import HeadlessUI
import Testing

@testable import KeygenLaws

/// The reports of the test of a key.
///
/// - Parameter make: sets up the test, and makes it.
private func reports<Key: PreferenceKey>(
  _ key: Key.Type, keeps: [KeygenLaw] = [], ignoresOrder: Bool = false, seed: UInt64 = 0,
  make: (inout KeygenKeyTest<Key>) -> Void
) -> [TestReport] {
  var reports: [TestReport] = []
  let run = KeygenTestRun(announcesCalls: false, seed: seed) { reports.append($0) }
  var test = KeygenKeyTest(key, run, keeps: keeps, ignoresOrder: ignoresOrder)
  make(&test)
  return reports
}

@Suite("The test of what a key's strategy means")
struct MeaningTests {
  private struct Key: PreferenceKey {
    static var defaultValue: Int { 3 }
    /// The greatest value, but for those above a hundred.
    static func reduce(value: inout Int, nextValue: () -> Int) {
      let next = nextValue()
      if next <= 100 { value = max(value, next) }
    }
  }
  private struct Last: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
  }
  private struct AnyTrue: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) {
      let next = nextValue()
      value = value || next
    }
  }
  private struct Counted: PreferenceKey {
    static var defaultValue: Int { 0 }
    /// A call from any thread but one comes to something else.
    static func reduce(value: inout Int, nextValue: () -> Int) {
      value = Foundation.Thread.current.threadDictionary[mark] == nil ? -1 : nextValue()
    }
    static let mark = "KeygenLawsTests.Counted"
  }

  @Test("shows the simplest values that come to something else, also such as only chance finds")
  func fold() {
    func run(seed: UInt64) -> [TestReport] {
      reports(Key.self, seed: seed) {
        $0.model = .max()
        $0.make()
      }
    }
    // No sample is above a hundred: a random one is, and is then made as simple as can be.
    #expect(
      run(seed: 1).contains(
        .failed(
          .fold, example: "0, 101 reduce to 0 instead of 101 (a random example, seed 1)")))
    #expect(run(seed: 1) == run(seed: 1))
    #expect(
      reports(Last.self) {
        $0.model = .first()
        $0.make()
      }.contains(.failed(.fold, example: "0, 1 reduce to 1 instead of 0")))
  }

  @Test("fails a call for a next value that cannot change the result")
  func decided() {
    #expect(
      reports(AnyTrue.self) {
        $0.model = .any()
        $0.make()
      }.contains(
        .failed(
          .calls,
          example: "reduce(true, default) calls nextValue, whose value cannot change the result")))
  }

  @Test("shows the simplest values whose order matters")
  func order() {
    #expect(
      reports(Last.self, ignoresOrder: true) { $0.make() }.contains(
        .failed(.order, example: "reduce(0, 1) = 1, reduce(1, 0) = 0")))
    #expect(
      reports(AnyTrue.self, ignoresOrder: true) { $0.make() }.contains(.passed(.order)))
  }

  @Test("takes any of several greatest values for the greatest")
  func ties() {
    struct Grade: Comparable {
      var points: Int
      var name: String
      static func < (one: Grade, other: Grade) -> Bool { one.points < other.points }
    }
    struct Best: PreferenceKey {
      static var defaultValue: Grade? { nil }
      static func reduce(value: inout Grade?, nextValue: () -> Grade?) {
        if let next = nextValue() { value = value.map { max($0, next) } ?? next }
      }
    }
    let found = reports(Best.self, keeps: [.associative], ignoresOrder: true) {
      $0.model = .skippingNil(.max())
      for (points, name) in [(1, "a"), (2, "b"), (2, "c")] {
        $0.add(Grade(points: points, name: name))
      }
      $0.make()
    }
    #expect(found.contains(.passed(.order)) && found.contains(.passed(.fold)))
    #expect(!found.contains { if case .failed = $0 { true } else { false } })
  }

  @Test("compares the default with that of the spec, unless that is another one each time")
  func defaults() {
    func report(_ value: @escaping () -> Int) -> TestReport? {
      reports(Key.self) {
        $0.expectDefault(value)
        $0.make()
      }.dropLast().last
    }
    #expect(report { 3 } == .passed(.default))
    #expect(report { 4 } == .failed(.default, example: "3 instead of 4"))
    var count = 0
    #expect(
      report {
        count += 1
        return count
      } == .skipped(.default, reason: .changing))
  }

  @Test("calls from several threads, none of which is the first")
  func threads() {
    let here = Foundation.Thread.current.threadDictionary
    here[Counted.mark] = true
    defer { here.removeObject(forKey: Counted.mark) }
    let found = reports(Counted.self) { $0.make() }
    #expect(
      found.contains(
        .failed(
          .threads, example: "reduce(0, 0) = -1 while other threads reduce, else 0")))
  }

  @Test("finds by chance what the samples do not show, and makes it simple")
  func random() {
    struct Odd: PreferenceKey {
      static var defaultValue: Int { 0 }
      static func reduce(value: inout Int, nextValue: () -> Int) {
        let next = nextValue()
        value = value > 100 ? value : value + next
      }
    }
    let found = reports(Odd.self, keeps: [.associative], seed: 5) { $0.make() }
    guard case .failed(_, let example)? = found.first else {
      Issue.record("\(found)")
      return
    }
    // Nothing is added any more above a hundred, and it takes no number beyond the first ones there to show that.
    let numbers = example.split { !$0.isNumber }.compactMap { Int($0) }
    #expect(numbers.contains(101))
    #expect(numbers.allSatisfy { $0 <= 102 }, "\(example)")
    #expect(example.hasSuffix("(a random example, seed 5)"))
  }
}
