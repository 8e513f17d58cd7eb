import Mustache
import Testing

/// What `missing: .error` finds before anything is rendered.
@Suite struct NameProblemTests {
  private static let file = "name on items owner tags"

  @Test(arguments: [
    ProblemCase(
      "an unknown name, where it stands", "ab\n {{ nam }}", "main.mustache:2:5 no nam in \(file)"),
    ProblemCase(
      "in every kind of tag", "{{a}}{{{b}}}{{&c}}{{#d}}{{/d}}{{^e}}{{/e}}",
      "main.mustache:1:3 no a in \(file)", "main.mustache:1:9 no b in \(file)",
      "main.mustache:1:16 no c in \(file)", "main.mustache:1:22 no d in \(file)",
      "main.mustache:1:34 no e in \(file)"),
    ProblemCase("a name's case counts", "{{Name}}", "main.mustache:1:3 no Name in \(file)"),
    ProblemCase(
      "lines may end with carriage returns too", "a\r\nb\r\n{{x}}",
      "main.mustache:3:3 no x in \(file)"),
    ProblemCase("columns count bytes", "ä€{{x}}", "main.mustache:1:8 no x in \(file)"),
    ProblemCase(
      "a name on another line than its tag", "a {{\n\n   x }}",
      "main.mustache:3:4 no x in \(file)"),
    ProblemCase(
      "names of open records are known, innermost first and each once",
      "{{#items}}{{x}}{{/items}}",
      "main.mustache:1:13 no x in label items name on owner tags"),
    ProblemCase(
      "a record is listed once, however often it is open",
      "{{#items}}{{#items}}{{x}}{{/items}}{{/items}}",
      "main.mustache:1:23 no x in label items name on owner tags"),
    ProblemCase(
      "a record is closed after its section", "{{#items}}{{label}}{{/items}}{{label}}",
      "main.mustache:1:32 no label in \(file)"),
    ProblemCase(
      "an inverted section opens nothing", "{{^items}}{{label}}{{/items}}",
      "main.mustache:1:13 no label in \(file)"),
    ProblemCase(
      "flags and texts open no names", "{{#on}}{{#name}}{{first}}{{/name}}{{/on}}",
      "main.mustache:1:19 no first in \(file)"),
    ProblemCase(
      "nothing is said about names inside a wrong section", "{{#x}}{{y}}{{.}}{{/x}}",
      "main.mustache:1:4 no x in \(file)"),
    ProblemCase(
      "a wrong later part of a dotted name", "a {{owner.last}}",
      "main.mustache:1:11 no last in person: first"),
    ProblemCase(
      "only the first wrong part is reported", "{{own.er.last}}",
      "main.mustache:1:3 no own in \(file)"),
    ProblemCase(
      "parts of what has no parts", "{{name.first}}{{on.x}}{{items.label}}",
      "main.mustache:1:8 no first in text", "main.mustache:1:20 no x in flag",
      "main.mustache:1:31 no label in list of item"),
    ProblemCase(
      "lists and records are no text", "{{items}}{{owner}}{{.}}{{#items}}{{{.}}}{{/items}}",
      "main.mustache:1:3 items is list of item", "main.mustache:1:12 owner is person",
      "main.mustache:1:21 . is file", "main.mustache:1:37 . is item"),
    ProblemCase(
      "a partial that is not there", "a\n  {{> q }}", "main.mustache:2:3 no template q"),
    ProblemCase(
      "a parent that is not there", "{{<q}}{{$b}}{{/b}}{{/q}}",
      "main.mustache:1:1 no template q"),
    ProblemCase(
      "a name in a partial, in the partial's file", "{{>p}}",
      "p.mustache:2:4 no x in \(file)", partials: ["p": "\n {{x}}"]),
    ProblemCase(
      "a partial in two places, of which one lacks a name",
      "{{#items}}{{>p}}{{/items}}{{>p}}",
      "p.mustache:1:3 no label in \(file)", partials: ["p": "{{label}}"]),
    ProblemCase(
      "the same problem is reported once", "{{>p}}{{>p}}\n  {{>p}}\n",
      "p.mustache:1:3 no x in \(file)", partials: ["p": "{{x}}"]),
    ProblemCase(
      "problems of all templates together, by template and place", "{{y}}{{>q}}{{x}}{{>p}}",
      "main.mustache:1:3 no y in \(file)", "main.mustache:1:14 no x in \(file)",
      "p.mustache:1:3 no z in \(file)", "q.mustache:1:3 owner is person",
      partials: ["p": "{{z}}", "q": "{{owner}}"]),
    ProblemCase(
      "a name in an overriding block, where the block is put",
      "{{<p}}{{$b}}{{label}}{{/b}}{{/p}}",
      "main.mustache:1:15 no label in \(file)", partials: ["p": "{{$b}}{{/b}}"]),
    ProblemCase(
      "a name in an overriding block that is there where the block is put",
      "{{<p}}{{$b}}{{label}}{{/b}}{{/p}}", partials: ["p": "{{#items}}{{$b}}{{/b}}{{/items}}"]),
    ProblemCase(
      "a block that the parent has not", "{{<p}}\n{{$c}}{{/c}}{{$b}}{{/b}}{{/p}}",
      "main.mustache:2:1 no block c in p", partials: ["p": "{{$b}}{{/b}}"]),
    ProblemCase(
      "a block of something that the parent brings in", "{{<p}}{{$b}}{{/b}}{{/p}}",
      partials: ["p": "{{>q}}", "q": "{{$b}}{{/b}}"]),
    ProblemCase(
      "a block that an outer one overrides", "{{<p}}{{$b}}1{{/b}}{{/p}}",
      partials: ["p": "{{<q}}{{$b}}2{{/b}}{{/q}}", "q": "{{$b}}{{/b}}"]),
    ProblemCase(
      "nothing is said about blocks of a parent that could not be read",
      "{{<p}}{{$b}}1{{/b}}{{/p}}", "p.mustache:1:1 unclosed tag", partials: ["p": "{{"]),
    ProblemCase(
      "a block given twice", "{{<p}}{{$b}}1{{/b}}{{$b}}2{{/b}}{{/p}}",
      "main.mustache:1:20 two blocks b in p", partials: ["p": "{{$b}}{{/b}}"]),
  ])
  func isFound(_ example: ProblemCase) throws { try example.check() }

  @Test func optionalFieldsWithoutValueDoNotLetOuterOnesThrough() throws {
    let schema = try ContextSchema([
      RecordShape(
        "outer", "Outer.",
        fields: [
          ContextField("doc", .text, "Doc."), ContextField("inner", .record("inner"), "Inner."),
        ]),
      RecordShape(
        "inner", "Inner.", fields: [ContextField("doc", .text, isOptional: true, "Doc.")]),
    ])
    let source = TemplateSource(
      name: "t", text: "{{doc}}{{#inner}}[{{doc}}{{#doc}}!{{/doc}}]{{/inner}}")
    var context = TemplateContext(schema: schema)
    let inner = context.record(schema.shape(named: "inner")!, [.absent])
    let outer = context.record(schema.shape(named: "outer")!, [context.text("out"), inner])
    var results: [String] = []
    for settings in [TemplateSettings.strict, TemplateSettings()] {
      var output = RenderOutput()
      try Template(source, root: .record("outer"), schema: schema, settings: settings)
        .render(outer, in: context, into: &output)
      results.append(String(decoding: output.bytes, as: UTF8.self))
    }
    #expect(results == ["out[]", "out[out!]"])
  }

  @Test func nothingIsEscapedWithoutEscaping() throws {
    let output = try render("{{a}}{{{a}}}", ["a": "<&>"], settings: .strict)
    #expect(output == "<&><&>")
  }
}
