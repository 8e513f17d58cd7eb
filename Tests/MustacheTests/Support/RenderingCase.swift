import Mustache
import Testing

/// A template, what it is rendered with, and what must come out.
struct RenderingCase: Sendable, CustomTestStringConvertible {
  let rule: String
  let data: Sample
  let template: String
  let partials: [String: String]
  let expected: String

  init(
    _ rule: String, _ data: Sample, _ template: String, _ expected: String,
    partials: [String: String] = [:]
  ) {
    self.rule = rule
    self.data = data
    self.template = template
    self.partials = partials
    self.expected = expected
  }

  var testDescription: String { rule }

  /// Renders the case with the settings of the public specification.
  func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let output = try render(
      template, data, partials, settings: TemplateSettings(escaping: .html, missing: .empty))
    #expect(output == expected, sourceLocation: sourceLocation)
  }
}

/// Renders a template with sample data.
func render(
  _ template: String, _ data: Sample, _ partials: [String: String] = [:],
  settings: TemplateSettings
) throws -> String {
  let sample = try SampleSchema(data)
  let compiled = try Template(
    TemplateSource(name: "main", text: template), root: sample.root,
    partials: partials.sorted { $0.key < $1.key }.map { TemplateSource(name: $0, text: $1) },
    schema: sample.schema, settings: settings)
  var context = TemplateContext(schema: sample.schema)
  let value = sample.value(data, in: &context)
  var output = RenderOutput()
  try compiled.render(value, in: context, into: &output)
  return String(decoding: output.bytes, as: UTF8.self)
}

extension TemplateSettings {
  /// The settings of code generators.
  static let strict = TemplateSettings(escaping: .none, missing: .error)
}
