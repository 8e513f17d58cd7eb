/// Puts shapes into words of JSON Schema, draft 2020-12.
///
/// Shapes with a name of their own become definitions. They are written one after the other, not one inside the other,
/// so a shape may contain itself.
struct SchemaBuilder {
  /// The keywords of one schema, in the order in which they are printed.
  typealias Keywords = [(name: String, value: JSONValue)]

  private var named: [(name: String, noun: String, shape: ValueShape)] = []

  /// The schemas of all shapes with names that were referred to so far, and that they refer to.
  mutating func definitions() -> JSONValue {
    var definitions: Keywords = []
    while definitions.count < named.count {
      let (name, noun, shape) = named[definitions.count]
      let title: Keywords = [("title", .string(SchemaNoun(noun).title))]
      // A title says once what the object describes.
      let rest =
        if case .object(_, let members) = shape { object(members) } else { schema(of: shape) }
      definitions.append((name, .object(title + rest)))
    }
    return .object(definitions.sorted { $0.name < $1.name })
  }

  /// The schema of a shape.
  mutating func schema(of shape: ValueShape) -> Keywords {
    switch shape {
    case .string(let meaning, let pattern):
      [("title", .string(SchemaNoun(meaning).title)), ("type", "string")]
        + (pattern.map { [("pattern", .string($0))] } ?? [])
    case .words(let words, let meaning): self.words(words, meaning)
    case .version(let number): [("const", .integer(number))]
    case .number: [("type", "number")]
    case .boolean: [("type", "boolean")]
    case .anything: anything
    case .list(let element): [("type", "array"), ("items", .object(schema(of: element)))]
    case .object(let noun, let members):
      [("title", .string(SchemaNoun(noun).title))] + object(members)
    case .either(let shapes): [("anyOf", .list(shapes.map { .object(schema(of: $0)) }))]
    case .named(let noun, let shape): reference(to: shape, noun)
    }
  }

  /// One of some words. Those with a meaning are written one by one, since that is how editors show it.
  private func words(_ words: [String], _ meaning: (String) -> String?) -> Keywords {
    let meanings = words.map(meaning)
    guard meanings.contains(where: { $0 != nil }) else {
      return [("enum", .list(words.map { .string($0) }))]
    }
    let choices = zip(words, meanings).map { word, meaning -> JSONValue in
      let description: Keywords = meaning.map { [("description", .string($0))] } ?? []
      return .object([("const", .string(word))] + description)
    }
    return [("oneOf", .list(choices))]
  }

  /// Any JSON value, unless it is an object that says that it is a Swift expression.
  private var anything: Keywords {
    mutating get {
      [
        (
          "description",
          """
          A JSON value is the literal of the type that it stands for. A string is a literal for a String, Substring or \
          Character, and for any other type a Swift expression; `{ "swift": … }` is an expression for every type.
          """
        ),
        (
          "properties",
          [
            "swift": [
              "title": "Swift expression",
              "description":
                "Where it is the only member beside a comment, an expression for any type.",
            ]
          ]
        ),
        (
          "if",
          [
            "type": "object", "required": ["swift"],
            "propertyNames": ["enum": ["swift", .string(Self.comment)]],
          ]
        ),
        (
          "then",
          [
            "properties": [
              "swift": ["type": "string"], Self.comment: .object(schema(of: Self.commentShape)),
            ]
          ]
        ),
      ]
    }
  }

  private mutating func reference(to shape: ValueShape, _ noun: String) -> Keywords {
    let name = SchemaNoun(noun).key
    if let known = named.first(where: { $0.name == name }) {
      precondition(
        known.shape.phrase == shape.phrase,
        "two shapes of the spec language have the name \(noun), which has to tell them apart")
    } else {
      named.append((name, noun, shape))
    }
    return [("$ref", .string("#/$defs/\(name)"))]
  }
}
