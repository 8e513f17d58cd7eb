import Mustache
import Testing

@Suite struct ProblemWordingTests {
  private static let kinds: [TemplateProblem.Kind] = [
    .unclosedTag, .emptyTag, .invalidName("a b"), .invalidDelimiters("x"), .dynamicName("*n"),
    .closeWithoutOpen("n"), .mismatchedClose("n", open: "m", line: 3, column: 4),
    .unclosedSection("n"), .nestingTooDeep(limit: 100), .unknownName("n", inScope: ["a", "b"]),
    .unknownMember("n", record: "r", members: ["a"]), .noMembers("n", kind: .list(.text)),
    .notText("n", kind: .record("r")), .missingTemplate("n"), .unknownBlock("n", parent: "p"),
    .duplicateBlock("n", parent: "p"), .endlessRecursion("n"), .expansionTooLarge,
  ]

  @Test(arguments: kinds)
  func isOneSentence(_ kind: TemplateProblem.Kind) {
    #expect(kind.description.hasSuffix("."))
    #expect(!kind.description.contains("\n"))
  }

  @Test func hasTheFormOfACompilersMessage() {
    let problem = TemplateProblem(
      kind: .unknownName("nam", inScope: ["name", "doc"]), file: "T/key.mustache", line: 3,
      column: 7)
    let expected = "T/key.mustache:3:7: error: There is no 'nam' here. Known are: name, doc."
    #expect(problem.description == expected)
    #expect(TemplateErrors(problems: [problem, problem]).description == "\(expected)\n\(expected)")
  }
}
