import Mustache
import Testing

@Suite struct ContextSchemaTests {
  private static func shape(_ name: String, _ fields: ContextField...) -> RecordShape {
    RecordShape(name, "A record.", fields: fields)
  }

  private static func field(_ name: String, _ kind: ContextKind = .text) -> ContextField {
    ContextField(name, kind, "A field.")
  }

  @Test(arguments: [
    ([shape("r"), shape("r")], ContextSchemaError.duplicateRecord("r")),
    ([shape("r", field("a"), field("a"))], .duplicateField("a", record: "r")),
    (
      [shape("r", field("a", .list(.list(.record("s")))))],
      .unknownRecord("s", field: "a", record: "r")
    ),
    ([shape("r", field(""))], .invalidFieldName("", record: "r")),
    ([shape("r", field("a.b"))], .invalidFieldName("a.b", record: "r")),
    ([shape("r", field("a b"))], .invalidFieldName("a b", record: "r")),
    ([shape("r", field("a\n"))], .invalidFieldName("a\n", record: "r")),
    (
      (0...10_000).map { shape("r\($0)") }, .tooManyRecords(limit: 10_000)
    ),
  ])
  func listsThatAreNoSchemaAreRefused(_ shapes: [RecordShape], _ error: ContextSchemaError) {
    #expect(throws: error) { try ContextSchema(shapes) }
  }

  @Test func shapesAndSlotsAreFoundByName() throws {
    let schema = try ContextSchema([
      Self.shape("a", Self.field("x"), Self.field("y", .record("b"))),
      Self.shape("b", Self.field("y"), Self.field("z", .list(.record("a")))),
    ])
    let shape = try #require(schema.shape(named: "b"))
    #expect(schema.shape(named: "c") == nil)
    #expect(schema.slot(of: "z", in: shape) == 1)
    #expect(schema.slot(of: "x", in: shape) == nil)
    #expect(schema.records[shape.index].name == "b")
  }

  @Test func theDocumentationIsATableForEachRecord() throws {
    let schema = try ContextSchema([
      RecordShape(
        "file", "All there is.",
        fields: [
          ContextField("keys", .list(.record("key")), "The keys | in order."),
          ContextField("doc", .text, isOptional: true, "Words."),
        ]),
      RecordShape("key", "One key.", fields: [ContextField("isPublic", .flag, "Seen\noutside.")]),
      RecordShape("empty", "Nothing.", fields: []),
    ])
    #expect(
      schema.documentation() == """
        ## file

        All there is.

        | name | kind | meaning |
        | --- | --- | --- |
        | `keys` | list of key | The keys \\| in order. |
        | `doc` | text, optional | Words. |

        ## key

        One key.

        | name | kind | meaning |
        | --- | --- | --- |
        | `isPublic` | flag | Seen outside. |

        ## empty

        Nothing.

        """)
  }
}
