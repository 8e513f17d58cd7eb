import KeygenCore

extension CommandDeclaration {
  static let schema = CommandDeclaration(
    name: "schema",
    summary: "Print the JSON Schema of specs, for editors.",
    arguments: "",
    discussion: """
      Editors that know the schema complete members and words, explain them, and mark what is
      wrong. Save it beside a spec and name it in the spec: "$schema": "keygen.schema.json".
      """,
    options: [],
    example: (
      line: "keygen schema > keygen.schema.json",
      effect: "writes the schema, of the draft 2020-12, for specs of this version of keygen"
    ),
    run: { (_, console) throws(CommandStop) in console.deliver(SpecSchema.json).exitCode })
}
