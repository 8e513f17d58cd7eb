/// What a value must look like to be put into a slot, as numbers that are quick to compare.
struct SlotRequirement: Sendable {
  let value: ContextValueForm
  /// What every item of a list must look like.
  let element: ContextValueForm
  let isOptional: Bool

  init(_ field: ContextField, _ indices: [String: Int]) {
    value = ContextValueForm(field.kind, indices)
    if case .list(let kind) = field.kind {
      element = ContextValueForm(kind, indices)
    } else {
      element = .none
    }
    isOptional = field.isOptional
  }
}
