/// A set of templates that can bring each other in.
///
/// The texts are parsed once, when the library is made. Nothing is thrown then: the problems of a
/// template are reported when it, or one that brings it in, is asked for.
public struct TemplateLibrary: Sendable {
  let templates: [ParsedTemplate]
  let indices: [String: Int]
  let schema: ContextSchema
  let settings: TemplateSettings

  /// A template to be rendered by itself, and what with.
  public struct Entry: Hashable, Sendable {
    /// The name of the template.
    public let name: String
    /// The kind of the value it is rendered with.
    public let root: ContextKind

    /// Names a template and the kind of its value.
    ///
    /// - Parameters:
    ///   - name: The name of the template.
    ///   - root: The kind of the value it is rendered with.
    public init(_ name: String, root: ContextKind) {
      self.name = name
      self.root = root
    }
  }

  /// Parses templates.
  ///
  /// - Parameters:
  ///   - sources: The templates. Of several with one name the last one counts, so that replacements
  ///     can follow what they replace.
  ///   - schema: The shapes of the records that templates are rendered with.
  ///   - settings: How templates are compiled and rendered.
  public init(_ sources: [TemplateSource], schema: ContextSchema, settings: TemplateSettings) {
    var templates: [ParsedTemplate] = []
    var indices: [String: Int] = [:]
    for source in sources {
      let template = ParsedTemplate(source)
      if let index = indices[source.name] {
        templates[index] = template
      } else {
        indices[source.name] = templates.count
        templates.append(template)
      }
    }
    self.templates = templates
    self.indices = indices
    self.schema = schema
    self.settings = settings
  }

  /// Compiles a template with all that it brings in.
  ///
  /// - Parameter entry: The template and the kind of its value.
  /// - Returns: The template, ready to be rendered.
  /// - Throws: All problems of the template and of those it brings in.
  public func template(_ entry: Entry) throws(TemplateErrors) -> Template {
    guard let index = indices[entry.name] else {
      throw TemplateErrors(problems: [Self.missing(entry)])
    }
    var lowering = Lowering(self)
    let problems = lowering.lower(index, root: entry.root)
    guard problems.isEmpty else { throw TemplateErrors(problems: problems) }
    return Template(program: lowering.program, schema: schema, settings: settings)
  }

  /// All problems of the templates, without rendering.
  ///
  /// - Parameter entries: The templates that are rendered by themselves. Templates that none of
  ///   them brings in are only checked for their syntax, since it is not known what they would be
  ///   rendered with.
  /// - Returns: The problems, each once, by template and place; empty where there are none.
  public func problems(entries: [Entry]) -> [TemplateProblem] {
    var problems: [TemplateProblem] = []
    for entry in entries {
      do { _ = try template(entry) } catch { problems += error.problems }
    }
    problems += templates.flatMap(\.problems)
    var seen: Set<TemplateProblem> = []
    var order: [String: Int] = [:]
    for (index, template) in templates.enumerated() { order[template.source.file] = index }
    return
      problems
      .filter { seen.insert($0).inserted }
      .sorted {
        (order[$0.file] ?? -1, $0.line, $0.column) < (order[$1.file] ?? -1, $1.line, $1.column)
      }
  }

  private static func missing(_ entry: Entry) -> TemplateProblem {
    TemplateProblem(kind: .missingTemplate(entry.name), file: entry.name, line: 1, column: 1)
  }
}
