import Foundation
import Testing

@testable import Goldens

@Suite("Texts and numbers have at run time the values that the JSON has")
struct TextTests {
  /// The default of a key, read from the spec by another JSON reader than keygen's.
  private func json(_ key: String) throws -> Any {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Goldens/Specs/Texts.keygen.json")
    let spec = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    let keys = try #require(spec["keys"] as? [[String: Any]])
    return try #require(keys.first { $0["name"] as? String == key }?["default"])
  }

  private func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }

  @Test("Strings, scalar for scalar")
  func texts() throws {
    let expected = try #require(try json("TextsKey") as? [String])
    #expect(expected.count == 30)
    #expect(TextsKey.defaultValue.map(scalars) == expected.map(scalars))
    #expect(try scalars(TextKey.defaultValue) == scalars(#require(try json("TextKey") as? String)))
    #expect(LetterKey.defaultValue == "é")
  }

  @Test("Keys and values of dictionaries, scalar for scalar")
  func dictionaries() throws {
    let expected = try #require(try json("NamedTextsKey") as? [String: String])
    let found = NamedTextsKey.defaultValue
    #expect(found.count == expected.count)
    for (name, text) in expected {
      let entry = try #require(found.first { scalars($0.key) == scalars(name) })
      #expect(scalars(entry.value) == scalars(text))
    }
  }

  @Test("Numbers, the sign of zero included")
  func numbers() {
    let numbers = NumbersKey.defaultValue
    #expect(numbers == [0, 0, 1.5, 1e-7, 100_000, 1.234_567_890_123_456_8e20])
    #expect(numbers.map(\.sign) == [.plus, .minus, .plus, .plus, .plus, .plus])
  }
}
