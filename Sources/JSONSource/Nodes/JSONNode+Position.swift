extension JSONNode {
  /// Where in the file a byte of a string's decoded value stands.
  ///
  /// With this a fault inside a piece of Swift that a string holds is shown at its place in the
  /// file. All bytes of a character that is written as an escape, or as a pair of them, stand at
  /// the backslash where it begins.
  ///
  /// - Parameter offset: An offset in UTF-8 bytes into ``string``, from 0. The length of the value
  ///   or more stands for the closing quotation mark, less than 0 for the first byte.
  /// - Returns: The position; for a value that is no string, that of its first byte.
  /// - Complexity: O(1) for a string without escapes, otherwise linear in the string's length.
  public func position(ofDecodedUTF8Offset offset: Int) -> SourcePosition {
    let entry = entry
    let start = Int(entry.start)
    switch entry.tag {
    case .plainString:
      let length = Int(entry.length) - 2
      return source.position(atOffset: start + 1 + min(max(offset, 0), length))
    case .escapedString:
      let distance = document.withToken(of: entry) {
        Self.tokenOffset(ofDecodedUTF8Offset: offset, in: $0)
      }
      return source.position(atOffset: start + distance)
    default:
      return source.position(atOffset: start)
    }
  }

  /// Walks over a string token and the value it stands for, side by side.
  private static func tokenOffset(
    ofDecodedUTF8Offset offset: Int, in token: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var index = 1
    var decoded = 0
    while index < token.count - 1 {
      let (written, decodedLength) = extent(of: token, at: index)
      if offset < decoded + decodedLength { return index }
      index += written
      decoded += decodedLength
    }
    return index
  }

  /// How many bytes the byte or the escape at `index` takes, in the token and in its value.
  private static func extent(
    of token: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (written: Int, decoded: Int) {
    guard token[index] == Byte.backslash else { return (1, 1) }
    guard token[index + 1] == 0x75 else { return (2, 1) }
    let unit = token[(index + 2)..<(index + 6)].reduce(0 as UInt32) {
      $0 << 4 | (Byte.hexadecimalValue($1) ?? 0)
    }
    switch unit {
    case 0..<0x80: return (6, 1)
    case 0x80..<0x800: return (6, 2)
    // The scanner has seen to it that the other half of the pair follows.
    case 0xD800..<0xE000: return (12, 4)
    default: return (6, 3)
    }
  }
}
