extension SpaceSpec: SpecObject {
  static let noun = "a coordinate space"

  static let members: [Member<SpaceSpec>] = [
    Member(
      "name", .located(.identifier("the name of a coordinate space")), isRequired: true,
      "The name by which code and the rest of the spec find the space."
    ) { $0.name = $1 },
    Member(
      "id", .located(.text("the text that names the space at run time")),
      "The text that names the space at run time; left out, the name."
    ) { $0.id = $1 },
    Member(
      "declare", .located(.identifier("the name of a method")), isRequired: true,
      "The name of the `View` method that declares the space."
    ) { $0.declare = $1 },
    Member(
      "allow", .list(of: .located(.ruleName)), "Lint rules that are switched off here."
    ) { $0.allow = $1 },
  ]
}
