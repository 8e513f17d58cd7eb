/// A value of a context: a small handle that is copied without reference counting.
///
/// Texts, lists and records lie in the `TemplateContext` that made the handle, and the handle is of
/// use with that one only, until it is emptied.
public struct ContextValue: Sendable {
  var offset: Int
  /// Bytes of a text, items of a list, slots of a record.
  var length: Int
  /// The mark of a marked text; the form of the items of a list.
  var tag: Int32
  /// The column of the shape in name tables; 0 for everything that is no record.
  var column: UInt16
  var type: ValueType

  enum ValueType: UInt8 {
    case absent, falseFlag, trueFlag, text, markedText, list, record
  }

  init(_ type: ValueType, offset: Int = 0, length: Int = 0, tag: Int32 = 0, column: UInt16 = 0) {
    self.type = type
    self.offset = offset
    self.length = length
    self.tag = tag
    self.column = column
  }

  /// No value: falsey, and nothing when interpolated.
  ///
  /// With `TemplateSettings.Missing.empty` a field without value is looked for in outer records as
  /// well, as if its record had no such field.
  public static let absent = ContextValue(.absent)

  /// A truth value.
  ///
  /// - Parameter value: Whether sections on this value are rendered.
  /// - Returns: The value.
  public static func flag(_ value: Bool) -> ContextValue {
    ContextValue(value ? .trueFlag : .falseFlag)
  }

  var isTruthy: Bool {
    switch type {
    case .absent, .falseFlag: false
    case .trueFlag, .record: true
    case .text, .markedText, .list: length > 0
    }
  }

  var form: ContextValueForm {
    switch type {
    case .absent: .none
    case .falseFlag, .trueFlag: .flag
    case .text, .markedText: .text
    case .list: .list
    case .record: .record(column: Int(column))
    }
  }
}
