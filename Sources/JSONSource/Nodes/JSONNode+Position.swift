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
      var length = 1
      var decodedLength = 1
      if token[index] == Byte.backslash {
        let escape = Escape(in: token, at: index)
        (length, decodedLength) = (escape.length, escape.decodedLength)
      }
      if offset < decoded + decodedLength { return index }
      index += length
      decoded += decodedLength
    }
    return index
  }
}
