import Mustache
import Testing

@Suite struct MarkTests {
  private static let schema = try! ContextSchema([
    RecordShape(
      "all", "All.",
      fields: [
        ContextField("a", .text, "A text."), ContextField("b", .text, "A text."),
        ContextField("list", .list(.text), "Texts."),
      ])
  ])

  /// Renders with `a` marked 1, `b` unmarked, and `list` marked -5, 0 and `Int32.max`; returns the
  /// output, and for each mark what it covers.
  private func render(
    _ template: String, _ partials: [String: String] = [:], escaping: TemplateSettings.Escaping,
    a: String = "<a\nA>"
  ) throws -> (output: String, marks: [String]) {
    var context = TemplateContext(schema: Self.schema)
    let list = context.list([
      context.text("x", mark: -5), context.text("yy", mark: 0),
      context.text("", mark: Int32.max),
    ])
    let root = context.record(
      Self.schema.shape(named: "all")!, [context.text(a, mark: 1), context.text("b"), list])
    let compiled = try Template(
      TemplateSource(name: "t", text: template), root: .record("all"),
      partials: partials.map { TemplateSource(name: $0, text: $1) }, schema: Self.schema,
      settings: TemplateSettings(escaping: escaping, missing: .error))
    var output = RenderOutput()
    try compiled.render(root, in: context, into: &output)
    let marks = output.marks.map { mark in
      let covered = output.bytes[mark.offset..<(mark.offset + mark.length)]
      return "\(mark.mark)=\(String(decoding: covered, as: UTF8.self))"
    }
    return (String(decoding: output.bytes, as: UTF8.self), marks)
  }

  @Test func tellWhereEachMarkedTextLies() throws {
    let result = try render("({{a}}) {{b}} {{#list}}[{{.}}]{{/list}} {{a}}", escaping: .none)
    #expect(result.output == "(<a\nA>) b [x][yy][] <a\nA>")
    #expect(result.marks == ["1=<a\nA>", "-5=x", "0=yy", "2147483647=", "1=<a\nA>"])
  }

  @Test func coverWhatEscapingMakes() throws {
    let result = try render("{{a}}{{{a}}}", escaping: .html, a: "<")
    #expect(result.marks == ["1=&lt;", "1=<"])
  }

  @Test func areRightInIndentedPartials() throws {
    let result = try render(
      "x\n   {{>p}}\ny{{a}}",
      ["p": "{{a}}\n{{b}} {{a}}\n\n  {{>q}}\n", "q": "{{#list}}\n{{.}}\n{{/list}}\n"],
      escaping: .none)
    #expect(
      result.output
        == "x\n   <a\nA>\n   b <a\nA>\n\n     x\n     yy\n     \ny<a\nA>")
    #expect(result.marks == ["1=<a\nA>", "1=<a\nA>", "-5=x", "0=yy", "2147483647=", "1=<a\nA>"])
  }

  @Test func areRightInOverriddenBlocks() throws {
    let result = try render(
      "{{<p}}{{$c}}\n      {{a}}\n{{/c}}{{/p}}", ["p": "-\n  {{$c}}\n  {{/c}}\n"], escaping: .none)
    #expect(result.output == "-\n  <a\nA>\n")
    #expect(result.marks == ["1=<a\nA>"])
  }

  @Test func textsThatOnlyDecideSectionsAreNotReported() throws {
    let result = try render("{{#a}}{{b}}{{/a}}{{^a}}{{/a}}", escaping: .none)
    #expect(result.marks.isEmpty)
  }

  @Test func offsetsCountFromTheStartOfTheWholeOutput() throws {
    let template = try Template(
      TemplateSource(name: "t", text: "{{.}};"), root: .text, schema: Self.schema,
      settings: .strict)
    var context = TemplateContext(schema: Self.schema)
    var output = RenderOutput()
    for mark in 1...3 as ClosedRange<Int32> {
      context.removeAll()
      try template.render(context.text("ab", mark: mark), in: context, into: &output)
    }
    #expect(String(decoding: output.bytes, as: UTF8.self) == "ab;ab;ab;")
    #expect(
      output.marks == [
        RenderedMark(offset: 0, length: 2, mark: 1), RenderedMark(offset: 3, length: 2, mark: 2),
        RenderedMark(offset: 6, length: 2, mark: 3),
      ])
    output.removeAll()
    #expect(output.bytes.isEmpty && output.marks.isEmpty)
  }
}
