/// The page about what a spec can hold beside keys and modifiers.
struct PartPage: Sendable {
  private let example: PartExample
  private let summary: String
  private let rows: [PageBlock.Row]

  /// The pages of all parts.
  static let all = PartExample.all.map { PartPage($0) }

  private init(_ example: PartExample) {
    self.example = example
    switch example.list {
    case "spaces":
      summary = "A coordinate space, whose name is written once."
      rows = SpaceSpec.members.map { .init($0.name.description, $0.summary) }
    default:
      summary = "A view around other views, whose state can follow what these report."
      rows = ContainerSpec.members.map { .init($0.name.description, $0.summary) }
    }
  }

  var topic: Topic { Topic(example.name, .part, summary) { blocks } }

  private var blocks: [PageBlock] {
    let spec = SpecExample(StarterSpec(examples: [], parts: [example], heading: []).text)
    return [
      .paragraph("\(example.name): \(Topic.Category.part.noun)"),
      .heading("What it is"), .paragraph("\(summary) It stands in `\(example.list)` of the spec."),
      .heading("Example"), .code(spec.text),
      .heading("The Swift of it"), .code(ExampleOutput.parts(of: spec)),
      .paragraph("`keygen init NAME --kind \(example.name)` writes such a spec."),
      .heading("Members"), .table(rows),
    ]
  }
}
