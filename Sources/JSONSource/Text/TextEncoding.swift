/// An encoding other than UTF-8 that a file is recognised to be in.
public enum TextEncoding: String, Hashable, Sendable {
  /// UTF-16, the less significant byte first.
  case utf16LittleEndian = "UTF-16 (little-endian)"
  /// UTF-16, the more significant byte first.
  case utf16BigEndian = "UTF-16 (big-endian)"
  /// UTF-32, the least significant byte first.
  case utf32LittleEndian = "UTF-32 (little-endian)"
  /// UTF-32, the most significant byte first.
  case utf32BigEndian = "UTF-32 (big-endian)"

  /// Recognises UTF-16 and UTF-32 by a byte order mark or by the zero bytes around the first
  /// character, which is ASCII in every JSON text (the rule of RFC 4627, section 3).
  ///
  /// - Parameter bytes: The bytes of a file.
  /// - Returns: The encoding, or `nil` for what may be UTF-8.
  static func recognised(in bytes: [UInt8]) -> TextEncoding? {
    guard bytes.count >= 2 else { return nil }
    let third = bytes.count > 2 ? bytes[2] : 0
    let fourth = bytes.count > 3 ? bytes[3] : 0
    let hasFour = bytes.count > 3
    switch (bytes[0], bytes[1]) {
    case (0x00, 0x00):
      guard hasFour else { return nil }
      if (third, fourth) == (0xFE, 0xFF) { return .utf32BigEndian }
      return third == 0 && fourth != 0 ? .utf32BigEndian : nil
    case (0xFF, 0xFE):
      return hasFour && third == 0 && fourth == 0 ? .utf32LittleEndian : .utf16LittleEndian
    case (0xFE, 0xFF), (0x00, 1...0x7F):
      return .utf16BigEndian
    case (1...0x7F, 0x00):
      if hasFour, third == 0, fourth == 0 { return .utf32LittleEndian }
      // After a quotation mark a single zero byte is more likely a stray NUL in a string.
      return bytes[0] == Byte.quote && fourth != 0 ? nil : .utf16LittleEndian
    default:
      return nil
    }
  }
}
