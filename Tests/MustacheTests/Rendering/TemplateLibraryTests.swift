import Mustache
import Testing

@Suite struct TemplateLibraryTests {
  private let schema = try! ContextSchema([
    RecordShape("r", "A record.", fields: [ContextField("a", .text, "A text.")])
  ])

  private func library(_ sources: [(String, String)]) -> TemplateLibrary {
    TemplateLibrary(
      sources.map { TemplateSource(name: $0, file: "dir/\($0).txt", text: $1) }, schema: schema,
      settings: .strict)
  }

  private func render(_ template: Template, _ text: String) throws -> String {
    var context = TemplateContext(schema: schema)
    let record = context.record(schema.shape(named: "r")!, [context.text(text)])
    var output = RenderOutput()
    try template.render(record, in: context, into: &output)
    return String(decoding: output.bytes, as: UTF8.self)
  }

  @Test func templatesBringEachOtherIn() throws {
    let library = library([("x", "<{{>y}}>"), ("y", "{{a}}")])
    #expect(try render(library.template(.init("x", root: .record("r"))), "1") == "<1>")
    #expect(try render(library.template(.init("y", root: .record("r"))), "1") == "1")
  }

  @Test func theLastOfSeveralSourcesWithOneNameCounts() throws {
    let library = library([("x", "{{>y}}"), ("y", "{{broken"), ("y", "new {{a}}")])
    #expect(try render(library.template(.init("x", root: .record("r"))), "1") == "new 1")
    #expect(library.problems(entries: [.init("x", root: .record("r"))]).isEmpty)
  }

  @Test func aTemplateIsAskedForThatIsNotThere() {
    let library = library([("x", "")])
    let errors = #expect(throws: TemplateErrors.self) {
      try library.template(.init("z", root: .text))
    }
    let missing = TemplateProblem(kind: .missingTemplate("z"), file: "z", line: 1, column: 1)
    #expect(errors?.problems == [missing])
    #expect(library.problems(entries: [.init("z", root: .text)]) == [missing])
  }

  @Test func anEntryThrowsOnlyWhatItBringsIn() throws {
    let library = library([("x", "{{a}}"), ("y", "{{broken")])
    _ = try library.template(.init("x", root: .record("r")))
    #expect(throws: TemplateErrors.self) { try library.template(.init("y", root: .text)) }
  }

  @Test func problemsOfAllEntriesComeOnceAndInOrder() {
    let library = library([("x", "{{>z}}{{b}}"), ("y", "{{c}}{{>z}}"), ("z", "{{d}}"), ("w", "{{")])
    let problems = library.problems(entries: [
      .init("y", root: .record("r")), .init("x", root: .record("r")),
    ])
    #expect(
      problems.map { "\($0.file):\($0.line):\($0.column)" } == [
        "dir/x.txt:1:9", "dir/y.txt:1:3", "dir/z.txt:1:3", "dir/w.txt:1:1",
      ])
  }

  @Test func aRootOfAnotherKindKnowsOtherNames() throws {
    let library = library([("x", "{{#.}}{{a}}{{/.}}")])
    _ = try library.template(.init("x", root: .list(.record("r"))))
    #expect(throws: TemplateErrors.self) { try library.template(.init("x", root: .text)) }
  }
}
