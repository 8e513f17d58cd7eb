import Mustache
import Testing

@Suite struct SyntaxProblemTests {
  private static let cases = [
    ProblemCase("a tag without end", "ab {{name", "main.mustache:1:4 unclosed tag"),
    ProblemCase("a tag that is only begun", "ab\n {{", "main.mustache:2:2 unclosed tag"),
    ProblemCase(
      "a triple tag closed like a plain one", "{{{name}}", "main.mustache:1:1 unclosed tag"),
    ProblemCase(
      "a comment without end", "a\r\n{{! b }\n{{name}",
      "main.mustache:2:1 unclosed tag"),
    ProblemCase("a set-delimiter tag without end", "{{=<% %>}}x", "main.mustache:1:1 unclosed tag"),
    ProblemCase(
      "a tag whose end is forgotten does not hide what follows", "{{name} {{ }}\n{{on",
      "main.mustache:1:1 unclosed tag", "main.mustache:1:9 empty tag",
      "main.mustache:2:1 unclosed tag"),
    ProblemCase(
      "tags without names", "{{}}{{ }}{{#}}{{/}}{{>}}{{{}}}",
      "main.mustache:1:1 empty tag", "main.mustache:1:5 empty tag", "main.mustache:1:10 empty tag",
      "main.mustache:1:15 empty tag", "main.mustache:1:20 empty tag",
      "main.mustache:1:25 empty tag"),
    ProblemCase("names of two words", "{{a b}}", "main.mustache:1:1 invalid name a b"),
    ProblemCase(
      "names with empty parts", "{{a..b}}{{.a}}{{a.}}{{..}}",
      "main.mustache:1:1 invalid name a..b", "main.mustache:1:9 invalid name .a",
      "main.mustache:1:15 invalid name a.", "main.mustache:1:21 invalid name .."),
    ProblemCase(
      "one delimiter", "x{{=| =}}y", "main.mustache:1:2 invalid delimiters |"),
    ProblemCase(
      "three delimiters", "{{=a b c=}}", "main.mustache:1:1 invalid delimiters a b c"),
    ProblemCase(
      "an equals sign in a delimiter", "{{=a= b=}}", "main.mustache:1:1 invalid delimiters a= b"),
    ProblemCase("no delimiters", "{{==}}", "main.mustache:1:1 invalid delimiters "),
    ProblemCase(
      "names found while rendering", "{{>*name}}\n{{<*name}}{{/*name}}",
      "main.mustache:1:1 dynamic name *name", "main.mustache:2:1 dynamic name *name"),
    ProblemCase("a section without end", "a\n  {{#on}}b", "main.mustache:2:3 unclosed on"),
    ProblemCase(
      "all kinds of openings without end", "{{#on}}{{^on}}{{$b}}{{<p}}",
      "main.mustache:1:1 unclosed on", "main.mustache:1:8 unclosed on",
      "main.mustache:1:15 unclosed b", "main.mustache:1:21 unclosed p", partials: ["p": ""]),
    ProblemCase("an end without beginning", "ab{{/on}}", "main.mustache:1:3 nothing to close on"),
    ProblemCase(
      "sections that cross", "{{#on}}\n{{#tags}}\n{{/on}}\n{{/tags}}",
      "main.mustache:3:1 on closes tags of 2:1", "main.mustache:4:1 nothing to close tags"),
    ProblemCase(
      "a section with a misspelt end is reported once", "{{#tags}}x{{/tag}}",
      "main.mustache:1:11 tag closes tags of 1:1"),
    ProblemCase(
      "a stray end inside a section is reported once", "{{#tags}}{{/x}}{{/tags}}",
      "main.mustache:1:10 x closes tags of 1:1"),
    ProblemCase(
      "a misspelt end does not spoil the end of what is outside",
      "{{#on}}{{#tags}}{{/tag}}{{/on}}", "main.mustache:1:17 tag closes tags of 1:8"),
    ProblemCase(
      "an outer end closes what is inside", "{{#on}}{{#tags}}{{/on}}",
      "main.mustache:1:17 on closes tags of 1:8"),
    ProblemCase(
      "nothing is made of sections after a tag that could not be read", "{{#on}}{{/on {{#x}}",
      "main.mustache:1:8 unclosed tag"),
    ProblemCase(
      "lines end with line feeds, after a carriage return or not", "a\r\nb\nc\r{{}}",
      "main.mustache:3:3 empty tag"),
    ProblemCase("columns count bytes", "äö€😀{{}}", "main.mustache:1:12 empty tag"),
    ProblemCase(
      "lines in tags count", "{{!\n\n}} {{name\n}} {{}}", "main.mustache:4:4 empty tag"),
    ProblemCase(
      "a partial's problems are in the partial's file", "{{>p}}",
      "p.mustache:2:1 unclosed on", partials: ["p": "\n{{#on}}"]),
    ProblemCase(
      "templates that are not used are checked", "",
      "p.mustache:1:1 empty tag", partials: ["p": "{{}}"]),
  ]

  @Test(arguments: cases)
  func isFound(_ example: ProblemCase) throws { try example.check() }

  @Test(arguments: cases)
  func isFoundWithTheSpecificationsSettings(_ example: ProblemCase) throws {
    try example.check(settings: TemplateSettings())
  }

  @Test func aDelimiterMayHave64Bytes() throws {
    let longest = String(repeating: "x", count: 64)
    try ProblemCase("64", "{{=\(longest) y=}}\(longest)name y").check()
    try ProblemCase(
      "65", "{{=\(longest)x y=}}", "main.mustache:1:1 invalid delimiters \(longest)x y"
    ).check()
  }
}
