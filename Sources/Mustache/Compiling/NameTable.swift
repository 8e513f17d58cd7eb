/// The names of a program, resolved to slots.
///
/// A name gets a row, which holds for each shape of the schema the slot that the shape gives the
/// name. Which shapes are open when an instruction runs depends on the place from which a template
/// is used, and in a recursive one on the data; finding the innermost with the name takes one
/// look at the row for each, and no comparison of text.
struct NameTable: Sendable {
  /// Stands for the row of the implicit iterator, `.`.
  static let top: Int32 = -1
  /// Stands in a row for shapes without the name.
  static let noSlot: Int32 = -1

  /// One column for values without fields, and one for each shape.
  let columnCount: Int
  private(set) var rows: [Int32] = []
  private var rowsOfNames: [String: Int32] = [:]
  private let schema: ContextSchema

  init(_ schema: ContextSchema) {
    self.schema = schema
    columnCount = schema.records.count + 1
  }

  mutating func row(of name: String) -> Int32 {
    if let row = rowsOfNames[name] { return row }
    let row = Int32(rowsOfNames.count)
    rowsOfNames[name] = row
    rows.append(Self.noSlot)
    for slots in schema.slots {
      rows.append(slots[name].map(Int32.init) ?? Self.noSlot)
    }
    return row
  }
}
