import Foundation
import HeadlessUI
import Testing

@testable import KeygenLaws

@Suite("Built-in samples")
struct SampleTests {
  private func areDistinct<Value: Equatable>(_ values: [Value]) -> Bool {
    values.indices.allSatisfy { !values[..<$0].contains(values[$0]) }
  }

  @Test("are several for every type, and all different")
  func different() {
    func check<Value: KeygenSampled & Equatable>(_ type: Value.Type) {
      #expect(Value.keygenSamples.count >= 2, "\(type)")
      #expect(areDistinct(Value.keygenSamples), "\(type)")
    }
    check(Bool.self)
    check(Int.self)
    check(UInt8.self)
    check(Double.self)
    check(CGFloat.self)
    check(Decimal.self)
    check(Date.self)
    check(String.self)
    check(Character.self)
    check(CGRect.self)
    check(CGSize.self)
    check(CGPoint.self)
    check(Int??.self)
    check([String].self)
    check([Bool].self)
    check(Set<Bool>.self)
    check([Bool: Bool].self)
    check([String: [CGRect?]].self)
  }

  @Test("of the narrowest integers can be added and multiplied three at a time")
  func integersFit() {
    func check<Value: FixedWidthInteger & KeygenSampled>(_ type: Value.Type) {
      for a in Value.keygenSamples {
        for b in Value.keygenSamples {
          #expect(!a.addingReportingOverflow(b).overflow)
          for c in Value.keygenSamples {
            #expect(!(a &* b).multipliedReportingOverflow(by: c).overflow)
            #expect(!(a &+ b).addingReportingOverflow(c).overflow)
          }
        }
      }
    }
    check(Int8.self)
    check(UInt8.self)
  }

  @Test("with fractions add and multiply exactly, whatever the grouping")
  func fractionsAreExact() {
    for a in Float.keygenSamples {
      for b in Float.keygenSamples {
        for c in Float.keygenSamples {
          #expect((a + b) + c == a + (b + c))
          #expect((a * b) * c == a * (b * c))
        }
      }
    }
    #expect(Float.keygenSamples.contains { $0 < 0 } && Float.keygenSamples.contains(0))
  }

  @Test("of dictionaries hold an id twice, with different values")
  func sharedIds() {
    let samples = [String: Int].keygenSamples
    let ids = samples.flatMap(\.keys)
    #expect(Set(ids).count < ids.count)
    #expect(samples.contains(samples[1].mapValues { $0 + 1 }))
  }

  @Test("are joined by random values, the same ones for the same seed, which lead to simpler ones")
  func random() {
    func check<Value: KeygenSampled & Equatable>(_ type: Value.Type) {
      var (one, other) = (KeygenRandom(seed: 7), KeygenRandom(seed: 7))
      let values = (0..<50).map { _ in Value.keygenRandom(&one) }
      #expect(values == (0..<50).map { _ in Value.keygenRandom(&other) }, "\(type)")
      #expect(!areDistinct(values) && values.contains { $0 != values[0] }, "\(type)")
      for value in values {
        // By always taking a simpler one, one arrives at one that has none.
        var (simplest, steps) = (value, 0)
        while let simpler = simplest.keygenSimpler.last, steps < 200 {
          #expect(simpler != simplest)
          (simplest, steps) = (simpler, steps + 1)
        }
        #expect(steps < 200, "\(type): \(value)")
      }
    }
    check(Bool.self)
    check(Int8.self)
    check(UInt8.self)
    check(Double.self)
    check(Float.self)
    check(Decimal.self)
    check(Date.self)
    check(String.self)
    check(Substring.self)
    check(Character.self)
    check(CGRect.self)
    check(CGSize.self)
    check(CGPoint.self)
    check([String]?.self)
    check(Set<Int8>.self)
    check([String: [CGPoint]].self)
  }

  @Test("are random only as far as a few of them can be combined in the narrowest type")
  func randomFits() {
    var random = KeygenRandom(seed: 1)
    for _ in 0..<500 {
      let (a, b, c) = (
        Int8.keygenRandom(&random), Int8.keygenRandom(&random), Int8.keygenRandom(&random)
      )
      #expect(Int(a) * Int(b) * Int(c) == Int(a &* b &* c))
      let (x, y, z) = (
        Float.keygenRandom(&random), Float.keygenRandom(&random), Float.keygenRandom(&random)
      )
      #expect((x * y) * z == x * (y * z))
      #expect((x + y) + z == x + (y + z))
    }
  }

  @Test("are cut down to the simplest that still shows something")
  func simplest() {
    let source = ValueSource<Int>()
    #expect(source.simplest([900, 17, -3, 40], length: 1) { $0.contains { $0 > 12 } } == [13])
    #expect(source.simplest([900, 17], length: 2) { $0.contains { $0 > 12 } } == [0, 13])
    let texts = ValueSource<String>()
    #expect(texts.simplest(["bcé", "x y"], length: 1) { $0.joined().count > 2 } == ["aaa"])
  }
}
