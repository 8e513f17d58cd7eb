import HeadlessUI
import Testing

@testable import Goldens

/// How many values are computed until one fits, the first included.
private func untilFirst<Value>(_ fits: @escaping (Value) -> Bool) -> ([Value]) -> Int {
  { list in list.firstIndex(where: fits).map { $0 + 1 } ?? list.count }
}

@Suite("Every strategy does on every type what its name says")
struct StrategyTests {
  private let texts = ["none", "", "a", "b", "c d"]

  @Test("first takes the first value and asks for no other")
  func first() {
    ReduceModel(FirstString.self, texts, computing: { _ in 1 }) { $0[0] }.check()
  }

  @Test("last takes the last value, the default included")
  func last() {
    ReduceModel(LastString.self, texts) { $0.last! }.check()
  }

  @Test("firstNonNil takes the first value that is there and then asks for no other")
  func firstNonNil() {
    ReduceModel(FirstNonNilInt.self, [nil, nil, 0, 1, -2], computing: untilFirst { $0 != nil }) {
      $0.lazy.compactMap { $0 }.first
    }
    .check()
  }

  @Test("lastNonNil takes the last value that is there")
  func lastNonNil() {
    ReduceModel(LastNonNilDouble.self, [nil, nil, 0, 1.5]) { $0.compactMap { $0 }.last }.check()
  }

  @Test("lastNonNil on an Optional of an Optional keeps the inner level")
  func lastNonNilNested() {
    ReduceModel(LastNonNilNested.self, [nil, .some(nil), 1, 2]) { list in
      list.last { $0 != nil } ?? nil
    }
    .check()
  }

  @Test("firstNonDefault and lastNonDefault skip the default")
  func nonDefault() {
    ReduceModel(
      FirstNonDefaultString.self, texts, computing: untilFirst { $0 != "none" }
    ) { $0.first { $0 != "none" } ?? "none" }
    .check()
    ReduceModel(LastNonDefaultString.self, texts) { $0.last { $0 != "" } ?? "" }.check()
    ReduceModel(
      LastNonDefaultSize.self, [.zero, CGSize(width: 1, height: 0), CGSize(width: 2, height: 3)]
    ) { $0.last { $0 != .zero } ?? .zero }
    .check()
  }

  @Test("sum adds, and skips nil")
  func sum() {
    ReduceModel(SumInt.self, [-3, 0, 1, 7]) { $0.reduce(0, +) }.check()
    ReduceModel(SumDouble.self, [-0.5, 0, 1.25, 8]) { $0.reduce(0, +) }.check()
    ReduceModel(SumFloatOptional.self, [nil, nil, 0.5, 4]) { list in
      let there = list.compactMap { $0 }
      return there.isEmpty ? nil : there.reduce(0, +)
    }
    .check()
  }

  @Test("min and max take an end of the order, and skip nil")
  func extremes() {
    ReduceModel(MinInt.self, [9, 3, -4, 12]) { $0.sorted()[0] }.check()
    ReduceModel(MaxString.self, texts) { $0.sorted().last! }.check()
    ReduceModel(MaxFloatOptional.self, [nil, nil, -5, 2]) { $0.compactMap { $0 }.sorted().last }
      .check()
    ReduceModel(MinIntOptional.self, [nil, -5, 2]) { $0.compactMap { $0 }.sorted().first }.check()
  }

  @Test("min and max ignore NaN wherever it stands", arguments: [0, 1, 2])
  func nan(position: Int) {
    func fold<Key: PreferenceKey>(_ key: Key.Type) -> Double where Key.Value == Double {
      var list: [Double] = [1, 2]
      list.insert(.nan, at: position)
      var value = list[0]
      for next in list.dropFirst() { Key.reduce(value: &value) { next } }
      return value
    }
    #expect(fold(MinDouble.self) == 1)
    #expect(fold(MaxDouble.self) == 2)
  }

  @Test("all and any ask for no further value once decided, and skip nil")
  func decisions() {
    ReduceModel(AllBool.self, [true, true, false], computing: untilFirst { !$0 }) {
      !$0.contains(false)
    }
    .check()
    ReduceModel(AnyBool.self, [true, false, false], computing: untilFirst { $0 }) {
      $0.contains(true)
    }
    .check()
    ReduceModel(
      AllBoolOptional.self, [nil, true, true, false], computing: untilFirst { $0 == false }
    ) { list in
      list.contains(false) ? false : list.contains(true) ? true : nil
    }
    .check()
    ReduceModel(
      AnyBoolOptional.self, [nil, true, false, false], computing: untilFirst { $0 == true }
    ) { list in
      list.contains(true) ? true : list.contains(false) ? false : nil
    }
    .check()
  }

  @Test("append puts values one behind the other, and skips nil")
  func append() {
    ReduceModel(AppendInts.self, [[], [1], [2, 3]]) { $0.flatMap { $0 } }.check()
    ReduceModel(AppendString.self, texts) { $0.joined() }.check()
    ReduceModel(AppendIntsOptional.self, [nil, [], [1], [2, 3]]) { list in
      let there = list.compactMap { $0 }
      return there.isEmpty ? nil : there.flatMap { $0 }
    }
    .check()
  }

  @Test("join puts a separator between values that are not empty, and skips nil")
  func join() {
    ReduceModel(JoinString.self, texts) { $0.filter { !$0.isEmpty }.joined(separator: " ") }
      .check()
    ReduceModel(JoinStringOptional.self, [nil, "", "a", "b"]) { list in
      let there = list.compactMap { $0 }
      return there.isEmpty ? nil : there.filter { !$0.isEmpty }.joined(separator: ", ")
    }
    .check()
  }

  @Test("merge unites, and the strategy decides for an id that occurs twice")
  func merge() {
    let values: [[String: Int]] = [[:], ["a": 1], ["a": 2, "b": 3], ["b": 4, "c": 5]]
    func united<Value>(
      _ list: [[String: Value]], _ decide: ([Value]) -> Value
    ) -> [String: Value] {
      var all: [String: [Value]] = [:]
      for value in list { for (id, entry) in value { all[id, default: []].append(entry) } }
      return all.mapValues(decide)
    }
    ReduceModel(MergeInts.self, values) { united($0) { $0.last! } }.check()
    ReduceModel(MergeIntsFirst.self, values) { united($0) { $0[0] } }.check()
    ReduceModel(MergeIntsSum.self, values) { united($0) { $0.reduce(0, +) } }.check()
    ReduceModel(MergeDoublesMax.self, [[:], ["a": 1], ["a": 2.5, "b": 0]]) {
      united($0) { $0.sorted().last! }
    }
    .check()
    ReduceModel(MergeStringsJoin.self, [[:], ["a": "x"], ["a": "", "b": "y"]]) {
      united($0) { $0.filter { !$0.isEmpty }.joined(separator: "+") }
    }
    .check()
  }

  @Test("union unites sets, and rectangles to the smallest one around them")
  func union() {
    ReduceModel(UnionInts.self, [[], [1], [1, 2], [3]]) { Set($0.flatMap { $0 }) }.check()
    let rects = [
      CGRect.null, CGRect(x: 0, y: 0, width: 2, height: 1),
      CGRect(x: -3, y: 4, width: 1, height: 1),
    ]
    func around(_ list: [CGRect]) -> CGRect {
      let there = list.filter { !$0.isNull }
      guard !there.isEmpty else { return .null }
      let minX = there.map(\.minX).min()!
      let minY = there.map(\.minY).min()!
      return CGRect(
        x: minX, y: minY, width: there.map(\.maxX).max()! - minX,
        height: there.map(\.maxY).max()! - minY)
    }
    ReduceModel(UnionRect.self, rects) { around($0) }.check()
    ReduceModel(UnionRectOptional.self, [nil] + rects.dropFirst().map { $0 }) { list in
      let there = list.compactMap { $0 }
      return there.isEmpty ? nil : around(there)
    }
    .check()
  }

  @Test("fields combines each named property by its own strategy, and keeps the first of others")
  func fields() {
    let sizes = [CGSize.zero, CGSize(width: 3, height: 1), CGSize(width: 2, height: 5)]
    ReduceModel(FieldsSize.self, sizes) { list in
      CGSize(width: list.map(\.width).max()!, height: list.map(\.height).reduce(0, +))
    }
    .check()
    ReduceModel(FieldsSizeSum.self, sizes) { list in
      CGSize(width: list.map(\.width).reduce(0, +), height: list.map(\.height).reduce(0, +))
    }
    .check()
    let totals = [
      Totals(), Totals(count: 2, title: "x", best: 1), Totals(count: 1, title: "", best: 7),
    ]
    ReduceModel(FieldsTotals.self, totals) { list in
      Totals(
        count: list.map(\.count).reduce(0, +),
        title: list.map(\.title).last { !$0.isEmpty } ?? "",
        best: list.compactMap(\.best).max())
    }
    .check()
  }

  @Test("A custom reduce is the spec's statements")
  func custom() {
    ReduceModel(CustomProduct.self, [1, 2, -3]) { $0.reduce(1, *) }.check()
    ReduceModel(CustomLines.self, [[], ["a"], ["b", "c"], ["d"]]) { list in
      list.first { $0.count == list.map(\.count).max()! }!
    }
    .check()
  }

  @Test("A strategy's neutral default is used where none is written")
  func neutralDefaults() {
    #expect(SumInt.defaultValue == 0)
    #expect(SumFloatOptional.defaultValue == nil)
    #expect(AllBool.defaultValue)
    #expect(!AnyBool.defaultValue)
    #expect(AppendInts.defaultValue == [])
    #expect(AppendString.defaultValue == "")
    #expect(JoinString.defaultValue == "")
    #expect(MergeInts.defaultValue == [:])
    #expect(UnionInts.defaultValue == [])
    #expect(UnionRect.defaultValue.isNull)
    #expect(FieldsSizeSum.defaultValue == .zero)
  }
}
