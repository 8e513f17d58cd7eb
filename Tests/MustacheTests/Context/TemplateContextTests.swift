import Mustache
import Testing

@Suite struct TemplateContextTests {
  static let schema = try! ContextSchema([
    RecordShape(
      "r", "A record.",
      fields: [
        ContextField("a", .text, "A text."),
        ContextField("b", .list(.record("s")), isOptional: true, "Records."),
      ]),
    RecordShape("s", "A record.", fields: [ContextField("c", .flag, "A flag.")]),
  ])
  static let r = schema.shape(named: "r")!
  static let s = schema.shape(named: "s")!

  private func render(
    _ template: String, _ root: ContextKind, _ value: ContextValue, _ context: TemplateContext
  ) throws -> String {
    var output = RenderOutput()
    try Template(
      TemplateSource(name: "t", text: template), root: root, schema: Self.schema,
      settings: .strict
    ).render(value, in: context, into: &output)
    return String(decoding: output.bytes, as: UTF8.self)
  }

  @Test func textsOfAllSortsAreKept() throws {
    var context = TemplateContext(schema: Self.schema)
    let bytes = Array("<bytes>".utf8)
    let texts = [
      context.text("strïng"), context.text(utf8: bytes[1..<6]),
      bytes.withUnsafeBufferPointer { context.text(utf8: $0) }, context.text(""),
    ]
    let list = context.list(texts)
    let output = try render("{{#.}}[{{.}}]{{/.}}", .list(.text), list, context)
    #expect(output == "[strïng][bytes][<bytes>][]")
  }

  @Test func optionalFieldsMayHaveNoValue() throws {
    var context = TemplateContext(schema: Self.schema)
    let record = context.record(Self.r, [context.text("x"), .absent])
    #expect(try render("{{a}}{{^b}}none{{/b}}", .record("r"), record, context) == "xnone")
  }

  @Test func aValueCanBeUsedInSeveralPlaces() throws {
    var context = TemplateContext(schema: Self.schema)
    let flag = context.record(Self.s, [.flag(true)])
    let list = context.list([flag, flag])
    let records = context.list([
      context.record(Self.r, [context.text("x"), list]),
      context.record(Self.r, [context.text("y"), list]),
    ])
    let output = try render(
      "{{#.}}{{a}}{{#b}}{{c}}{{/b}} {{/.}}", .list(.record("r")), records, context)
    #expect(output == "xtruetrue ytruetrue ")
  }

  @Test func anEmptiedContextCanBeFilledAgain() throws {
    var context = TemplateContext(schema: Self.schema)
    _ = context.text("longer text than the next")
    context.removeAll()
    let text = context.text("next")
    #expect(try render("{{.}}", .text, text, context) == "next")
  }

  @Test func valuesThatDoNotFollowTheShapeStopTheProgram() async {
    await #expect(processExitsWith: .failure) {
      var context = TemplateContext(schema: Self.schema)
      _ = context.record(Self.s, [context.text("no flag")])
    }
    await #expect(processExitsWith: .failure) {
      var context = TemplateContext(schema: Self.schema)
      _ = context.record(Self.s, [])
    }
    await #expect(processExitsWith: .failure) {
      var context = TemplateContext(schema: Self.schema)
      _ = context.record(Self.s, [.absent])
    }
    await #expect(processExitsWith: .failure) {
      var context = TemplateContext(schema: Self.schema)
      let list = context.list([context.text("no record")])
      _ = context.record(Self.r, [context.text("a"), list])
    }
  }

  @Test func valuesOfAnotherContextStopTheProgram() async {
    await #expect(processExitsWith: .failure) {
      var one = TemplateContext(schema: Self.schema)
      var other = TemplateContext(schema: Self.schema)
      _ = other.list([one.text("text")])
    }
  }

  @Test func aContextOfAnotherSchemaStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      let template = try Template(
        TemplateSource(name: "t", text: ""), root: .text, schema: Self.schema, settings: .strict)
      let context = TemplateContext(schema: try ContextSchema([]))
      var output = RenderOutput()
      try template.render(.flag(true), in: context, into: &output)
    }
  }
}
