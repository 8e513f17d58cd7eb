/// The values that templates are rendered with, built from the leaves up and kept flat.
///
/// All texts share one buffer of bytes, and all lists and records one buffer of handles, so a
/// context costs no allocation for each value and rendering counts no references.
///
/// ```swift
/// var context = TemplateContext(schema: schema)
/// let leaf = context.record(node, [context.text("leaf"), context.list([])])
/// let root = context.record(node, [context.text("root"), context.list([leaf])])
/// try template.render(root, in: context, into: &output)
/// ```
///
/// To stream many records through a template, render each and call `removeAll()`, which keeps the
/// memory.
public struct TemplateContext: Sendable {
  /// The schema that all records follow.
  public let schema: ContextSchema

  var bytes: [UInt8] = []
  /// The items of lists and the slots of records, each list and record in one run.
  var values: [ContextValue] = []

  /// Makes an empty context.
  ///
  /// - Parameter schema: The schema that all records will follow; the very object that the
  ///   templates were compiled against.
  public init(schema: ContextSchema) {
    self.schema = schema
  }

  /// Forgets all values and keeps the memory for the next ones.
  ///
  /// Handles made before may not be used any more.
  public mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
  }

  /// Adds a text.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - mark: A number that rendering reports beside each place where this text is interpolated.
  /// - Returns: A handle on the text.
  public mutating func text(_ string: String, mark: Int32? = nil) -> ContextValue {
    let offset = bytes.count
    bytes.append(contentsOf: string.utf8)
    return text(from: offset, mark)
  }

  /// Adds a text given as bytes.
  ///
  /// - Parameters:
  ///   - utf8: The text in UTF-8. It is copied, and not checked.
  ///   - mark: A number that rendering reports beside each place where this text is interpolated.
  /// - Returns: A handle on the text.
  public mutating func text(utf8: ArraySlice<UInt8>, mark: Int32? = nil) -> ContextValue {
    let offset = bytes.count
    bytes.append(contentsOf: utf8)
    return text(from: offset, mark)
  }

  /// Adds a text given as bytes.
  ///
  /// - Parameters:
  ///   - utf8: The text in UTF-8. It is copied, and not checked.
  ///   - mark: A number that rendering reports beside each place where this text is interpolated.
  /// - Returns: A handle on the text.
  public mutating func text(
    utf8: UnsafeBufferPointer<UInt8>, mark: Int32? = nil
  ) -> ContextValue {
    let offset = bytes.count
    bytes.append(contentsOf: utf8)
    return text(from: offset, mark)
  }

  private func text(from offset: Int, _ mark: Int32?) -> ContextValue {
    let length = bytes.count - offset
    guard let mark else { return ContextValue(.text, offset: offset, length: length) }
    return ContextValue(.markedText, offset: offset, length: length, tag: mark)
  }

  /// Adds a list.
  ///
  /// - Parameter items: Values made by this context or free of storage, in order.
  /// - Returns: A handle on the list.
  public mutating func list(_ items: [ContextValue]) -> ContextValue {
    var form = ContextValueForm.none
    for (index, item) in items.enumerated() {
      precondition(holds(item), "A list item was made by another context.")
      form = index == 0 || item.form == form ? item.form : .mixed
    }
    let offset = values.count
    values.append(contentsOf: items)
    return ContextValue(.list, offset: offset, length: items.count, tag: form.code)
  }

  /// Adds a record.
  ///
  /// It is a programming error, which stops the program, to give values that do not follow the
  /// shape.
  ///
  /// - Parameters:
  ///   - shape: A shape of this context's schema.
  ///   - slots: One value for each field of the shape, in order, made by this context or free of
  ///     storage. Only optional fields may be `.absent`.
  /// - Returns: A handle on the record.
  public mutating func record(_ shape: ContextShape, _ slots: [ContextValue]) -> ContextValue {
    checkSlots(slots, of: shape)
    let offset = values.count
    values.append(contentsOf: slots)
    return ContextValue(
      .record, offset: offset, length: slots.count, column: UInt16(shape.column))
  }
}
