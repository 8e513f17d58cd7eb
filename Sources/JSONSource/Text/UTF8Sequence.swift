/// What the bytes at one place of a text are, read as the UTF-8 form of one scalar.
enum UTF8Sequence: Hashable {
  /// One well-formed scalar of that many bytes.
  case scalar(Unicode.Scalar, length: Int)
  /// The text ends before the sequence does, and what is there is not wrong yet.
  case cutByEnd
  /// No UTF-8, and why.
  case fault(UTF8Fault)

  /// Examines the sequence that starts at `offset`, by table 3-7 of the Unicode Standard.
  ///
  /// - Parameters:
  ///   - text: The first byte of the text.
  ///   - count: The length of the text in bytes.
  ///   - offset: A byte offset below `count`.
  static func examine(_ text: UnsafePointer<UInt8>, count: Int, at offset: Int) -> UTF8Sequence {
    let lead = text[offset]
    let length: Int
    switch lead {
    case 0x00...0x7F: return .scalar(Unicode.Scalar(lead), length: 1)
    case 0x80...0xBF: return .fault(.strayContinuation)
    case 0xC0, 0xC1: return .fault(.overlong)
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    case 0xF5...0xFD: return .fault(.beyondUnicode)
    default: return .fault(.impossibleByte)
    }
    guard offset + 1 < count else { return .cutByEnd }
    if let fault = faultOfSecond(text[offset + 1], after: lead) { return .fault(fault) }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for index in 1..<length {
      guard offset + index < count else { return .cutByEnd }
      let byte = text[offset + index]
      guard byte & 0xC0 == 0x80 else { return .fault(.truncated) }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    guard let scalar = Unicode.Scalar(value) else { return .fault(.surrogate) }
    return .scalar(scalar, length: length)
  }

  /// The second byte alone tells overlong forms, surrogates and values beyond U+10FFFF.
  private static func faultOfSecond(_ byte: UInt8, after lead: UInt8) -> UTF8Fault? {
    guard byte & 0xC0 == 0x80 else { return .truncated }
    switch lead {
    case 0xE0: return byte < 0xA0 ? .overlong : nil
    case 0xED: return byte > 0x9F ? .surrogate : nil
    case 0xF0: return byte < 0x90 ? .overlong : nil
    case 0xF4: return byte > 0x8F ? .beyondUnicode : nil
    default: return nil
    }
  }
}

/// A reason why bytes are not UTF-8.
public enum UTF8Fault: Hashable, Sendable {
  /// A longer form than the character needs, such as `C0 80` for U+0000.
  case overlong
  /// A surrogate, U+D800 to U+DFFF, encoded as if it were a character.
  case surrogate
  /// A value above U+10FFFF.
  case beyondUnicode
  /// A sequence that stops before its last byte.
  case truncated
  /// A continuation byte with nothing to continue.
  case strayContinuation
  /// `FE` or `FF`, which no UTF-8 holds.
  case impossibleByte
}
