/// Why a JSON number is no value of a Swift type.
public enum NumberProblem: Error, Equatable, Sendable {
  /// The text is no JSON number.
  case notANumber(String)
  /// The number has a fraction or exponent, and the type is an integer; what it could be written as,
  /// if it is whole.
  case notAnInteger(String, type: NumericType, whole: String?)
  /// The number lies outside the type's range, which is given as source text.
  case outOfRange(String, type: NumericType, minimum: String, maximum: String)
  /// The number is too large for a floating-point type: it would be infinite.
  case overflow(String, type: NumericType)
  /// The number is not zero, but so small that the type holds only some of its digits or none.
  case underflow(String, type: NumericType)

  /// What is wrong, in words: one line without a full stop.
  public var message: String {
    switch self {
    case .notANumber(let text): "'\(text)' is not a number"
    case .notAnInteger(let text, let type, _):
      "'\(text)' is not an integer, as \(type.rawValue) needs"
    case .outOfRange(let text, let type, let minimum, let maximum):
      "'\(text)' does not fit \(type.rawValue), which goes from \(minimum) to \(maximum)"
    case .overflow(let text, let type): "'\(text)' is too large for \(type.rawValue)"
    case .underflow(let text, let type): "'\(text)' is too small for \(type.rawValue)"
    }
  }

  /// What to do about it, in words; `nil` where the message says it all.
  public var remedy: String? {
    switch self {
    case .notAnInteger(_, _, let whole?): "write \(whole)"
    case .overflow: "write {\"swift\": \".infinity\"} if that is meant"
    case .underflow: "write 0 if that is meant"
    default: nil
    }
  }
}
