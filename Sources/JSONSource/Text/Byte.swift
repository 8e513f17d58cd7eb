/// The bytes that mean something in JSON, by name.
///
/// Plain constants rather than `UInt8(ascii:)` in place: the scanner has to be quick in a debug
/// build too, where that initializer is a call for every byte looked at.
enum Byte {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let quote: UInt8 = 0x22
  static let plus: UInt8 = 0x2B
  static let comma: UInt8 = 0x2C
  static let minus: UInt8 = 0x2D
  static let point: UInt8 = 0x2E
  static let slash: UInt8 = 0x2F
  static let zero: UInt8 = 0x30
  static let nine: UInt8 = 0x39
  static let colon: UInt8 = 0x3A
  static let openBracket: UInt8 = 0x5B
  static let backslash: UInt8 = 0x5C
  static let closeBracket: UInt8 = 0x5D
  static let openBrace: UInt8 = 0x7B
  static let closeBrace: UInt8 = 0x7D

  /// Whether the byte is one of `0` to `9`.
  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= zero && byte <= nine
  }

  /// Whether the byte can be part of a bare word such as `true`, `NaN` or an unquoted name.
  static func isWord(_ byte: UInt8) -> Bool {
    let lowercase = byte | 0x20
    return (lowercase >= 0x61 && lowercase <= 0x7A) || isDigit(byte) || byte == 0x5F || byte == 0x24
  }

  /// The value of a hexadecimal digit, or `nil` for any other byte.
  static func hexadecimalValue(_ byte: UInt8) -> UInt32? {
    if isDigit(byte) { return UInt32(byte &- zero) }
    let lowercase = byte | 0x20
    guard lowercase >= 0x61, lowercase <= 0x66 else { return nil }
    return UInt32(lowercase &- 0x61 &+ 10)
  }
}
