/// Which characters may stand in identifiers and operators, and which are refused everywhere.
///
/// Source: the grammar of identifiers and operators in "Lexical Structure" of *The Swift Programming
/// Language*; the tests hold the edges of every range against the compiler.
enum ScalarClass {
  /// Whether an identifier can start with this character.
  static func startsIdentifier(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return startsIdentifier(ascii: UInt8(scalar)) }
    guard continuesIdentifier(scalar) else { return false }
    return !isCombiningMark(scalar)
  }

  /// Whether an identifier can go on with this character.
  static func continuesIdentifier(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return continuesIdentifier(ascii: UInt8(scalar)) }
    return contains(scalar, identifierRanges)
      || (scalar >= 0x10000 && scalar < 0xF0000 && scalar & 0xFFFF <= 0xFFFD)
  }

  static func startsIdentifier(ascii byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }

  static func continuesIdentifier(ascii byte: UInt8) -> Bool {
    startsIdentifier(ascii: byte) || isDigit(byte) || byte == UInt8(ascii: "$")
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  static func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }

  /// Whether an operator can start with this character.
  static func startsOperator(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return startsOperator(ascii: UInt8(scalar)) }
    return contains(scalar, operatorRanges)
  }

  static func startsOperator(ascii byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// Whether an operator can go on with this character.
  static func continuesOperator(_ scalar: UInt32) -> Bool {
    startsOperator(scalar) || isCombiningMark(scalar) || (0xFE00...0xFE0F).contains(scalar)
      || (0xE0100...0xE01EF).contains(scalar)
  }

  /// Whether the character changes the direction of the text around it or is a byte order mark: in
  /// source these make a reader see other code than the compiler does.
  ///
  /// Source: Unicode Technical Standard 55, "Source Code Handling".
  static func isDirectionControl(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  private static func isCombiningMark(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
    default: false
    }
  }

  private static func contains(_ scalar: UInt32, _ ranges: [ClosedRange<UInt32>]) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < scalar { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(scalar)
  }

  private static let identifierRanges: [ClosedRange<UInt32>] = [
    0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE,
    0xC0...0xD6, 0xD8...0xF6, 0xF8...0xFF, 0x100...0x167F, 0x1681...0x180D, 0x180F...0x1FFF,
    0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054...0x2054, 0x2060...0x218F,
    0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007,
    0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44,
    0xFE47...0xFFF8,
  ]

  private static let operatorRanges: [ClosedRange<UInt32>] = [
    0xA1...0xA7, 0xA9...0xA9, 0xAB...0xAC, 0xAE...0xAE, 0xB0...0xB1, 0xB6...0xB6, 0xBB...0xBB,
    0xBF...0xBF, 0xD7...0xD7, 0xF7...0xF7, 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E,
    0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF,
    0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3030,
  ]
}
