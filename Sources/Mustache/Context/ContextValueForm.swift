/// The form of a value: text, flag, list, or a record of a certain shape.
struct ContextValueForm: Hashable, Sendable {
  let code: Int32

  static let none = ContextValueForm(code: 0)
  static let text = ContextValueForm(code: 1)
  static let flag = ContextValueForm(code: 2)
  static let list = ContextValueForm(code: 3)
  /// The form of the items of a list whose items differ.
  static let mixed = ContextValueForm(code: 4)

  static func record(column: Int) -> ContextValueForm {
    ContextValueForm(code: 16 + Int32(column))
  }
}

extension ContextValueForm {
  init(_ kind: ContextKind, _ indices: [String: Int]) {
    switch kind {
    case .text: self = .text
    case .flag: self = .flag
    case .list: self = .list
    case .record(let name): self = .record(column: ContextShape(index: indices[name]!).column)
    }
  }
}
