/// The shapes of all records that a set of templates may see.
///
/// Shapes refer to each other by name, so they may be recursive:
///
/// ```swift
/// let schema = try ContextSchema([
///   RecordShape("node", "A node of a tree.", fields: [
///     ContextField("label", .text, "What the node says."),
///     ContextField("children", .list(.record("node")), "The nodes below."),
///   ])
/// ])
/// ```
///
/// Templates are compiled against one schema and contexts are built for one; both must be the
/// same object, which is why this is a class.
public final class ContextSchema: Sendable {
  /// The shapes, in the order in which they were given.
  public let records: [RecordShape]

  let recordIndices: [String: Int]
  /// For each record, the slot of each of its names.
  let slots: [[String: Int]]
  /// For each record, what a value must look like to be put into each slot.
  let requirements: [[SlotRequirement]]

  static let recordLimit = 10_000

  /// Makes a schema of shapes.
  ///
  /// - Parameter records: The shapes, at most 10,000, with names of their own.
  /// - Throws: `ContextSchemaError` where names collide, are not writable or lead nowhere.
  public init(_ records: [RecordShape]) throws(ContextSchemaError) {
    guard records.count <= Self.recordLimit else {
      throw .tooManyRecords(limit: Self.recordLimit)
    }
    var indices: [String: Int] = [:]
    for (index, record) in records.enumerated()
    where indices.updateValue(index, forKey: record.name) != nil {
      throw .duplicateRecord(record.name)
    }
    var slots: [[String: Int]] = []
    var requirements: [[SlotRequirement]] = []
    for record in records {
      slots.append(try Self.slots(of: record))
      requirements.append(try Self.requirements(of: record, indices))
    }
    self.records = records
    self.recordIndices = indices
    self.slots = slots
    self.requirements = requirements
  }

  private static func slots(of record: RecordShape) throws(ContextSchemaError) -> [String: Int] {
    var slots: [String: Int] = [:]
    for (slot, field) in record.fields.enumerated() {
      guard isWritable(field.name) else {
        throw .invalidFieldName(field.name, record: record.name)
      }
      if slots.updateValue(slot, forKey: field.name) != nil {
        throw .duplicateField(field.name, record: record.name)
      }
    }
    return slots
  }

  private static func isWritable(_ name: String) -> Bool {
    !name.isEmpty && !name.utf8.contains { $0 == UInt8(ascii: ".") || isTagWhitespace($0) }
  }

  private static func requirements(
    of record: RecordShape, _ indices: [String: Int]
  ) throws(ContextSchemaError) -> [SlotRequirement] {
    var requirements: [SlotRequirement] = []
    for field in record.fields {
      if let mentioned = field.kind.recordName, indices[mentioned] == nil {
        throw .unknownRecord(mentioned, field: field.name, record: record.name)
      }
      requirements.append(SlotRequirement(field, indices))
    }
    return requirements
  }

  /// The shape with a name, to build records of.
  ///
  /// - Parameter name: The name of a shape.
  /// - Returns: A handle on the shape, or nil where the schema has none of this name.
  public func shape(named name: String) -> ContextShape? {
    recordIndices[name].map { ContextShape(index: $0) }
  }

  /// The slot of a field.
  ///
  /// - Parameters:
  ///   - name: The name of a field.
  ///   - shape: A shape of this schema.
  /// - Returns: The place of the field's value in a record, or nil where the shape has no such
  ///   field.
  public func slot(of name: String, in shape: ContextShape) -> Int? {
    slots[shape.index][name]
  }
}
