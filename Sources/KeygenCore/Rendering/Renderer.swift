import Mustache

/// Writes lowered declarations as text, by templates.
struct Renderer {
  /// Templates without faults.
  let templates: TemplateSet

  /// Renders a file.
  ///
  /// - Parameters:
  ///   - file: the declarations.
  ///   - specPath: the path that line directives name.
  ///   - lineDirectives: whether lines that hold a part of the spec say where it stands.
  /// - Throws: faults of templates that show only with the values of a spec.
  func render(
    _ file: LoweredFile, specPath: String, lineDirectives: Bool
  ) throws(TemplateFaults) -> GeneratedFile {
    var builder = ContextBuilder(
      into: TemplateContext(schema: OutputSchema.schema), marksOrigins: lineDirectives)
    let root = builder.add(file)
    var output = RenderOutput()
    do throws(RenderFailure) {
      try templates.template.render(root, in: builder.sink, into: &output)
    } catch {
      throw TemplateFaults(diagnostics: [Diagnostic(error)])
    }
    guard GeneratedFile.bearsBanner(output.bytes) else {
      throw TemplateFaults(diagnostics: [.missingBanner(file: templates.path)])
    }
    let stripped = BlankLines.strip(output.bytes, marks: output.marks)
    guard lineDirectives else { return GeneratedFile(bytes: stripped.bytes) }
    let directives = LineDirectives(path: specPath, origins: builder.origins)
    return GeneratedFile(bytes: directives.insert(into: stripped.bytes, marks: stripped.marks))
  }
}
