import Testing

@testable import JSONSource

@Suite struct StringVerdictTests {
  @Test(arguments: (0x00...0x1F).map { UInt8($0) })
  func rawControlCharacters(_ byte: UInt8) {
    let isLineBreak = byte == 0x0A || byte == 0x0D
    let kind: JSONProblem.Kind =
      isLineBreak
      ? .lineBreakInString(openedAt: inFirstLine(1)) : .controlCharacter(Unicode.Scalar(byte))
    for padding in 0..<9 {
      let before = [UInt8](repeating: 0x61, count: padding)
      Verdict(inString: before + [byte, 0x61], kind, column: padding + 1).check()
    }
  }

  @Test func deleteAndC1ControlsAreAllowed() throws {
    #expect(try checkedRoot("\"\u{7F}\u{85}\u{9F}\"").string == "\u{7F}\u{85}\u{9F}")
  }

  @Test func everyOtherEscapeIsRefused() {
    for byte in UInt8(0x20)...0x7E where !"\"\\/bfnrtu".utf8.contains(byte) {
      Verdict(
        inString: [0x5C, byte], .unknownEscape(Unicode.Scalar(byte)), column: 1
      ).check()
    }
  }

  @Test(arguments: [
    Verdict("\"ab\\x41\"", .unknownEscape("x"), column: 4),
    Verdict("\"\\é\"", .unknownEscape("é"), column: 2),
    Verdict("\"\\\n\"", .unknownEscape("\n"), column: 2),
    Verdict("\"\\U0041\"", .unknownEscape("U"), column: 2),
    Verdict("\"\\u\"", .malformedUnicodeEscape, column: 2),
    Verdict("\"\\u12\"", .malformedUnicodeEscape, column: 2),
    Verdict("\"\\u12G4\"", .malformedUnicodeEscape, column: 2),
    Verdict("\"\\u 123\"", .malformedUnicodeEscape, column: 2),
    Verdict("\"\\u+123\"", .malformedUnicodeEscape, column: 2),
    Verdict("\"a\\u{41}\"", .malformedUnicodeEscape, column: 3),
    Verdict("\"\\u00４1\"", .malformedUnicodeEscape, column: 2),
    Verdict("{\"\\q\":1}", .unknownEscape("q"), column: 3),
  ])
  func malformedEscapes(_ verdict: Verdict) { verdict.check() }

  @Test(arguments: [
    Verdict("\"\\ud800\"", .loneSurrogate(0xD800), column: 2),
    Verdict("\"\\uDBFF\"", .loneSurrogate(0xDBFF), column: 2),
    Verdict("\"\\udc00\"", .loneSurrogate(0xDC00), column: 2),
    Verdict("\"\\uDFFF\"", .loneSurrogate(0xDFFF), column: 2),
    Verdict("\"\\ud800a\"", .loneSurrogate(0xD800), column: 2),
    Verdict("\"\\ud800\\n\"", .loneSurrogate(0xD800), column: 2),
    Verdict("\"\\ud800\\u0041\"", .loneSurrogate(0xD800), column: 2),
    Verdict("\"\\ud800\\ud800\"", .loneSurrogate(0xD800), column: 2),
    Verdict("\"\\udc00\\ud800\"", .loneSurrogate(0xDC00), column: 2),
    Verdict("\"\\ud83d\\ude00\\ude00\"", .loneSurrogate(0xDE00), column: 14),
    Verdict("\"\\ud83d\\ud83d\\ude00\"", .loneSurrogate(0xD83D), column: 2),
    Verdict("{\"\\ud800\":1}", .loneSurrogate(0xD800), column: 3),
    Verdict("\"\\ud800\\u12\"", .malformedUnicodeEscape, column: 8),
  ])
  func loneSurrogates(_ verdict: Verdict) { verdict.check() }

  @Test(arguments: [
    Verdict(inString: [0x80], .invalidUTF8(.strayContinuation, byte: 0x80), column: 1),
    Verdict(inString: [0x61, 0xBF], .invalidUTF8(.strayContinuation, byte: 0xBF), column: 2),
    Verdict(inString: [0xC0, 0xAF], .invalidUTF8(.overlong, byte: 0xC0), column: 1),
    Verdict(inString: [0xC1, 0xBF], .invalidUTF8(.overlong, byte: 0xC1), column: 1),
    Verdict(inString: [0xE0, 0x9F, 0xBF], .invalidUTF8(.overlong, byte: 0xE0), column: 1),
    Verdict(inString: [0xF0, 0x8F, 0xBF, 0xBF], .invalidUTF8(.overlong, byte: 0xF0), column: 1),
    Verdict(inString: [0xED, 0xA0, 0x80], .invalidUTF8(.surrogate, byte: 0xED), column: 1),
    Verdict(inString: [0xED, 0xA0], .invalidUTF8(.surrogate, byte: 0xED), column: 1),
    Verdict(inString: [0xED, 0xBF, 0xBF], .invalidUTF8(.surrogate, byte: 0xED), column: 1),
    Verdict(
      inString: [0xF4, 0x90, 0x80, 0x80], .invalidUTF8(.beyondUnicode, byte: 0xF4), column: 1),
    Verdict(
      inString: [0xF5, 0x80, 0x80, 0x80], .invalidUTF8(.beyondUnicode, byte: 0xF5), column: 1),
    Verdict(
      inString: [0xFC, 0x80, 0x80, 0x80, 0x80, 0x80], .invalidUTF8(.beyondUnicode, byte: 0xFC),
      column: 1),
    Verdict(inString: [0xFE], .invalidUTF8(.impossibleByte, byte: 0xFE), column: 1),
    Verdict(inString: [0xFF], .invalidUTF8(.impossibleByte, byte: 0xFF), column: 1),
    Verdict(inString: [0xC3], .invalidUTF8(.truncated, byte: 0xC3), column: 1),
    Verdict(inString: [0xE2, 0x82], .invalidUTF8(.truncated, byte: 0xE2), column: 1),
    Verdict(inString: [0xF0, 0x9F, 0x98], .invalidUTF8(.truncated, byte: 0xF0), column: 1),
    Verdict(inString: [0xC3, 0x28], .invalidUTF8(.truncated, byte: 0xC3), column: 1),
    Verdict(inString: [0x5C, 0xFF], .invalidUTF8(.impossibleByte, byte: 0xFF), column: 2),
    Verdict(bytes: [0x5B, 0xFF, 0x5D], .invalidUTF8(.impossibleByte, byte: 0xFF), column: 2),
    Verdict(bytes: [0x5B, 0x31, 0xC3, 0x5D], .invalidUTF8(.truncated, byte: 0xC3), column: 3),
    Verdict(bytes: [0x5B, 0x5D, 0xC3], .invalidUTF8(.truncated, byte: 0xC3), column: 3),
    Verdict(bytes: [0xEF, 0xBB], .invalidUTF8(.truncated, byte: 0xEF), column: 1),
  ])
  func invalidUTF8(_ verdict: Verdict) { verdict.check() }

  /// The scalars at both ends of every range of table 3-7 of the Unicode Standard.
  @Test func theEndsOfEveryRangeOfUTF8AreAccepted() throws {
    let text =
      "\u{80}\u{7FF}\u{800}\u{FFF}\u{1000}\u{CFFF}\u{D000}\u{D7FF}\u{E000}\u{FFFF}"
      + "\u{10000}\u{3FFFF}\u{40000}\u{FFFFF}\u{100000}\u{10FFFF}"
    #expect(
      try checkedRoot("\"\(text)\"").string?.unicodeScalars.elementsEqual(text.unicodeScalars)
        == true)
  }

  /// Every sequence of two bytes, and of three with a last one that is plain: right exactly if
  /// Swift's own validation says so.
  @Test func verdictsOnUTF8AreThoseOfTheStandardLibrary() {
    for first in UInt8(0x80)...0xFF {
      for second in UInt8(0x80)...0xFF {
        for tail in [[], [0x80], [0xBF], [0x80, 0x80], [0xBF, 0xBF]] as [[UInt8]] {
          let bytes = [first, second] + tail
          let isRight = !String(decoding: bytes, as: UTF8.self).unicodeScalars.contains("\u{FFFD}")
          let isAccepted = JSONReader.read([0x22] + bytes + [0x22]).root != nil
          if isRight != isAccepted { Issue.record("differs on \(bytes)") }
        }
      }
    }
  }
}
