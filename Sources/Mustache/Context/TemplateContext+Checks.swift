extension TemplateContext {
  /// Whether a handle lies within this context's storage.
  ///
  /// Every handle is checked before it is stored or rendered, so the renderer can trust all that it
  /// reaches.
  func holds(_ value: ContextValue) -> Bool {
    switch value.type {
    case .absent, .falseFlag, .trueFlag: true
    case .text, .markedText: value.offset + value.length <= bytes.count
    case .list: value.offset + value.length <= values.count
    case .record: value.offset + value.length <= values.count && isRecord(value)
    }
  }

  private func isRecord(_ value: ContextValue) -> Bool {
    let index = Int(value.column) - 1
    return index < schema.records.count && schema.records[index].fields.count == value.length
  }

  func checkSlots(_ slots: [ContextValue], of shape: ContextShape) {
    precondition(shape.index < schema.requirements.count, "The shape is of another schema.")
    let requirements = schema.requirements[shape.index]
    precondition(
      slots.count == requirements.count,
      "Record '\(schema.records[shape.index].name)' takes \(requirements.count) values.")
    for slot in slots.indices {
      precondition(
        holds(slots[slot]) && follows(slots[slot], requirements[slot]),
        """
        Field '\(schema.records[shape.index].fields[slot].name)' of record \
        '\(schema.records[shape.index].name)' was given a value of another kind.
        """)
    }
  }

  private func follows(_ value: ContextValue, _ requirement: SlotRequirement) -> Bool {
    if value.type == .absent { return requirement.isOptional }
    guard value.form == requirement.value else { return false }
    return value.type != .list || value.length == 0 || value.tag == requirement.element.code
  }
}
