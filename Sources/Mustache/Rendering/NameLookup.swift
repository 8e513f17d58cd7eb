/// Finds the values that names stand for among those that are open.
struct NameLookup {
  /// The items of lists and the slots of records.
  let values: UnsafeBufferPointer<ContextValue>
  private let rows: UnsafeBufferPointer<Int32>
  private let members: UnsafeBufferPointer<Int32>
  private let columnCount: Int
  /// A field without value is looked for further out.
  private let passesAbsent: Bool

  static func with<Result>(
    _ program: Program, _ context: TemplateContext, _ settings: TemplateSettings,
    _ body: (NameLookup) -> Result
  ) -> Result {
    context.values.withUnsafeBufferPointer { values in
      program.names.rows.withUnsafeBufferPointer { rows in
        program.members.withUnsafeBufferPointer { members in
          body(
            NameLookup(
              values: values, rows: rows, members: members,
              columnCount: program.names.columnCount, passesAbsent: settings.missing == .empty))
        }
      }
    }
  }

  /// The value of an instruction's path.
  func value(_ instruction: Instruction, _ frames: [RenderFrame]) -> ContextValue {
    guard instruction.a != NameTable.top else { return frames[frames.count - 1].value }
    var value = innermost(instruction.a, frames)
    for index in 0..<Int(instruction.c) {
      value = field(members[Int(instruction.b) + index], of: value) ?? .absent
    }
    return value
  }

  private func innermost(_ row: Int32, _ frames: [RenderFrame]) -> ContextValue {
    var index = frames.count - 1
    while index >= 0 {
      if let value = field(row, of: frames[index].value),
        !passesAbsent || value.type != .absent
      {
        return value
      }
      index -= 1
    }
    return .absent
  }

  @inline(__always)
  private func field(_ row: Int32, of value: ContextValue) -> ContextValue? {
    let slot = rows[Int(row) * columnCount + Int(value.column)]
    return slot == NameTable.noSlot ? nil : values[value.offset + Int(slot)]
  }
}
