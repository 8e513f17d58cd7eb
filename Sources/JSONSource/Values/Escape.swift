/// An escape in a string token that the scanner has found right.
struct Escape {
  /// The number of bytes it is written in: 2, 6, or 12 for a surrogate pair.
  let length: Int

  /// The code point of `\uXXXX`, both halves of a pair put together; `nil` for a short escape,
  /// all of which stand for one byte.
  let codePoint: UInt32?

  /// Looks at the escape whose backslash is at `index`.
  init(in token: UnsafeBufferPointer<UInt8>, at index: Int) {
    guard token[index + 1] == 0x75 else {
      length = 2
      codePoint = nil
      return
    }
    let unit = Self.codeUnit(in: token, at: index)
    if unit & 0xF800 == 0xD800 {
      let low = Self.codeUnit(in: token, at: index + 6)
      length = 12
      codePoint = 0x10000 + (unit & 0x3FF) << 10 + low & 0x3FF
    } else {
      length = 6
      codePoint = unit
    }
  }

  /// Whether it is a surrogate pair.
  var isPair: Bool { length == 12 }

  /// The number of UTF-8 bytes that it stands for.
  var decodedLength: Int {
    guard let codePoint else { return 1 }
    return codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4
  }

  private static func codeUnit(in token: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt32 {
    token[(index + 2)..<(index + 6)].reduce(0) { $0 << 4 | (Byte.hexadecimalValue($1) ?? 0) }
  }

  /// A string token with every surrogate pair replaced by the character it stands for.
  ///
  /// json-c 0.16 joins a pair rightly but then takes the result for a surrogate if its last 16
  /// bits look like one, and makes U+FFFD of it: `\uD836\uDC00`, which is U+1D800, is lost
  /// (json-c's pull request 893).
  ///
  /// - Returns: The bytes of a token of the same value, or `nil` if there is no pair.
  static func tokenWithPairsWrittenOut(_ token: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    var result: [UInt8] = []
    var copied = 0
    var index = 0
    while index < token.count {
      guard token[index] == Byte.backslash else {
        index += 1
        continue
      }
      let escape = Escape(in: token, at: index)
      if escape.isPair, let scalar = escape.codePoint.flatMap(Unicode.Scalar.init) {
        result += token[copied..<index]
        result += UTF8.encode(scalar).map { Array($0) } ?? []
        copied = index + escape.length
      }
      index += escape.length
    }
    return copied == 0 ? nil : result + token[copied...]
  }
}
