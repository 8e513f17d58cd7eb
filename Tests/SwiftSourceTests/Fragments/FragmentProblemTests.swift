import SwiftSource
import Testing

@Suite struct FragmentProblemTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var text: String
    var slot: SwiftFragment.Slot
    var kind: FragmentProblem.Kind
    var offset: Int
    var testDescription: String { text.debugDescription }

    init(
      _ text: String, _ slot: SwiftFragment.Slot, _ kind: FragmentProblem.Kind, at offset: Int
    ) {
      self.text = text
      self.slot = slot
      self.kind = kind
      self.offset = offset
    }
  }

  static let cases: [Case] = [
    Case("0 }; func x() {", .expression, .unopened("}"), at: 2),
    Case("", .expression, .empty, at: 0),
    Case(" \n", .statements, .empty, at: 0),
    Case("// only a comment", .expression, .empty, at: 0),
    Case("a; b", .expression, .trailing(";"), at: 1),
    Case("a\nb", .expression, .trailing("b"), at: 2),
    Case("a, b", .expression, .trailing(","), at: 1),
    Case("é + (b", .expression, .unclosed("("), at: 5),
    Case("(a]", .expression, .mismatched(opening: "(", closing: "]"), at: 2),
    Case("foo { ( }", .expression, .mismatched(opening: "(", closing: "}"), at: 8),
    Case("a = b", .expression, .assignment, at: 2),
    Case("a // b", .expression, .lineComment, at: 2),
    Case("a /* b", .expression, .unterminatedComment, at: 2),
    Case("a */ b", .expression, .strayCommentEnd, at: 2),
    Case("\"a", .expression, .unterminatedString, at: 0),
    Case("\"\\(a", .expression, .unclosed("\\("), at: 1),
    Case("\"\\q\"", .expression, .malformedEscape, at: 1),
    Case("\"\"\"a\n\"\"\"", .expression, .multilineString(.textAfterOpening), at: 3),
    Case("\"\"\"\na\"\"\"", .expression, .multilineString(.textBeforeClosing), at: 5),
    Case("\"\"\"\na\n \"\"\"", .expression, .multilineString(.indentation), at: 4),
    Case("\"\"\"\na\\\n\"\"\"", .expression, .multilineString(.escapedLastLineBreak), at: 5),
    Case("'a'", .expression, .singleQuotedString, at: 0),
    Case("/a/", .expression, .regexLiteral, at: 0),
    Case("x == #/a/#", .expression, .regexLiteral, at: 5),
    Case("<#value#>", .expression, .editorPlaceholder, at: 0),
    Case("a\0", .expression, .controlCharacter(0), at: 1),
    Case("a\u{C}", .expression, .controlCharacter(0xC), at: 1),
    Case("\"\u{202E}\"", .expression, .directionControl(0x202E), at: 1),
    Case("\u{FEFF}a", .expression, .directionControl(0xFEFF), at: 0),
    Case("a + “", .expression, .unexpectedCharacter(0x201C), at: 4),
    Case("0x", .expression, .malformedNumber("0x"), at: 0),
    Case("1 + 2e", .expression, .malformedNumber("2e"), at: 4),
    Case("return 1", .expression, .statement("return"), at: 0),
    Case("if a { b } else { c }", .expression, .conditionalStatement("if"), at: 0),
    Case("$0 + 1", .expression, .closureArgument("$0"), at: 0),
    Case("get { 1 }", .expression, .accessor("get"), at: 0),
    Case("{ #sourceLocation() }", .expression, .sourceLocation, at: 2),
    Case("#available(iOS 17, *)", .expression, .directive("#available"), at: 0),
    Case("a +", .expression, .expected(.operand, found: nil), at: 3),
    Case("a ? b", .expression, .expected(.colon, found: nil), at: 5),
    Case("Int Int", .type, .trailing("Int"), at: 4),
    Case("Array<Int", .type, .expected(.closingAngle, found: nil), at: 9),
    Case("Int -> Int", .type, .bareFunctionParameter, at: 0),
    Case("[Int!]", .type, .nestedImplicitlyUnwrapped, at: 4),
    Case("inout Int", .type, .parameterOnly("inout"), at: 0),
    Case("(x: Int) -> Void", .type, .tupleLabel, at: 1),
    Case("Int\n}", .type, .unopened("}"), at: 4),
    Case("a } b", .statements, .unopened("}"), at: 2),
    Case("if a {", .statements, .unclosed("{"), at: 5),
    Case("#if A\nb", .statements, .unclosed("#if"), at: 0),
    Case("#endif", .statements, .unopened("#endif"), at: 0),
    Case("#if A\n}\n#endif", .statements, .mismatched(opening: "#if", closing: "}"), at: 6),
    Case("a, b in c", .statements, .closureSignature, at: 5),
    Case("foo(#if A\n#endif)", .statements, .directive("#if"), at: 4),
    Case("T: any P", .genericParameter, .expected(.name, found: "any P"), at: 3),
    Case("A && B // c", .condition, .comment, at: 7),
    Case("A &&\nB", .condition, .lineBreak, at: 4),
    Case("a(b)", .condition, .expected(.condition, found: "a"), at: 0),
    Case("@State @Binding", .attribute, .trailing("@"), at: 7),
    Case("class", .moduleName, .reservedWord("class"), at: 0),
    Case("`a`", .identifier, .escapedName, at: 0),
    Case("a b", .identifier, .unexpectedCharacter(0x20), at: 1),
    Case("_", .identifier, .reservedWord("_"), at: 0),
  ]

  @Test(arguments: cases)
  func theProblemIsNamedWhereItIs(example: Case) {
    let problems = SwiftFragment.problems(in: example.text, as: example.slot)
    #expect(problems == [FragmentProblem(example.kind, at: example.offset)])
  }

  @Test func messagesSayWhatIsWrongAndWhatToDo() {
    let problem = FragmentProblem(.conditionalStatement("if"), at: 0)
    #expect(problem.message == "'if' cannot be used as a value here")
    #expect(problem.remedy == "wrap it in a closure: '{ … }()'")
    let control = FragmentProblem(.directionControl(0x202E), at: 0)
    #expect(control.message.contains("U+202E"))
    #expect(control.remedy?.contains("\\u{202E}") == true)
  }

  @Test func statementsMayEndInALineCommentOrBeOne() {
    #expect(SwiftFragment.problems(in: "value += 1 // last", as: .statements) == [])
    #expect(SwiftFragment.problems(in: "// the first one stays", as: .statements) == [])
  }
}
