import Testing

@testable import KeygenCLI

@Suite("The excerpt of a line above a caret")
struct LineExcerptTests {
  @Test(
    "shows a line that fits as it is",
    arguments: [
      ("let a = 1", 5, "    "), ("", 1, ""), ("ab", 3, "  "), ("\tä😀x", 8, "\t  "),
    ])
  func fitting(line: String, column: Int, lead: String) {
    let excerpt = LineExcerpt(of: line, column: column, width: 20)
    #expect(excerpt.text == line)
    #expect(excerpt.lead == lead)
  }

  @Test(
    "shortens a long line around the column, so that it fits",
    arguments: [1, 2, 14, 50, 99, 100, 101])
  func shortened(column: Int) {
    let digits = (0..<100).map { String($0 % 10) }.joined()
    let excerpt = LineExcerpt(of: digits, column: column, width: 30)
    #expect(excerpt.text.count == 30)
    #expect(excerpt.lead.count <= 30)
    // The caret is under the digit of its column, or behind the last one.
    let shown = Array(excerpt.text + " ")[excerpt.lead.count]
    #expect(String(shown) == (column == 101 ? " " : String((column - 1) % 10)))
    #expect(excerpt.text.hasPrefix("…") == (column > 21))
    #expect(excerpt.text.hasSuffix("…") == (column < 92))
  }

  @Test("looks only at what is near the column of a line of megabytes")
  func huge() {
    let line =
      String(repeating: "é", count: 5_000_000) + "X" + String(repeating: "😀", count: 100_000)
    let excerpt = LineExcerpt(of: line, column: 10_000_001, width: 40)
    #expect(excerpt.text.count == 40)
    #expect(Array(excerpt.text)[excerpt.lead.count] == "X")
  }

  @Test("gives a terminal no orders")
  func controlCharacters() {
    let excerpt = LineExcerpt(of: "a\u{1B}[31m\u{7}\r\tb", column: 3, width: 40)
    #expect(excerpt.text == "a\u{FFFD}[31m\u{FFFD}\u{FFFD}\tb")
    #expect(excerpt.lead == "  ")
  }
}
