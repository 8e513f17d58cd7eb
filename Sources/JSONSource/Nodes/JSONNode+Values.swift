extension JSONNode {
  /// The value of a string, escapes decoded, U+0000 included; `nil` for any other value.
  public var string: String? {
    kind == .string ? document.string(of: entry) : nil
  }

  /// Whether the node is a string with a value, found out without making one.
  ///
  /// - Parameter text: The value after decoding escapes; compared byte by byte.
  public func isString(_ text: StaticString) -> Bool {
    let entry = entry
    guard entry.tag == .escapedString || entry.tag == .plainString else { return false }
    // Every escape is longer than what it stands for.
    let length = Int(entry.length) - 2
    let expected = text.utf8CodeUnitCount
    guard entry.tag == .escapedString ? expected < length : expected == length else { return false }
    return document.withStringValue(of: entry) { value in
      text.withUTF8Buffer { value.count == $0.count && value.elementsEqual($0) }
    }
  }

  /// The value of `true` and `false`; `nil` for any other value.
  public var boolean: Bool? {
    switch entry.tag {
    case .true: return true
    case .false: return false
    default: return nil
    }
  }

  /// A number as it is written in the file; `nil` for any other value.
  public var numberText: String? {
    kind == .number ? sourceText : nil
  }

  /// The value of a number that is written without fraction and exponent, if it lies in the range
  /// of `Int64`; `nil` otherwise. `1.0` and `1e2` are no integers in this sense; `-0` is 0.
  public var integer: Int64? {
    guard isIntegral else { return nil }
    return document.withToken(of: entry) { document.values.signedInteger(of: $0) }
  }

  /// The value of a number that is written without fraction and exponent, if it lies in the range
  /// of `UInt64`; `nil` otherwise. `1.0` and `1e2` are no integers in this sense; `-0` is 0.
  public var unsignedInteger: UInt64? {
    guard isIntegral else { return nil }
    return document.withToken(of: entry) { document.values.unsignedInteger(of: $0) }
  }

  /// The `Double` nearest to a number. `-0` keeps its sign, and what is too small becomes zero.
  /// `nil` if that would be infinite, as for `1e400`, and for any value that is no number.
  public var double: Double? {
    guard kind == .number else { return nil }
    let isIntegral = isIntegral
    return document.withToken(of: entry) {
      document.values.double(of: $0, isIntegral: isIntegral)
    }
  }

  /// Whether the node is a number without fraction and exponent.
  private var isIntegral: Bool {
    kind == .number
      && document.withToken(of: entry) { token in
        token.allSatisfy { Byte.isDigit($0) || $0 == Byte.minus }
      }
  }
}
