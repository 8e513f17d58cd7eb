extension SwiftLiteral {
  /// Writes a JSON number as a literal of a Swift type.
  ///
  /// The digits stay as they are written. A negative zero keeps its sign where the type has one:
  /// Swift reads `-0` for a `Double` as the integer, so it is written `-0.0`.
  ///
  /// - Parameters:
  ///   - text: the source text of a JSON number.
  ///   - type: the type of the value.
  /// - Returns: the literal, a minus sign included, or why there is none. A floating-point number is
  ///   only refused where nothing of it would be left: overflow, and underflow to zero.
  public static func number(
    _ text: String, as type: NumericType
  ) -> Result<String, NumberProblem> {
    guard let number = JSONNumber(text) else { return .failure(.notANumber(text)) }
    if let limits = type.integerLimits {
      return integer(number, as: type, limits: limits)
    }
    return floatingPoint(number, as: type)
  }

  private static func integer(
    _ number: JSONNumber, as type: NumericType, limits: (negative: String, positive: String)
  ) -> Result<String, NumberProblem> {
    guard number.isInteger else {
      return .failure(.notAnInteger(number.text, type: type, whole: number.whole))
    }
    let limit = number.isNegative ? limits.negative : limits.positive
    let digits = number.integerDigits
    guard (digits.utf8.count, digits) <= (limit.utf8.count, limit) else {
      let minimum = limits.negative == "0" ? "0" : "-" + limits.negative
      return .failure(
        .outOfRange(number.text, type: type, minimum: minimum, maximum: limits.positive))
    }
    return .success(digits == "0" ? "0" : number.text)
  }

  private static func floatingPoint(
    _ number: JSONNumber, as type: NumericType
  ) -> Result<String, NumberProblem> {
    if number.isZero {
      // A Decimal has no negative zero.
      guard number.isNegative, type != .decimal else { return .success(number.text) }
      return .success(number.isInteger ? "-0.0" : number.text)
    }
    switch number.magnitude(as: type) {
    case .infinite: return .failure(.overflow(number.text, type: type))
    case .zero: return .failure(.underflow(number.text, type: type))
    case .finite: return .success(number.text + fraction(of: number, as: type))
    }
  }

  /// A fraction for a number that is written without one and has too many digits to be held exactly.
  ///
  /// Swift refuses an integer literal for a floating-point type that cannot represent it, and rounds one with a
  /// fraction.
  private static func fraction(of number: JSONNumber, as type: NumericType) -> String {
    guard number.isInteger else { return "" }
    let exactDigits =
      switch type {
      case .float16: 3
      case .float, .float32: 7
      default: 15
      }
    return number.integerDigits.utf8.count > exactDigits ? ".0" : ""
  }
}
