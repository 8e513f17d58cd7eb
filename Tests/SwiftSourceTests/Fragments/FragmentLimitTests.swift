import Foundation
import SwiftSource
import Testing

/// Inputs that are deep or long: an error, never a crash or a hang.
@Suite struct FragmentLimitTests {
  static let brackets = [
    ("(", ")"), ("[", "]"), ("{", "}"), ("f(a: ", ")"), ("\"\\(", ")\""), ("a ? ", " : b"),
    ("[1: ", "]"),
    ("Foo<", ">()"), ("Foo<", ">"), ("x as [", "]"), ("x as (_ a: ", ") -> Void"), ("\\[", "].a"),
    ("[@A () -> ", "]"), ("#if A\n", "\n#endif"), ("/*", "*/"), ("@A(", ")"), ("!(", ")"),
  ]

  private static func nested(_ brackets: (String, String), levels: Int) -> String {
    String(repeating: brackets.0, count: levels) + "a"
      + String(repeating: brackets.1, count: levels)
  }

  @Test(arguments: brackets)
  func deepNestingNeedsNoMoreStackThanThreadsHave(opening: String, closing: String) {
    // The stack of a thread on macOS.
    let finished = DispatchSemaphore(value: 0)
    let thread = Thread {
      for slot in SwiftFragment.Slot.allCases {
        _ = SwiftFragment.problems(in: Self.nested((opening, closing), levels: 5_000), as: slot)
        _ = SwiftFragment.problems(in: String(repeating: opening, count: 5_000), as: slot)
      }
      finished.signal()
    }
    thread.stackSize = 512 * 1024
    thread.start()
    finished.wait()
  }

  @Test(arguments: [("(", ")"), ("[", "]"), ("f(", ")"), ("a ? ", " : b")])
  func nestingIsReadToALimit(opening: String, closing: String) {
    let limit = FragmentProblem.Kind.tooDeep(limit: 32)
    let right = Self.nested((opening, closing), levels: 31)
    #expect(SwiftFragment.problems(in: right, as: .expression) == [])
    let deep = Self.nested((opening, closing), levels: 32)
    #expect(SwiftFragment.problems(in: deep, as: .expression).map(\.kind) == [limit])
  }

  @Test func longTypesAreRefusedBeforeAnythingRecursesOnThem() {
    for suffix in [".A", "?", ".Type"] {
      let long = "A" + String(repeating: suffix, count: 20_000)
      #expect(SwiftFragment.problems(in: long, as: .type).map(\.kind) == [.tooDeep(limit: 32)])
    }
  }

  @Test func bracesAndStatementsNestWithoutLimit() {
    let closures = Self.nested(("{ ", " }"), levels: 5_000)
    #expect(SwiftFragment.problems(in: closures, as: .expression) == [])
    #expect(SwiftFragment.problems(in: closures, as: .statements) == [])
  }

  @Test(arguments: [
    "a + ", "a<", "f(a<b, ", "-", "@A ", "x.y", "\\.", "try ", "() -> ", "Foo<", "\"\"\"\n", "#",
    "a:b,", "a/a", "A.", "?", "a?",
  ])
  func longInputsEnd(piece: String) {
    let long = String(repeating: piece, count: 20_000) + "a"
    for slot in SwiftFragment.Slot.allCases { _ = SwiftFragment.problems(in: long, as: slot) }
  }
}
