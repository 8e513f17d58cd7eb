import Testing

@testable import JSONSource

@Suite struct EncodingTests {
  static let texts = ["{\"a\": [1]}", "[\"Ж\"]", "\"ab\"", "12", "1", "\n{}"]

  static func bytes(_ text: String, _ encoding: TextEncoding) -> [UInt8] {
    let units: [UInt32]
    let width: Int
    switch encoding {
    case .utf16LittleEndian, .utf16BigEndian: (units, width) = (text.utf16.map(UInt32.init), 2)
    case .utf32LittleEndian, .utf32BigEndian:
      (units, width) = (text.unicodeScalars.map(\.value), 4)
    }
    let isLittle = encoding == .utf16LittleEndian || encoding == .utf32LittleEndian
    return units.flatMap { unit in
      (0..<width).map { index in
        UInt8(truncatingIfNeeded: unit >> UInt32(8 * (isLittle ? index : width - 1 - index)))
      }
    }
  }

  @Test(
    arguments: [
      TextEncoding.utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian,
    ], ["", "\u{FEFF}"])
  func otherEncodingsAreNamed(_ encoding: TextEncoding, mark: String) {
    for text in Self.texts {
      Verdict(bytes: Self.bytes(mark + text, encoding), .wrongEncoding(encoding), column: 1).check()
    }
    let problem = checkedRead(Self.bytes("[1]", encoding)).problems.first
    #expect(problem?.message == "the file is in \(encoding.rawValue); JSON files are UTF-8")
    #expect(problem?.remedy == "save the file as UTF-8")
  }

  @Test func byteOrderMarksAloneAreNamed() {
    Verdict(bytes: [0xFF, 0xFE], .wrongEncoding(.utf16LittleEndian), column: 1).check()
    Verdict(bytes: [0xFE, 0xFF], .wrongEncoding(.utf16BigEndian), column: 1).check()
    Verdict(bytes: [0xFF, 0xFE, 0, 0], .wrongEncoding(.utf32LittleEndian), column: 1).check()
    Verdict(bytes: [0, 0, 0xFE, 0xFF], .wrongEncoding(.utf32BigEndian), column: 1).check()
  }

  @Test(arguments: [
    Verdict(bytes: [0x22, 0x00, 0x61, 0x22], .controlCharacter("\u{0}"), column: 2),
    Verdict(bytes: [0x00], .unexpectedCharacter("\u{0}", expected: .value), column: 1),
    Verdict(bytes: [0x00, 0x00], .unexpectedCharacter("\u{0}", expected: .value), column: 1),
    Verdict(bytes: [0xFF], .invalidUTF8(.impossibleByte, byte: 0xFF), column: 1),
  ])
  func strayZeroBytesAreNotTakenForAnEncoding(_ verdict: Verdict) { verdict.check() }

  @Test func byteOrderMarkAtTheStartIsAccepted() {
    let reading = checkedRead("\u{FEFF}{\"a\":1}")
    #expect(reading.problems.isEmpty)
    #expect(reading.root?.position == inFirstLine(4))
  }
}
