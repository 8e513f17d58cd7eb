import Foundation
import KeygenCore
import Testing

@Suite("JSONWriter")
struct JSONWriterTests {
  private let value: JSONValue = [
    "b": [1, true, .null, "x"], "a": .object([]), "c": [], "d": ["e": -7],
  ]

  @Test("puts one value a line, members in their order")
  func indented() {
    let text = String(decoding: JSONWriter.bytes(of: value), as: UTF8.self)
    #expect(
      text == """
        {
          "b": [
            1,
            true,
            null,
            "x"
          ],
          "a": {},
          "c": [],
          "d": {
            "e": -7
          }
        }

        """)
  }

  @Test("puts everything on one line")
  func oneLine() {
    let text = String(decoding: JSONWriter.bytes(of: value, layout: .oneLine), as: UTF8.self)
    #expect(text == #"{"b":[1,true,null,"x"],"a":{},"c":[],"d":{"e":-7}}"# + "\n")
  }

  @Test("writes every string so that a reader gets it back, and control characters escaped")
  func strings() throws {
    let scalars =
      (0...0x2FF).map { Unicode.Scalar($0)! } + ["\u{2028}", "\u{2029}", "😀", "\u{FFFF}"]
    let text = String(String.UnicodeScalarView(scalars))
    let bytes = JSONWriter.bytes(of: [.string(text)], layout: .oneLine)
    let read = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String]
    #expect(read?.first.map { Array($0.unicodeScalars) } == scalars)
    #expect(bytes.dropLast().allSatisfy { $0 >= 0x20 })
    let escapes = JSONWriter.bytes(of: "\"\\/\n\t\u{1}\u{1F}\u{7F}")
    #expect(String(decoding: escapes, as: UTF8.self) == #""\"\\/\n\t\u0001\u001f"# + "\u{7F}\"\n")
  }
}
