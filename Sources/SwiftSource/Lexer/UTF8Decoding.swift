/// Decodes the character at an offset of well-formed UTF-8.
///
/// - Parameters:
///   - bytes: well-formed UTF-8.
///   - offset: the offset of a character's first byte; must lie inside.
/// - Returns: the character's code point and the number of its bytes, 1 to 4.
func decodeScalar(in bytes: [UInt8], at offset: Int) -> (value: UInt32, length: Int) {
  let first = UInt32(bytes[offset])
  func tail(_ index: Int) -> UInt32 { UInt32(bytes[offset + index] & 0x3F) }
  switch first {
  case ..<0xC0: return (first, 1)
  case ..<0xE0: return ((first & 0x1F) << 6 | tail(1), 2)
  case ..<0xF0: return ((first & 0x0F) << 12 | tail(1) << 6 | tail(2), 3)
  default: return ((first & 0x07) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3), 4)
  }
}

extension SwiftLexer {
  /// The character at an offset that lies inside the text.
  func scalar(at offset: Int) -> (value: UInt32, length: Int) {
    decodeScalar(in: bytes, at: offset)
  }
}
