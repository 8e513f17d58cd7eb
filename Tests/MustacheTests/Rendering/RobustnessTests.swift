import Mustache
import Testing

/// Whatever a template's bytes are, it is either refused or rendered.
@Suite struct RobustnessTests {
  private static let seeds = [
    "{{#items}}\n  {{label}} {{#items}}{{>p}}{{/items}}\n{{/items}}\n{{^on}}{{name}}{{/on}}",
    "  {{>p}}\r\n{{<p}}\n  {{$b}}\n    {{owner.first}}\n  {{/b}}\n{{/p}}\n{{! c }}{{{name}}}",
    "{{=<% %>=}}<%#tags%><%&.%><%/tags%><%={{ }}=%>{{$b}}{{tags}}{{/b}}",
  ]
  private static let fragments = [
    "{{", "}}", "{{{", "}}}", "{{#items}}", "{{/items}}", "{{^on}}", "{{/on}}", "{{$b}}", "{{/b}}",
    "{{<p}}", "{{/p}}", "{{>p}}", "{{>main}}", "{{=", "=}}", "{{=| |=}}", "|", "{{!", "\n", "\r\n",
    "  ", ".", "{{.}}", "name", "{{name}}", "ä", "\u{0}",
  ]

  @Test(arguments: 0..<40 as Range<UInt64>)
  func mutatedTemplatesAreRefusedOrRendered(_ seed: UInt64) throws {
    var random = SeededGenerator(seed)
    for _ in 0..<50 {
      try check(Self.mutated(&random), Self.mutated(&random))
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func randomBytesAreRefusedOrRendered(_ seed: UInt64) throws {
    var random = SeededGenerator(seed)
    for _ in 0..<50 {
      let bytes = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        Bool.random(using: &random)
          ? Array("{}=#^/<>$!.& \n".utf8).randomElement(using: &random)!
          : UInt8.random(in: 0...255, using: &random)
      }
      try check(bytes, Array("{{$b}}{{/b}}".utf8))
    }
  }

  private static func mutated(_ random: inout SeededGenerator) -> [UInt8] {
    var bytes = Array(seeds.randomElement(using: &random)!.utf8)
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let start = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 0...8, using: &random))
      let inserted = Bool.random(using: &random) ? fragments.randomElement(using: &random)! : ""
      bytes.replaceSubrange(start..<end, with: Array(inserted.utf8))
    }
    return bytes
  }

  private func check(_ main: [UInt8], _ partial: [UInt8]) throws {
    let schema = try ProblemCase.schema()
    let sources = [("main", main), ("p", partial)].map {
      TemplateSource(name: $0, file: $0, text: $1)
    }
    for settings in [TemplateSettings.strict, TemplateSettings(depthLimit: 30)] {
      let library = TemplateLibrary(sources, schema: schema, settings: settings)
      let entry = TemplateLibrary.Entry("main", root: .record("file"))
      do throws(TemplateErrors) {
        try render(library.template(entry), schema)
      } catch {
        checkPlaces(error, main, partial)
      }
    }
  }

  private func checkPlaces(_ errors: TemplateErrors, _ main: [UInt8], _ partial: [UInt8]) {
    #expect(!errors.problems.isEmpty)
    #expect(Set(errors.problems).count == errors.problems.count)
    for problem in errors.problems {
      let lines = (problem.file == "main" ? main : partial)
        .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      #expect(lines.indices.contains(problem.line - 1))
      #expect((1...lines[problem.line - 1].count + 1).contains(problem.column))
    }
  }

  private func render(_ template: Template, _ schema: ContextSchema) {
    var context = TemplateContext(schema: schema)
    let item = schema.shape(named: "item")!
    let inner = context.record(item, [context.text("in", mark: 2), context.list([])])
    let outer = context.record(item, [.absent, context.list([inner])])
    let owner = context.record(schema.shape(named: "person")!, [context.text("Ada")])
    let file = context.record(
      schema.shape(named: "file")!,
      [
        context.text("<n>\n", mark: 1), .flag(true), context.list([outer, inner]), owner,
        context.list([context.text("t")]),
      ])
    var output = RenderOutput()
    do throws(RenderFailure) {
      try template.render(file, in: context, into: &output)
    } catch {
      #expect(output.bytes.isEmpty)
    }
    for mark in output.marks {
      #expect(mark.offset >= 0 && mark.offset + mark.length <= output.bytes.count)
    }
  }
}
