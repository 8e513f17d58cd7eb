extension SwiftLiteral {
  /// Writes a JSON number as a literal of a Swift type.
  ///
  /// The digits stay as they are written. A negative zero keeps its sign where the type has one:
  /// Swift reads `-0` for a `Double` as the integer, so it is written `-0.0`.
  ///
  /// - Parameters:
  ///   - text: the source text of a JSON number.
  ///   - type: the type of the value.
  /// - Returns: the literal, a minus sign included, or why there is none. A Decimal that no literal
  ///   holds exactly is `Decimal(string: "…")!`. Of the numbers with fractions those are refused
  ///   that the compiler warns of: overflow, and underflow, be it to zero or to fewer digits.
  public static func number(
    _ text: String, as type: NumericType
  ) -> Result<String, NumberProblem> {
    guard let number = JSONNumber(text) else { return .failure(.notANumber(text)) }
    if let limits = type.integerLimits {
      return integer(number, as: type, limits: limits)
    }
    return type == .decimal ? decimal(number) : floatingPoint(number, as: type)
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
      return .success(number.isNegative && number.isInteger ? "-0.0" : number.text)
    }
    switch number.magnitude(as: type) {
    case .infinite: return .failure(.overflow(number.text, type: type))
    case .zero: return .failure(.underflow(number.text, type: type))
    case .finite:
      // The compiler warns of an integer literal that the type does not hold exactly.
      let isExact = !number.isInteger || number.integerDigits.utf8.count <= type.exactDigits
      return .success(isExact ? number.text : number.text + ".0")
    }
  }

  /// Writes a Decimal. Its integer literals pass through `Int` and its others through `Double`, which
  /// does not hold most decimal fractions, so all but small integers are read from a string.
  private static func decimal(_ number: JSONNumber) -> Result<String, NumberProblem> {
    if number.isZero { return .success("0") }
    if number.isInteger, number.integerDigits.utf8.count <= 18 { return .success(number.text) }
    let (digits, exponent) = number.significand
    // Source: the documentation of Decimal: a significand of up to 38 digits, an exponent from -128
    // to 127.
    if digits > 38 || exponent > 127 { return .failure(.overflow(number.text, type: .decimal)) }
    if exponent < -128 { return .failure(.underflow(number.text, type: .decimal)) }
    return .success("Decimal(string: \"\(number.text)\")!")
  }
}
