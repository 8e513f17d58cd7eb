/// The numeric types that a JSON number can be written for.
public enum NumericType: String, CaseIterable, Sendable {
  /// `Int`, 64 bits wide on the platforms that have SwiftUI, watchOS on older watches excepted.
  case int = "Int"
  /// `Int8`.
  case int8 = "Int8"
  /// `Int16`.
  case int16 = "Int16"
  /// `Int32`.
  case int32 = "Int32"
  /// `Int64`.
  case int64 = "Int64"
  /// `Int128`.
  case int128 = "Int128"
  /// `UInt`, as wide as `Int`.
  case uint = "UInt"
  /// `UInt8`.
  case uint8 = "UInt8"
  /// `UInt16`.
  case uint16 = "UInt16"
  /// `UInt32`.
  case uint32 = "UInt32"
  /// `UInt64`.
  case uint64 = "UInt64"
  /// `UInt128`.
  case uint128 = "UInt128"
  /// `Float16`.
  case float16 = "Float16"
  /// `Float`.
  case float = "Float"
  /// `Float32`, another name of `Float`.
  case float32 = "Float32"
  /// `Double`.
  case double = "Double"
  /// `Float64`, another name of `Double`.
  case float64 = "Float64"
  /// `Float80`, which only Intel machines have.
  case float80 = "Float80"
  /// `CGFloat`, treated as 64 bits wide.
  case cgFloat = "CGFloat"
  /// `TimeInterval`, another name of `Double`.
  case timeInterval = "TimeInterval"
  /// Foundation's `Decimal`.
  case decimal = "Decimal"

  /// The range of an integer type, as digits without a sign; `nil` for a type with fractions.
  var integerLimits: (negative: String, positive: String)? {
    switch self {
    case .int8: ("128", "127")
    case .int16: ("32768", "32767")
    case .int32: ("2147483648", "2147483647")
    case .int, .int64: ("9223372036854775808", "9223372036854775807")
    case .int128:
      (
        "170141183460469231731687303715884105728", "170141183460469231731687303715884105727"
      )
    case .uint8: ("0", "255")
    case .uint16: ("0", "65535")
    case .uint32: ("0", "4294967295")
    case .uint, .uint64: ("0", "18446744073709551615")
    case .uint128: ("0", "340282366920938463463374607431768211455")
    default: nil
    }
  }

  /// The number of decimal digits that a floating-point type holds exactly, whatever they are.
  var exactDigits: Int {
    switch self {
    case .float16: 3
    case .float, .float32: 7
    case .float80: 19
    default: 15
    }
  }

  /// Whether the type has fractions.
  public var isFloatingPoint: Bool { integerLimits == nil }
}
