import Testing

@testable import JSONSource

/// Costs, counted rather than timed.
@Suite struct LinearGrowthTests {
  private func reading(members count: Int, _ name: (Int) -> String) -> JSONReading {
    let members = (0..<count).map { "\"\(name($0))\":1" }
    return JSONReader.read(Array(("{" + members.joined(separator: ",") + "}").utf8))
  }

  @Test func namesOfABigObjectAreLookedUpOnce() {
    for count in [1_000, 10_000, 100_000] {
      #expect(reading(members: count) { "n\($0)" }.nameComparisonCount == count)
      #expect(reading(members: count) { "\\u006e\($0)" }.nameComparisonCount == count)
    }
  }

  @Test func manyDuplicatesOfOneNameAreLinearToo() {
    let reading = reading(members: 10_000) { _ in "a" }
    #expect(reading.nameComparisonCount == 10_000)
    #expect(reading.problems.count == 9_999)
  }

  @Test func namesOfSmallObjectsAreComparedABoundedNumberOfTimes() {
    for members in 1...40 {
      let object = "{" + (0..<members).map { "\"n\($0)\":1" }.joined(separator: ",") + "}"
      let text = "[" + Array(repeating: object, count: 100).joined(separator: ",") + "]"
      let reading = JSONReader.read(Array(text.utf8))
      #expect(reading.nameComparisonCount <= 100 * members * 6)
    }
  }

  @Test func oneNodeOfSixteenBytesForEachValueAndEachName() throws {
    for keys in [10, 100, 1_000] {
      let key = #"{"name": "Key", "value": ["Int", 1, {"a": null}]}"#
      let text = "[" + Array(repeating: key, count: keys).joined(separator: ",") + "]"
      let document = try #require(JSONReader.read(Array(text.utf8)).root).document
      // The array; per key the object, two names, one string, an array of three, a name and null.
      #expect(document.tape.count == 1 + keys * 10)
      #expect(document.tape.capacity <= 2 * document.tape.count + text.utf8.count / 8 + 16)
    }
  }
}
