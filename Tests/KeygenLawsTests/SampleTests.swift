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
  func distinct() {
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
}
