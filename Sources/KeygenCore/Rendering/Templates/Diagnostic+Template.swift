import Mustache

extension Diagnostic {
  /// A problem of a template.
  ///
  /// - Parameters:
  ///   - problem: the problem.
  ///   - templates: the names of all templates.
  init(_ problem: TemplateProblem, templates: [String]) {
    let isBuiltIn = problem.file.hasPrefix(OutputTemplate.builtInFolder)
    self.init(
      .template,
      at: SourceLocation(file: problem.file, line: problem.line, column: problem.column),
      problem.kind.message, notes: problem.kind.notes(in: problem.file),
      remedy: isBuiltIn
        ? "a template brings the built-in one in where it does not belong"
        : problem.kind.remedy(templates: templates))
  }

  /// Templates that do not come to an end with the values of a spec.
  init(_ failure: RenderFailure) {
    self.init(
      .template,
      at: SourceLocation(file: failure.file, line: failure.line, column: failure.column),
      "templates are inside each other more than \(failure.depthLimit) deep",
      remedy: "let a template bring itself in only for what lies inside of what it was given")
  }

  /// A template that nothing uses.
  static func uselessTemplate(_ template: TemplateReplacement) -> Diagnostic {
    let builtIn = OutputTemplate.builtIn.map(\.name)
    let nearest = NearestWord.of(template.name, in: builtIn)
    return Diagnostic(
      .template, at: SourceLocation(wholeFile: template.path),
      "this replaces no built-in template, and no template brings it in",
      remedy: nearest.map { "did you mean `\($0)\(OutputTemplate.suffix)`?" }
        ?? "the built-in templates are \(list(builtIn))")
  }

  /// Templates that write a file which keygen would not know for its own.
  static func missingBanner(file: String) -> Diagnostic {
    Diagnostic(
      .template, at: SourceLocation(file: file, line: 1, column: 1),
      "the output would not begin with keygen's banner, by which it knows its own files",
      remedy: "begin with `\(GeneratedFile.banner){{spec}}`")
  }

  fileprivate static func list(_ names: [String]) -> String {
    names.map { "`\($0)`" }.joined(separator: ", ")
  }
}

extension TemplateProblem.Kind {
  /// What is wrong, without a full stop.
  fileprivate var message: String {
    switch self {
    case .unclosedTag: "this tag is not closed"
    case .emptyTag: "this tag has no name"
    case .invalidName(let name): "`\(name)` is not a name"
    case .invalidDelimiters(let text): "`\(text)` is not a pair of delimiters"
    case .dynamicName(let name):
      "`\(name)` asks for a name that is found while rendering, which is not supported"
    case .closeWithoutOpen(let name): "`\(name)` is closed but was not opened"
    case .mismatchedClose(let name, let open, _, _):
      "`\(name)` is closed where `\(open)` is open"
    case .unclosedSection(let name): "`\(name)` is opened and not closed"
    case .nestingTooDeep(let limit): "tags are nested more than \(limit) deep"
    case .unknownName(let name, _): "there is no `\(name)` here"
    case .unknownMember(let name, let record, _): "a \(record) has no `\(name)`"
    case .noMembers(let name, let kind): "`\(name)` follows a \(kind), which has no fields"
    case .notText(let name, let kind):
      "`\(name)` is a \(kind), which cannot be written as text"
    case .missingTemplate(let name): "there is no template `\(name)`"
    case .unknownBlock(let name, let parent): "the parent `\(parent)` has no block `\(name)`"
    case .duplicateBlock(let name, let parent):
      "the parent `\(parent)` is given the block `\(name)` twice"
    case .endlessRecursion(let name): "`\(name)` brings itself in without end"
    case .expansionTooLarge: "the templates expand to more than can be compiled"
    }
  }

  /// What belongs to the problem but stands elsewhere in the file.
  fileprivate func notes(in file: String) -> [Diagnostic.Note] {
    guard case .mismatchedClose(_, let open, let line, let column) = self else { return [] }
    return [
      .init("`\(open)` is opened here", at: SourceLocation(file: file, line: line, column: column))
    ]
  }

  /// What to do, where there is more to say than the message does.
  fileprivate func remedy(templates: [String]) -> String? {
    switch self {
    case .invalidDelimiters:
      "a pair is two words without `=`, with a space between them"
    case .unclosedSection(let name): "close it with `{{/\(name)}}`"
    case .unknownName(let name, let known), .unknownMember(let name, _, let known):
      Self.suggestion(name, known, otherwise: "known here")
    case .missingTemplate(let name):
      Self.suggestion(name, templates, otherwise: "there are")
    case .notText(let name, .list), .notText(let name, .record):
      "open it with `{{#\(name)}}`"
    default: nil
    }
  }

  private static func suggestion(
    _ name: String, _ known: [String], otherwise lead: String
  ) -> String? {
    if let nearest = NearestWord.of(name, in: known) { return "did you mean `\(nearest)`?" }
    return known.isEmpty ? nil : "\(lead): \(Diagnostic.list(known))"
  }
}
