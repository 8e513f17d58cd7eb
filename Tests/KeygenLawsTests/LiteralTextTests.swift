import HeadlessUI
import Testing

@testable import KeygenLaws

@Suite("Values in messages")
struct LiteralTextTests {
  private enum Choice { case one }
  private struct Point3: Equatable {
    var x = 1
    var name: String? = "p"
  }

  private static let cases: [(value: any Sendable, text: String)] = [
    (2, "2"), (-0.5, "-0.5"), (Double.nan, ".nan"), (-Double.infinity, "-.infinity"),
    (true, "true"), ("a\"b\n", #""a\"b\n""#), (Character("é"), #""é""#),
    (Int?.none as any Sendable, "nil"), (Int?.some(3) as any Sendable, "3"),
    (["a", "b"], #"["a", "b"]"#), (["b": 1, "a": 2], #"["a": 2, "b": 1]"#),
    ([String: Int](), "[:]"), (Set([3, 1]), "[1, 3]"), ([Int](), "[]"),
    (CGRect.null, "CGRect.null"),
    (
      CGRect(x: 1, y: 2, width: 3, height: 4),
      "CGRect(x: 1.0, y: 2.0, width: 3.0, height: 4.0)"
    ),
    (CGSize(width: 1, height: 2), "CGSize(width: 1.0, height: 2.0)"),
    (CGPoint(x: 1, y: 2), "CGPoint(x: 1.0, y: 2.0)"),
    (Point3(), #"Point3(x: 1, name: "p")"#), (Choice.one, "one"),
  ]

  @Test("are written as in Swift", arguments: cases.indices)
  func literals(index: Int) {
    let (value, text) = Self.cases[index]
    #expect(SwiftLiteralText.of(value) == text)
  }

  @Test("What cannot be seen, or would turn the line around, is escaped")
  func invisible() {
    #expect(SwiftLiteralText.of("a\u{202E}b\u{2028}c\u{FEFF}") == #""a\u{202E}b\u{2028}c\u{FEFF}""#)
  }

  @Test("are cut where they are long or deep")
  func limits() {
    #expect(SwiftLiteralText.of(String(repeating: "a", count: 100_000)).count == 161)
    #expect(SwiftLiteralText.of(Array(repeating: 1, count: 1_000_000)).count <= 161)
    #expect(SwiftLiteralText.of([[[[[[[[1]]]]]]]]) == "[[[[[[…]]]]]]")
  }
}
