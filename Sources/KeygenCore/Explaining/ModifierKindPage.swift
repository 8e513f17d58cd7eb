/// The page about a kind of modifier.
struct ModifierKindPage: Sendable {
  private let kind: any ModifierKind

  init(_ kind: any ModifierKind) { self.kind = kind }

  var topic: Topic { Topic(kind.name, .modifierKind, kind.summary) { blocks } }

  private var blocks: [PageBlock] {
    let example = SpecExample(StarterSpec(examples: [kind.example], heading: []).text)
    var blocks: [PageBlock] = [
      .paragraph("\(kind.name): \(Topic.Category.modifierKind.noun)"),
      .heading("What it does"), .paragraph(kind.summary),
    ]
    if kind is ObserveKind {
      blocks.append(.paragraph("It compares values: the type of the key has to be Equatable."))
    } else if kind.ownMembers.contains("then") {
      blocks.append(
        .paragraph("With `then` it compares values: the type of the key has to be Equatable."))
    }
    blocks += kind.releaseNotes.map { .paragraph($0) }
    blocks += [
      .heading("Example"), .code(example.text),
      .heading("The Swift of it"), .code(ExampleOutput.modifiers(of: example)),
      .paragraph("`keygen init NAME --kind \(kind.name)` writes such a spec."),
    ]
    let own = members { kind.ownMembers.contains($0) }
    if !own.isEmpty { blocks += [.heading("Members that it has of its own"), .table(own)] }
    let common = members { !kind.ownMembers.contains($0) }
    return blocks + [.heading("Members that every kind has"), .table(common)]
  }

  private func members(where isShown: (String) -> Bool) -> [PageBlock.Row] {
    (ModifierSpec.membersOfKinds[kind.name] ?? [])
      .map { .init($0.name.description, $0.summary) }
      .filter { isShown($0.label) }
  }
}
