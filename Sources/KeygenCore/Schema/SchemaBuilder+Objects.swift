extension SchemaBuilder {
  /// The member that is a comment in every object of the language.
  static let comment = "//"
  static let commentShape = ValueShape.named(
    "a comment", Reader<[String]>.lines("a comment").shape)

  /// The schema of an object with certain members.
  mutating func object(_ members: ObjectMembers) -> Keywords {
    let type: Keywords = [("type", "object")]
    switch members {
    case .known(let members): return type + known(members()) + [("additionalProperties", false)]
    case .oneOf(let members):
      let choices = members().map { member -> JSONValue in ["required": [.string(member.name)]] }
      return type + known(members()) + [("oneOf", .list(choices)), ("additionalProperties", false)]
    case .varying(let member, let shapes):
      let (common, own) = shapes()
      return type + known(common) + [("allOf", .list(variants(own, of: member)))]
        + [("unevaluatedProperties", false)]
    case .entries(let names, let values): return type + entries(names, values())
    }
  }

  private mutating func known(_ members: [MemberShape]) -> Keywords {
    let comment = MemberShape(
      name: Self.comment, shape: Self.commentShape, summary: "For people; it is ignored.")
    return listed(members + [comment])
  }

  private mutating func listed(_ members: [MemberShape]) -> Keywords {
    var properties: Keywords = []
    for member in members {
      let summary: Keywords =
        member.summary.isEmpty ? [] : [("description", .string(member.summary))]
      properties.append((member.name, .object(summary + schema(of: member.shape))))
    }
    let required = members.filter(\.isRequired).map { JSONValue.string($0.name) }
    return [("properties", .object(properties))]
      + (required.isEmpty ? [] : [("required", .list(required))])
  }

  /// For each word that a member can be, what an object with that word has.
  private mutating func variants(_ variants: [ObjectVariant], of member: String) -> [JSONValue] {
    variants.filter { !$0.members.isEmpty }.map { variant in
      let word: JSONValue = [member: ["const": .string(variant.word)]]
      return [
        "if": ["properties": word, "required": [.string(member)]],
        "then": .object(listed(variant.members)),
      ]
    }
  }

  /// At least one entry. Names that are words are listed, so that editors offer them.
  private mutating func entries(_ names: ValueShape, _ values: ValueShape) -> Keywords {
    let value = JSONValue.object(schema(of: values))
    let some: Keywords = [("minProperties", 1)]
    if case .words(let words, _) = names {
      return [("properties", .object(words.map { ($0, value) }))] + some
        + [("additionalProperties", false)]
    }
    return [("propertyNames", .object(schema(of: names)))] + some
      + [("additionalProperties", value)]
  }
}
