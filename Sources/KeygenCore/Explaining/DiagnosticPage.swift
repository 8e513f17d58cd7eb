/// The page about a kind of diagnostic that is no lint rule's.
struct DiagnosticPage: Sendable {
  private let name: String
  private let description: DiagnosticDescription

  /// The page; `nil` for a lint rule's kind, which has a page of its own.
  init?(_ kind: DiagnosticKind) {
    guard let description = kind.meaning else { return nil }
    name = kind.rawValue
    self.description = description
  }

  var topic: Topic { Topic(name, .diagnostic, description.summary) { blocks } }

  private var blocks: [PageBlock] {
    var blocks: [PageBlock] = [
      .paragraph("\(name): \(Topic.Category.diagnostic.noun)"),
      .heading("What it means"), .paragraph(description.summary),
      .heading("What to do"), .paragraph(description.remedy),
    ]
    if let example = description.example {
      let spec = LoweredSpec(example.source, library: nil, separatesOrigins: false)
      blocks += [.heading("Example"), .code(example.text), .diagnostics(spec.diagnostics)]
    }
    return blocks
  }
}
