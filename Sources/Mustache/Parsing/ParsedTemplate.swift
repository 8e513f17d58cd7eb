/// A template's tree, or what is wrong with its syntax.
struct ParsedTemplate: Sendable {
  let source: TemplateSource
  let lines: SourceLines
  /// Empty where there are problems.
  let nodes: [TemplateNode]
  /// In the order of their places.
  let problems: [TemplateProblem]

  init(_ source: TemplateSource) {
    let text = source.text
    let lines = SourceLines(text)
    var scanner = TagScanner(text)
    scanner.scan()
    var matcher = TagMatcher(text, scanner.tags, lines)
    matcher.match()

    self.source = source
    self.lines = lines
    let faults = scanner.faults + Self.certain(matcher.faults, scanner.faults)
    problems = faults.sorted { $0.offset < $1.offset }
      .map { Self.problem($0.kind, at: $0.offset, in: source, lines) }
    guard problems.isEmpty else {
      nodes = []
      return
    }
    let layout = LineLayout(
      text, scanner.tags, lines, partners: matcher.partners, enclosing: matcher.enclosing)
    nodes = TreeBuilder(
      text: text, tags: scanner.tags, lines: lines, partners: matcher.partners, layout: layout
    ).build()
  }

  /// A tag that could not be read may have been the missing half of another, so what the matcher
  /// found after the first such tag, or found missing, says nothing.
  private static func certain(_ matching: [Fault], _ scanning: [Fault]) -> [Fault] {
    let unread = scanning.filter { fault in
      switch fault.kind {
      case .unclosedTag, .invalidDelimiters: true
      default: false
      }
    }
    guard let first = unread.map(\.offset).min() else { return matching }
    return matching.filter { fault in
      if case .unclosedSection = fault.kind { return false }
      return fault.offset < first
    }
  }

  private static func problem(
    _ kind: TemplateProblem.Kind, at offset: Int, in source: TemplateSource, _ lines: SourceLines
  ) -> TemplateProblem {
    let (line, column) = lines.position(of: offset)
    return TemplateProblem(kind: kind, file: source.file, line: line, column: column)
  }

  /// A problem at a place of this template.
  func problem(_ kind: TemplateProblem.Kind, at offset: Int) -> TemplateProblem {
    Self.problem(kind, at: offset, in: source, lines)
  }

  /// The text of a name.
  func string(_ range: Range<Int>) -> String {
    String(decoding: source.text[range], as: UTF8.self)
  }
}
