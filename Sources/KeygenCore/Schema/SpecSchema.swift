/// The JSON Schema of the spec language, by which editors complete and explain specs.
///
/// It is made from the declarations that specs are decoded by, so the two cannot differ. What no schema can say, such
/// as that a text is well-formed Swift or that a key exists, is left to `keygen check`.
public enum SpecSchema {
  /// The schema as JSON in UTF-8, of the draft 2020-12.
  public static var json: [UInt8] { JSONWriter.bytes(of: document) }

  static var document: JSONValue {
    var builder = SchemaBuilder()
    let root = builder.object(Spec.objectMembers)
    let head: SchemaBuilder.Keywords = [
      ("$schema", "https://json-schema.org/draft/2020-12/schema"),
      (
        "$comment",
        "`keygen schema` prints this from the declarations that specs are read by. Do not edit it."
      ),
      ("title", .string("keygen spec, version \(Spec.languageVersion)")),
      (
        "description",
        "SwiftUI preference keys and the modifiers that use them, from which keygen writes Swift."
      ),
    ]
    return .object(head + root + [("$defs", builder.definitions())])
  }
}
