/// A handle on one shape of a schema, looked up once by name and then used for every record.
public struct ContextShape: Hashable, Sendable {
  /// The place of the shape in `ContextSchema.records`.
  public let index: Int

  /// The column of name tables that belongs to this shape: column 0 is for values without fields.
  var column: Int { index + 1 }
}
