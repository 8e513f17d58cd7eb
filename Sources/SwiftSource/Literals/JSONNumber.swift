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

  /// The number written without fraction and exponent, if it is whole and not longer than 40 digits.
  var whole: String? {
    if isZero { return "0" }
    guard let exponent = exponent.isEmpty ? 0 : Int(exponent), abs(exponent) <= 40 else {
      return nil
    }
    var digits = Array((integerDigits + fractionDigits).utf8)
    var scale = exponent - fractionDigits.utf8.count
    while scale < 0, digits.last == 0x30 {
      digits.removeLast()
      scale += 1
    }
    guard scale >= 0, digits.count + scale <= 40 else { return nil }
    digits.append(contentsOf: repeatElement(0x30, count: scale))
    let significant = digits.drop { $0 == 0x30 }
    return (isNegative ? "-" : "") + String(decoding: significant, as: UTF8.self)
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

  private func magnitude(of value: (some BinaryFloatingPoint)?) -> Magnitude {
    guard let value, value.isFinite else { return .infinite }
    return value == 0 ? .zero : .finite
  }

  /// The limits of `Float16` where the type itself does not exist: half of the smallest subnormal
  /// rounds to zero, half a unit beyond the largest rounds to infinity.
  private func magnitude(ofHalf value: Double?) -> Magnitude {
    guard let value, abs(value) < 65520 else { return .infinite }
    return abs(value) <= 0x1p-25 ? .zero : .finite
  }

  /// The limits of `Float80` by the decimal exponent: from 3.6e-4951 to 1.1e4932. Numbers near the
  /// edges count as outside.
  private var decimalExponentMagnitude: Magnitude {
    let digits = Array((integerDigits + fractionDigits).utf8)
    let leadingZeros = digits.prefix { $0 == 0x30 }.count
    let written = exponent.isEmpty ? 0 : Int(exponent) ?? (exponent.hasPrefix("-") ? -99999 : 99999)
    let leading = max(-99999, min(99999, written)) + integerDigits.utf8.count - 1 - leadingZeros
    if leading >= 4932 { return .infinite }
    return leading < -4950 ? .zero : .finite
  }
}
