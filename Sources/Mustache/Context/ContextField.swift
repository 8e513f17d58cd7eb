/// One named place of a record, and what it holds.
public struct ContextField: Hashable, Sendable {
  /// The name a template uses.
  public let name: String
  /// What the field holds.
  public let kind: ContextKind
  /// Whether the field may have no value. It is falsey then and interpolates as nothing.
  public let isOptional: Bool
  /// One line that says what the field is for, shown to those who write templates.
  public let documentation: String

  /// Describes a field.
  ///
  /// - Parameters:
  ///   - name: The name a template uses, without white space and full stops.
  ///   - kind: What the field holds.
  ///   - isOptional: Whether the field may have no value.
  ///   - documentation: One line that says what the field is for.
  public init(
    _ name: String, _ kind: ContextKind, isOptional: Bool = false, _ documentation: String
  ) {
    self.name = name
    self.kind = kind
    self.isOptional = isOptional
    self.documentation = documentation
  }
}
