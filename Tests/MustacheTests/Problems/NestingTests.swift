import Mustache
import Testing

@Suite struct NestingTests {
  @Test func tagsMayBeNested100Deep() throws {
    let template =
      String(repeating: "{{#on}}", count: 100) + "x" + String(repeating: "{{/on}}", count: 100)
    try ProblemCase("100", template).check()
    try ProblemCase("101", "{{#on}}\(template){{/on}}", "main.mustache:1:701 deeper than 100")
      .check()
  }

  @Test(arguments: ["{{#a}}", "{{^a}}", "{{$a}}", "{{<a}}"])
  func anyNumberOfOpenTagsIsOneProblem(_ tag: String) throws {
    let template = String(repeating: tag, count: 100_000)
    try ProblemCase("deep", template, "main.mustache:1:601 deeper than 100").check()
  }

  @Test func expansionsThatMultiplyAreStopped() throws {
    // Each template uses the next one with two sets of blocks, so sorts of places double.
    var partials: [String: String] = [:]
    for level in 0..<40 {
      partials["p\(level)"] =
        "{{<p\(level + 1)}}{{$a\(level)}}1{{/a\(level)}}{{/p\(level + 1)}}"
        + "{{<p\(level + 1)}}{{$b\(level)}}2{{/b\(level)}}{{/p\(level + 1)}}"
    }
    partials["p40"] = String(repeating: "text ", count: 2_000)
    let problems = try ProblemCase.library("{{>p0}}", partials, .strict)
      .problems(entries: [TemplateLibrary.Entry("main", root: .record("file"))])
    #expect(problems.map(\.kind) == [.expansionTooLarge])
  }

  @Test func aTemplateOfMoreThan4MebibytesIsRefused() throws {
    let text = String(repeating: "0123456789abcdef", count: 1 << 18)
    try ProblemCase("4 MiB", text).check()
    try ProblemCase("more", "{{>p}}", "p.mustache:1:1 too large", partials: ["p": text + text])
      .check()
  }
}
