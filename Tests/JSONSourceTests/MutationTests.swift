import Testing

@testable import JSONSource

/// Texts broken at random, always in the same way: whatever comes of it, the reader and json-c
/// have to agree on what the reader accepts (`checkedRead` compares them node by node).
@Suite struct MutationTests {
  /// A generator of the same numbers in every run (SplitMix64).
  struct FixedRandom: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  static let samples = [
    #"{"keygen":1,"keys":[{"name":"A","default":-0.5e+3,"doc":"a \"b\" \\ \/ \u00e9\ud83d\ude00"}]}"#,
    #"[0,-0,1.25,1e5,-1E-2,9223372036854775807,18446744073709551615,true,false,null,"",{},[]]"#,
    "{\r\n\t\"é\": [\"😀\", \"\\n\\t\"],\n\"b\" : {\"c\":{\"d\":[[[]]]}}}\n",
    #"{"a":1,"b":{"a":2,"\u0062":3},"c":["\u0000","\uffff"],"d":"plain text of some length"}"#,
  ].map { Array($0.utf8) }

  static let pieces =
    [
      "\"", "\\", "{", "}", "[", "]", ",", ":", "0", "-", ".", "e", "1", "u", " ", "\n", "\r", "\t",
      "\\u", "\\ud83d", "\\ude00", "\\n", "null", "true", "é", "\u{0}", "\u{1F}", "\"a\":1,", "1,",
      "[]",
    ].map { Array($0.utf8) } + [[0x80], [0xC3], [0xE2, 0x82], [0xF0], [0xFF], [0xED, 0xA0, 0x80]]

  static func mutated(_ sample: [UInt8], _ random: inout FixedRandom) -> [UInt8] {
    var bytes = sample
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let start = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 0...2, using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.replaceSubrange(start..<end, with: pieces.randomElement(using: &random) ?? [])
      case 2: bytes.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: start)
      default: bytes.insert(contentsOf: bytes[start..<end], at: end)
      }
    }
    return bytes
  }

  @Test(arguments: samples.indices)
  func readerAndJSONCAgree(_ index: Int) {
    var random = FixedRandom(state: UInt64(index))
    var accepted = 0
    for _ in 0..<1_500 where checkedRead(Self.mutated(Self.samples[index], &random)).root != nil {
      accepted += 1
    }
    // Far from all and far from none, or the test would say little.
    #expect((100...1_400).contains(accepted), "\(accepted)")
  }

  /// Nothing that is tried here crashes the reader, and json-c agrees on what is accepted.
  @Test func everyTextOfUpToFourBytesOfTheGrammar() {
    let alphabet = Array("[]{},:\"01-.e \\n".utf8)
    var texts: [[UInt8]] = [[]]
    var accepted = 0
    for _ in 1...4 {
      texts = texts.flatMap { text in alphabet.map { text + [$0] } }
      for text in texts where JSONReader.read(text).root != nil {
        checkedRead(text)
        accepted += 1
      }
    }
    // Among them at least the integers of up to four digits of 0 and 1: 2 + 2 + 4 + 8.
    #expect(accepted >= 16)
  }
}
