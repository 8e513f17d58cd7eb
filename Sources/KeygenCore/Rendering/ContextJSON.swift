import Mustache

/// A context as JSON: records are objects whose members are the shape's fields in order, and an optional field
/// without a value is `null`.
struct ContextJSON: ContextSink {
  var absent: JSONValue { .null }

  func text(_ text: String, mark: Int32?) -> JSONValue { .string(text) }

  func flag(_ value: Bool) -> JSONValue { .boolean(value) }

  func list(_ items: [JSONValue]) -> JSONValue { .list(items) }

  func record(_ shape: ContextShape, _ slots: [JSONValue]) -> JSONValue {
    let fields = OutputSchema.schema.records[shape.index].fields
    return .object(zip(fields, slots).map { (name: $0.name, value: $1) })
  }
}
