import Foundation

/// The key of a localised string. Interpolated values are formatted as localisation formats them: an
/// `Int` by `%lld`, a `Double` or `CGFloat` by `%lf`.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The text with its arguments filled in.
  let formatted: String

  /// Creates a key from a string.
  ///
  /// - Parameter value: The key.
  public init(_ value: String) {
    formatted = value
  }

  /// Creates a key from a literal.
  ///
  /// - Parameter value: The key.
  public init(stringLiteral value: String) {
    formatted = value
  }

  /// Creates a key from a literal with interpolations.
  ///
  /// - Parameter stringInterpolation: The parts.
  public init(stringInterpolation: StringInterpolation) {
    formatted = stringInterpolation.text
  }

  /// Collects the parts of an interpolated key.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    /// Starts an empty text.
    ///
    /// - Parameters:
    ///   - literalCapacity: The length of the literal parts.
    ///   - interpolationCount: The number of interpolations.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 4)
    }

    /// Adds a literal part.
    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    /// Adds a string as it is.
    public mutating func appendInterpolation(_ string: String) {
      text += string
    }

    /// Adds the content of a text.
    public mutating func appendInterpolation(_ string: Text) {
      text += string.string
    }

    /// Adds an object, formatted by a formatter if there is one.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      text += formatter?.string(for: subject) ?? "\(subject)"
    }

    /// Adds a value in a format style.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      text += format.format(input)
    }

    /// Adds a number by the format specifier of its type.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      text += String(format: value._specifier, value._arg)
    }

    /// Adds a number by a format specifier.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(
      _ value: T, specifier: String
    ) {
      text += String(format: specifier, value._arg)
    }

    /// Adds any other value by its description.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      text += "\(value)"
    }
  }
}

/// A number that a format specifier is known for.
public protocol _FormatSpecifiable: Equatable {
  /// The type that is handed to the formatter.
  associatedtype _Arg: CVarArg

  /// The value as it is handed to the formatter.
  var _arg: _Arg { get }

  /// The format specifier, such as `%lld`.
  var _specifier: String { get }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & SignedInteger {
  /// The value with 64 bits.
  public var _arg: Int64 { Int64(self) }
  /// `%lld`
  public var _specifier: String { "%lld" }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & UnsignedInteger {
  /// The value with 64 bits.
  public var _arg: UInt64 { UInt64(self) }
  /// `%llu`
  public var _specifier: String { "%llu" }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  /// The value in double precision.
  public var _arg: Double { Double(self) }
  /// `%lf`
  public var _specifier: String { "%lf" }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
