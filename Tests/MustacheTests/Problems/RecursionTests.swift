import Mustache
import Testing

@Suite struct RecursionTests {
  @Test(arguments: [
    ProblemCase(
      "a partial that brings itself in", "{{>p}}", "p.mustache:1:2 endless p",
      partials: ["p": "a{{>p}}"]),
    ProblemCase(
      "a template that brings itself in", "\n{{>main}}", "main.mustache:2:1 endless main"),
    ProblemCase(
      "a circle of partials", "{{>p}}", "q.mustache:1:1 endless p",
      partials: ["p": "{{>q}}", "q": "{{>p}}"]),
    ProblemCase(
      "a parent that is its own parent", "{{<p}}{{/p}}", "p.mustache:1:1 endless p",
      partials: ["p": "{{<p}}{{/p}}"]),
    ProblemCase(
      "a block that brings its parent in", "{{<p}}{{$b}}{{>main}}{{/b}}{{/p}}",
      "main.mustache:1:13 endless main", partials: ["p": "{{$b}}{{/b}}"]),
    ProblemCase(
      "a section may end it", "{{>p}}", partials: ["p": "{{#items}}{{>p}}{{/items}}"]),
    ProblemCase(
      "an inverted section may end it", "{{>p}}", partials: ["p": "{{^items}}{{>p}}{{/items}}"]),
    ProblemCase(
      "a block that is overridden ends it", "{{<p}}{{$b}}{{/b}}{{/p}}",
      partials: ["p": "{{$b}}{{>p}}{{/b}}"]),
    ProblemCase(
      "the same partial twice is no circle", "{{>p}}{{>p}}",
      partials: ["p": "{{>q}}{{>q}}", "q": ""]),
  ])
  func withoutEndIsFoundBeforeRendering(_ example: ProblemCase) throws {
    try example.check()
    try example.check(settings: TemplateSettings())
  }

  @Test func thatDependsOnDataIsGivenUpAtTheLimit() throws {
    // The innermost node has no list of its own, so the outer one's is found again and again.
    let data: Sample = ["nodes": [["leaf": "x"], ["leaf": "y"]]]
    let settings = TemplateSettings(depthLimit: 50)
    let failure = #expect(throws: RenderFailure.self) {
      try render(
        "{{>node}}", data, ["node": "\n{{#nodes}}{{>node}}{{/nodes}}"], settings: settings)
    }
    #expect(failure?.description.hasPrefix("node.mustache:2:11: error: ") == true)
    #expect(failure?.depthLimit == 50)
  }

  @Test func aFailedRenderingLeavesTheOutputAsItWas() throws {
    let schema = try ContextSchema([
      RecordShape(
        "r", "A record.",
        fields: [
          ContextField("text", .text, "A text."), ContextField("on", .flag, "Always."),
        ])
    ])
    let template = try Template(
      TemplateSource(name: "t", text: "{{text}}{{#on}}{{>t}}{{/on}}"), root: .record("r"),
      schema: schema, settings: .strict)
    var context = TemplateContext(schema: schema)
    let value = context.record(
      schema.shape(named: "r")!, [context.text("x", mark: 1), .flag(true)])
    var output = RenderOutput()
    output.bytes = Array("before".utf8)
    output.marks = [RenderedMark(offset: 0, length: 6, mark: 9)]
    for _ in 0..<2 {
      #expect(throws: RenderFailure.self) {
        try template.render(value, in: context, into: &output)
      }
      #expect(String(decoding: output.bytes, as: UTF8.self) == "before")
      #expect(output.marks == [RenderedMark(offset: 0, length: 6, mark: 9)])
    }
  }

  @Test func overDataOfAnyDepthWithinTheLimitWorks() throws {
    let depth = 100_000
    let expected =
      String(repeating: "a(", count: depth) + "end" + String(repeating: ")", count: depth)
    #expect(try renderChain(of: depth, depthLimit: depth) == expected)
    #expect(throws: RenderFailure.self) { try renderChain(of: depth, depthLimit: depth - 1) }
  }

  /// Renders a node inside a node and so on; each brings the template in once.
  private func renderChain(of depth: Int, depthLimit: Int) throws -> String {
    let schema = try ContextSchema([
      RecordShape(
        "node", "A node.",
        fields: [
          ContextField("label", .text, "A label."),
          ContextField("children", .list(.record("node")), "Children."),
        ])
    ])
    let node = schema.shape(named: "node")!
    let template = try Template(
      TemplateSource(name: "n", text: "{{label}}{{#children}}({{>n}}){{/children}}"),
      root: .record("node"), schema: schema,
      settings: TemplateSettings(escaping: .none, missing: .error, depthLimit: depthLimit))
    var context = TemplateContext(schema: schema)
    var value = context.record(node, [context.text("end"), context.list([])])
    for _ in 0..<depth {
      value = context.record(node, [context.text("a"), context.list([value])])
    }
    var output = RenderOutput()
    try template.render(value, in: context, into: &output)
    return String(decoding: output.bytes, as: UTF8.self)
  }
}
