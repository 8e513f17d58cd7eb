import Mustache

/// Finds what is wrong with templates that replace built-in ones.
struct TemplateCheck {
  /// The template that is rendered by itself, and what with.
  static let entry = TemplateLibrary.Entry("file", root: .record("file"))

  /// The built-in templates with the replacements in their places.
  let library: TemplateLibrary
  private let replacements: [TemplateReplacement]

  init(_ replacements: [TemplateReplacement]) {
    self.replacements = replacements
    library = Self.library(with: replacements)
  }

  /// The file of the template that is rendered by itself.
  var entryPath: String {
    replacements.last { $0.name == Self.entry.name }?.path
      ?? "\(OutputTemplate.builtInFolder)\(Self.entry.name)\(OutputTemplate.suffix)"
  }

  private static func library(with replacements: [TemplateReplacement]) -> TemplateLibrary {
    TemplateLibrary(
      OutputTemplate.builtIn.map(\.source) + replacements.map(\.source),
      schema: OutputSchema.schema,
      settings: TemplateSettings(escaping: .none, missing: .error))
  }

  /// All faults, by file and place.
  func faults() -> [Diagnostic] {
    let builtIn = OutputTemplate.builtIn.map(\.name)
    let names = builtIn + replacements.map(\.name).filter { !builtIn.contains($0) }
    let faults =
      library.problems(entries: [Self.entry]).map { Diagnostic($0, templates: names) }
      + replacements.compactMap { Self.encodingFault(of: $0) }
      + leftOver().map { .uselessTemplate($0) }
    // A template that is brought in at several places has its faults at each of them; they differ in what is known there.
    var told: Set<[String]> = []
    let once = faults.filter {
      let place = $0.location
      return told.insert([place.file, "\(place.line):\(place.column)", $0.message]).inserted
    }
    return once.sorted {
      $0.location.file != $1.location.file
        ? $0.location.file < $1.location.file
        : ($0.location.line, $0.location.column) < ($1.location.line, $1.location.column)
    }
  }

  private static func encodingFault(of template: TemplateReplacement) -> Diagnostic? {
    guard let offset = template.firstFaultyOffset else { return nil }
    let before = template.text[..<offset]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    return Diagnostic(
      .template,
      at: SourceLocation(file: template.path, line: line, column: offset - lineStart + 1),
      "the text is not UTF-8 from here on")
  }

  // MARK: What nothing uses

  /// Replacements that have no built-in template's name and that nothing brings in.
  private func leftOver() -> [TemplateReplacement] {
    let builtIn = Set(OutputTemplate.builtIn.map(\.name))
    var used = replacements.filter { builtIn.contains($0.name) }
    var rest = replacements.filter { !builtIn.contains($0.name) }
    // What is missed when a template is not there is what brings it in. Each round goes one deeper.
    while !rest.isEmpty {
      let missed = Self.missedNames(in: Self.library(with: used))
      let found = rest.filter { missed.contains($0.name) }
      if found.isEmpty { break }
      used += found
      rest.removeAll { missed.contains($0.name) }
    }
    let unread = unreadTemplates()
    return rest.filter { template in
      !unread.contains { $0.mentions(template.name) }
    }
  }

  private static func missedNames(in library: TemplateLibrary) -> Set<String> {
    Set(
      library.problems(entries: [entry]).compactMap {
        if case .missingTemplate(let name) = $0.kind { name } else { nil }
      })
  }

  /// Templates with faults of syntax: what they would bring in is not known.
  private func unreadTemplates() -> [TemplateReplacement] {
    let files = Set(library.problems(entries: []).map(\.file))
    return replacements.filter { files.contains($0.path) }
  }
}

extension TemplateReplacement {
  /// Whether a name occurs in the text, wherever.
  fileprivate func mentions(_ name: String) -> Bool {
    name != self.name && String(decoding: text, as: UTF8.self).contains(name)
  }
}
