import SwiftSource

extension SwiftFragment.Slot {
  /// The places that a fragment of this slot is put into by generated code, as a file that ends
  /// with a declaration which must still stand at the top level.
  func file(holding fragment: String) -> String {
    // Put together, not replaced: Swift's own replacement works on characters, which a combining
    // mark at the edge of a fragment would change.
    template.split(separator: "⟦⟧", omittingEmptySubsequences: false).joined(separator: fragment)
      + "\nfunc sentinel() {}\n"
  }

  private var template: String {
    switch self {
    case .type:
      """
      var a: ⟦⟧ { y }
      typealias B = ⟦⟧
      func c(_ a: ⟦⟧, b: Int) -> [⟦⟧] { y }
      let d: G<⟦⟧, Int> = y
      func e(a: inout ⟦⟧) {}
      """
    case .parameterType:
      """
      func a(_ a: ⟦⟧, b: Int) {}
      let b: (⟦⟧, Int) -> Void = y
      """
    case .expression:
      """
      var a: Int { ⟦⟧ }
      func b() { foo(⟦⟧, 1) }
      func c() { return ⟦⟧
      }
      let d = [⟦⟧]
      let e = ⟦⟧
      struct S { static let x: Int = ⟦⟧
      var y: Int }
      func g(x: Int = ⟦⟧, y: Int) {}
      func h() { let x = (⟦⟧)
      foo() }
      """
    case .statements:
      """
      func a() {
      ⟦⟧
      }
      let b = { (x: Int) in
      ⟦⟧
      }
      struct S {
      var body: Int {
      ⟦⟧
      }
      }
      """
    case .genericParameter:
      """
      func a<⟦⟧>(x: Int) {}
      struct B<⟦⟧, U: P> {}
      """
    case .condition:
      """
      #if ⟦⟧
      let a = 1
      #else
      let a = 1
      #endif
      #if (⟦⟧) && X
      let b = 1
      #else
      let b = 1
      #endif
      """
    case .attribute:
      """
      struct S {
      ⟦⟧ var x: Int
      ⟦⟧ private var y: Int = 1
      }
      """
    case .moduleName:
      """
      import ⟦⟧
      public import ⟦⟧
      """
    case .identifier:
      "func `⟦⟧`() {}"
    }
  }
}
