/// The parts of a JSON number's source text.
struct JSONNumber {
  /// What is left of a number in a floating-point type.
  enum Magnitude {
    case zero, finite, infinite
  }

  /// The number as it is written.
  let text: String
  let isNegative: Bool
  /// The digits before the point.
  let integerDigits: String
  private let fractionDigits: String
  private let exponent: String

  /// Takes a number apart.
  ///
  /// Source of the grammar: RFC 8259, section 6.
  ///
  /// - Parameter text: the source text; `nil` is returned when it is no JSON number.
  init?(_ text: String) {
    var rest = text.utf8[...]
    self.text = text
    isNegative = rest.first == UInt8(ascii: "-")
    if isNegative { rest.removeFirst() }
    integerDigits = Self.takeDigits(&rest)
    guard !integerDigits.isEmpty, integerDigits == "0" || integerDigits.utf8.first != 0x30 else {
      return nil
    }
    var fraction = ""
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      fraction = Self.takeDigits(&rest)
      guard !fraction.isEmpty else { return nil }
    }
    fractionDigits = fraction
    var exponent = ""
    if let first = rest.first, first | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "-") { exponent = "-" }
      if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
      let digits = Self.takeDigits(&rest)
      guard !digits.isEmpty else { return nil }
      exponent += digits
    }
    self.exponent = exponent
    guard rest.isEmpty else { return nil }
  }

  private static func takeDigits(_ rest: inout Substring.UTF8View) -> String {
    let digits = rest.prefix(while: ScalarClass.isDigit)
    rest = rest[digits.endIndex...]
    return String(digits) ?? ""
  }

  /// Whether there is neither a fraction nor an exponent.
  var isInteger: Bool { fractionDigits.isEmpty && exponent.isEmpty }

  /// Whether the value is zero, of either sign.
  var isZero: Bool { (integerDigits + fractionDigits).utf8.allSatisfy { $0 == 0x30 } }

  /// The number of significant digits, and the power of ten of the last one.
  var significand: (digits: Int, exponent: Int) {
    let (digits, exponent) = scaledDigits
    return (digits.count, exponent)
  }

  /// The number written without fraction and exponent, if it is whole and not longer than 40 digits.
  var whole: String? {
    if isZero { return "0" }
    let (digits, exponent) = scaledDigits
    guard exponent >= 0, digits.count + exponent <= 40 else { return nil }
    let zeros = String(repeating: "0", count: exponent)
    return (isNegative ? "-" : "") + String(decoding: digits, as: UTF8.self) + zeros
  }

  /// The significant digits as ASCII, and the power of ten of the last one, cut to ±99999.
  private var scaledDigits: (digits: ArraySlice<UInt8>, exponent: Int) {
    let written = exponent.isEmpty ? 0 : Int(exponent) ?? (exponent.hasPrefix("-") ? -99999 : 99999)
    var scale = max(-99999, min(99999, written)) - fractionDigits.utf8.count
    var digits = Array((integerDigits + fractionDigits).utf8)[...]
    digits = digits.drop { $0 == 0x30 }
    while digits.last == 0x30 {
      digits.removeLast()
      scale += 1
    }
    return (digits, scale)
  }

  /// What is left of the number in a type with fractions, by the standard library's own conversion.
  func magnitude(as type: NumericType) -> Magnitude {
    switch type {
    case .float, .float32: return magnitude(of: Float(text))
    case .float16:
      #if arch(x86_64) && os(macOS)
        return magnitude(ofHalf: Double(text))
      #else
        return magnitude(of: Float16(text))
      #endif
    case .float80: return decimalExponentMagnitude
    default: return magnitude(of: Double(text))
    }
  }

  private func magnitude<Value: BinaryFloatingPoint>(of value: Value?) -> Magnitude {
    guard let value, value.isFinite else { return .infinite }
    // The compiler warns of literals that are subnormal.
    return value.magnitude < Value.leastNormalMagnitude ? .zero : .finite
  }

  /// The limits of `Float16` where the type itself does not exist: half a unit beyond the largest
  /// number rounds to infinity.
  private func magnitude(ofHalf value: Double?) -> Magnitude {
    guard let value, abs(value) < 65520 else { return .infinite }
    return abs(value) < 0x1p-14 ? .zero : .finite
  }

  /// The limits of `Float80` by the decimal exponent: from 3.4e-4932 to 1.1e4932. Numbers near the
  /// edges count as outside.
  private var decimalExponentMagnitude: Magnitude {
    let (digits, exponent) = significand
    let leading = exponent + digits - 1
    if leading >= 4932 { return .infinite }
    return leading < -4931 ? .zero : .finite
  }
}
