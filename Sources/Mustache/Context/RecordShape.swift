/// The ordered fields of one sort of record.
///
/// The place of a field in `fields` is its slot: values of a record are given, kept and looked up
/// by it.
public struct RecordShape: Hashable, Sendable {
  /// The name by which kinds refer to this shape.
  public let name: String
  /// One line that says what such a record stands for.
  public let documentation: String
  /// The fields, in the order of their slots.
  public let fields: [ContextField]

  /// Describes a sort of record.
  ///
  /// - Parameters:
  ///   - name: The name by which `ContextKind.record` refers to this shape.
  ///   - documentation: One line that says what such a record stands for.
  ///   - fields: The fields, in the order of their slots.
  public init(_ name: String, _ documentation: String, fields: [ContextField]) {
    self.name = name
    self.documentation = documentation
    self.fields = fields
  }
}
