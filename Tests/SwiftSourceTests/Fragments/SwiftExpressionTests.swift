import SwiftSource
import Testing

@Suite struct SwiftExpressionTests {
  @Test(arguments: [
    ("a", true), (" .zero ", true), ("f(a + b)", true), ("[a ? b : c]", true), ("{ a + b }", true),
    ("(a + b).c", true), ("\"\\(a + b)\"", true), ("a?.b!", true), ("Foo<Int>()", true),
    ("a + b", false), ("-a", false), ("try a", false), ("await a", false), ("a as Int", false),
    ("a is Int", false), ("a ? b : c", false), ("\\.a", false), ("any P.Type", false),
    ("a\n  .b", true), ("() -> Void", false),
  ])
  func whatIsASingleOperand(text: String, isOperand: Bool) throws {
    #expect(try SwiftExpression(parsing: text).isOperand == isOperand)
  }

  @Test func theTextHasNoSpaceAroundIt() throws {
    #expect(try SwiftExpression(parsing: " a + b /* c */ ").text == "a + b")
  }

  @Test func namesAreThoseOfValuesAndTypes() throws {
    let expression = try SwiftExpression(
      parsing: "active ? [Tagged(tag: tag, bounds: anchor.x)] : .foo(\"\\(`class`) \\(tag)\")")
    #expect(expression.mentionedNames == ["active", "Tagged", "tag", "anchor", "class"])
    let names = try SwiftFragment.mentionedNames(
      inStatements: "value = $state.x\nif a ? b : c { content }")
    #expect(names == ["value", "$state", "a", "b", "c", "content"])
  }
}
