import Mustache
import Testing

/// Templates, and the problems that must be found in them.
struct ProblemCase: Sendable, CustomTestStringConvertible {
  let rule: String
  let template: String
  let partials: [String: String]
  let expected: [String]

  /// - Parameters:
  ///   - rule: What is shown.
  ///   - template: The template `main`.
  ///   - expected: `file:line:column` and a sentence's essence, see `essence(of:)`.
  ///   - partials: Further templates.
  init(
    _ rule: String, _ template: String, _ expected: String..., partials: [String: String] = [:]
  ) {
    self.rule = rule
    self.template = template
    self.expected = expected
    self.partials = partials
  }

  var testDescription: String { rule }

  func check(
    settings: TemplateSettings = .strict, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let problems = try Self.library(template, partials, settings)
      .problems(entries: [TemplateLibrary.Entry("main", root: .record("file"))])
    #expect(problems.map(Self.essence) == expected, sourceLocation: sourceLocation)
  }

  /// A library over a schema that has a field of each kind, and a recursive record.
  static func library(
    _ template: String, _ partials: [String: String], _ settings: TemplateSettings
  ) throws -> TemplateLibrary {
    let sources = [TemplateSource(name: "main", text: template)]
    let others = partials.sorted { $0.key < $1.key }
    return TemplateLibrary(
      sources + others.map { TemplateSource(name: $0, text: $1) }, schema: try schema(),
      settings: settings)
  }

  static func schema() throws -> ContextSchema {
    try ContextSchema([
      RecordShape(
        "file", "A file.",
        fields: [
          ContextField("name", .text, "Its name."),
          ContextField("on", .flag, "Whether it is on."),
          ContextField("items", .list(.record("item")), "What is in it."),
          ContextField("owner", .record("person"), "Whose it is."),
          ContextField("tags", .list(.text), "Words."),
        ]),
      RecordShape(
        "item", "An item.",
        fields: [
          ContextField("label", .text, isOptional: true, "What it says."),
          ContextField("items", .list(.record("item")), "What is in it."),
        ]),
      RecordShape("person", "A person.", fields: [ContextField("first", .text, "A name.")]),
    ])
  }

  /// The place of a problem, its kind and the names in it.
  private static func essence(of problem: TemplateProblem) -> String {
    "\(problem.file):\(problem.line):\(problem.column) \(essence(of: problem.kind))"
  }

  private static func essence(of kind: TemplateProblem.Kind) -> String {
    switch kind {
    case .unclosedTag: "unclosed tag"
    case .emptyTag: "empty tag"
    case .invalidName(let name): "invalid name \(name)"
    case .invalidDelimiters(let text): "invalid delimiters \(text)"
    case .dynamicName(let name): "dynamic name \(name)"
    case .closeWithoutOpen(let name): "nothing to close \(name)"
    case .mismatchedClose(let name, let open, let line, let column):
      "\(name) closes \(open) of \(line):\(column)"
    case .unclosedSection(let name): "unclosed \(name)"
    case .nestingTooDeep(let limit): "deeper than \(limit)"
    case .unknownName(let name, let known): "no \(name) in \(known.joined(separator: " "))"
    case .unknownMember(let name, let record, let members):
      "no \(name) in \(record): \(members.joined(separator: " "))"
    case .noMembers(let name, let kind): "no \(name) in \(kind)"
    case .notText(let name, let kind): "\(name) is \(kind)"
    case .missingTemplate(let name): "no template \(name)"
    case .unknownBlock(let name, let parent): "no block \(name) in \(parent)"
    case .duplicateBlock(let name, let parent): "two blocks \(name) in \(parent)"
    case .endlessRecursion(let name): "endless \(name)"
    case .expansionTooLarge: "too large"
    }
  }
}
