/// Why a list of record shapes is no schema.
public enum ContextSchemaError: Error, Hashable {
  /// Two shapes have this name.
  case duplicateRecord(String)
  /// Two fields of one shape have the same name.
  case duplicateField(String, record: String)
  /// A field's kind mentions a record that has no shape.
  case unknownRecord(String, field: String, record: String)
  /// A template could not write this name: it is empty, or holds white space or a full stop.
  case invalidFieldName(String, record: String)
  /// There are more shapes than the limit.
  case tooManyRecords(limit: Int)
}
