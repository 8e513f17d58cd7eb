import Mustache
import Templates

/// Writes lowered declarations as text, by templates.
struct Renderer {
  private let template: Template

  /// A renderer with the built-in templates.
  init() {
    do throws(TemplateErrors) {
      let library = TemplateLibrary(
        BuiltInTemplates.all.map {
          TemplateSource(name: $0.name, file: $0.name + ".mustache", text: $0.text)
        },
        schema: OutputSchema.schema,
        settings: TemplateSettings(escaping: .none, missing: .error))
      template = try library.template(TemplateLibrary.Entry("file", root: .record("file")))
    } catch {
      preconditionFailure("a built-in template is wrong: \(error)")
    }
  }

  /// Renders a file.
  ///
  /// - Parameters:
  ///   - file: the declarations.
  ///   - specPath: the path that line directives name.
  ///   - lineDirectives: whether lines that hold a part of the spec say where it stands.
  func render(_ file: LoweredFile, specPath: String, lineDirectives: Bool) -> GeneratedFile {
    var builder = ContextBuilder(marksOrigins: lineDirectives)
    let root = builder.add(file)
    var output = RenderOutput()
    do {
      try template.render(root, in: builder.context, into: &output)
    } catch {
      preconditionFailure("the built-in templates are too deep inside each other: \(error)")
    }
    let stripped = BlankLines.strip(output.bytes, marks: output.marks)
    guard lineDirectives else { return GeneratedFile(bytes: stripped.bytes) }
    let directives = LineDirectives(path: specPath, origins: builder.origins)
    return GeneratedFile(bytes: directives.insert(into: stripped.bytes, marks: stripped.marks))
  }
}
