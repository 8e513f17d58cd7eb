/// The part of a line around a column that fits on a terminal.
struct LineExcerpt {
  /// What is shown of the line, with `…` where it goes on.
  private(set) var text: String
  /// What stands in front of the caret that points at the column: as wide as the text in front of it.
  private(set) var lead: String

  /// The least width that still shows something around the column.
  private static let leastWidth = 20
  /// More bytes than a character has, so that a window of bytes holds a window of characters.
  private static let bytesPerCharacter = 32

  /// Cuts a line down.
  ///
  /// - Parameters:
  ///   - line: the line, without its line break.
  ///   - column: the column in UTF-8 bytes, from 1; one past the end is that of the line break.
  ///   - width: the columns there are.
  init(of line: String, column: Int, width: Int) {
    let width = max(width, Self.leastWidth)
    // A line can be a whole file of many megabytes, so only the bytes around the column are looked at.
    let bytes = line.utf8
    let middle =
      bytes.index(
        bytes.startIndex, offsetBy: max(0, column - 1), limitedBy: bytes.endIndex) ?? bytes.endIndex
    let reach = width * Self.bytesPerCharacter
    let start = bytes.index(middle, offsetBy: -reach, limitedBy: bytes.startIndex)
    let end = bytes.index(middle, offsetBy: reach, limitedBy: bytes.endIndex)
    var before = Self.characters(bytes[(start ?? bytes.startIndex)..<middle])
    var after = Self.characters(bytes[middle..<(end ?? bytes.endIndex)])
    var isCutBefore = start.map { $0 > bytes.startIndex } ?? false
    var isCutAfter = end.map { $0 < bytes.endIndex } ?? false

    if before.count + after.count > width || isCutBefore || isCutAfter {
      // Two thirds for what leads up to the place, or all that what follows leaves free.
      let room = max(width * 2 / 3, width - after.count)
      if before.count > room {
        before = Array(before.suffix(room - 1))
        isCutBefore = true
      }
      let rest = width - before.count - (isCutBefore ? 1 : 0)
      if after.count > rest {
        after = Array(after.prefix(rest - 1))
        isCutAfter = true
      }
    }
    let opening = isCutBefore ? "…" : ""
    text = opening + String(before) + String(after) + (isCutAfter ? "…" : "")
    lead = String((opening + String(before)).map { $0 == "\t" ? "\t" : " " })
  }

  /// The characters of bytes. What would move the cursor or give the terminal an order is replaced.
  private static func characters(_ bytes: Substring.UTF8View) -> [Character] {
    String(decoding: bytes, as: UTF8.self).map { character in
      guard character != "\t", let scalar = character.unicodeScalars.first else { return character }
      return scalar.properties.generalCategory == .control ? "\u{FFFD}" : character
    }
  }
}
