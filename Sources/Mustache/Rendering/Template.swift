/// A compiled Mustache template.
///
/// The language is that of the public Mustache specification: comments, interpolation, sections,
/// inverted sections, partials and set-delimiter tags, and of its optional modules inheritance
/// (blocks and parents). Lambdas and dynamic names are not part of it: what a template does must be
/// known before there are values. Where the specification is silent:
///
/// - An empty text is falsey.
/// - A flag that is interpolated reads `true` or `false`.
/// - Indentation of a partial or block is not written on lines that are empty in the template.
/// - Tags may be nested 100 deep, and delimiters be 64 bytes long.
///
/// Names are resolved when a template is compiled; rendering compares no text and allocates nothing
/// for each record.
public struct Template: Sendable {
  let program: Program
  let schema: ContextSchema
  let settings: TemplateSettings

  init(program: Program, schema: ContextSchema, settings: TemplateSettings) {
    self.program = program
    self.schema = schema
    self.settings = settings
  }

  /// Compiles a single template.
  ///
  /// - Parameters:
  ///   - source: The template.
  ///   - root: The kind of the value it will be rendered with.
  ///   - partials: The templates it may bring in.
  ///   - schema: The shapes of the records it will be rendered with.
  ///   - settings: How it is compiled and rendered.
  /// - Throws: All problems of the template and of those it brings in.
  public init(
    _ source: TemplateSource, root: ContextKind, partials: [TemplateSource] = [],
    schema: ContextSchema, settings: TemplateSettings
  ) throws(TemplateErrors) {
    let library = TemplateLibrary(partials + [source], schema: schema, settings: settings)
    self = try library.template(TemplateLibrary.Entry(source.name, root: root))
  }

  /// Renders a value at the end of an output.
  ///
  /// It is a programming error, which stops the program, to give a value of another context or a
  /// context of another schema.
  ///
  /// - Parameters:
  ///   - value: What the template is rendered with, of the kind it was compiled for.
  ///   - context: The context that made the value, for the schema that the template was compiled
  ///     against.
  ///   - output: Where bytes and marks are added. Where rendering fails, it is left with what was
  ///     rendered before.
  /// - Throws: `RenderFailure` where templates are too deep inside each other.
  public func render(
    _ value: ContextValue, in context: TemplateContext, into output: inout RenderOutput
  ) throws(RenderFailure) {
    precondition(context.schema === schema, "The context follows another schema.")
    precondition(context.holds(value), "The value was made by another context.")
    let byteCount = output.bytes.count
    let markCount = output.marks.count
    if let call = Renderer.run(program, value, context, settings, &output) {
      output.bytes.removeSubrange(byteCount...)
      output.marks.removeSubrange(markCount...)
      throw failure(at: call)
    }
  }

  private func failure(at call: Int32) -> RenderFailure {
    let origin = program.origins[call]!
    return RenderFailure(
      depthLimit: settings.depthLimit, file: origin.file, line: origin.line, column: origin.column)
  }
}
