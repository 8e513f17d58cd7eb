/// Finds a word among a fixed set by its bytes, without making a `String`.
struct WordTable<Word: RawRepresentable & CaseIterable>: Sendable
where Word.RawValue == String, Word: Sendable {
  private struct Entry {
    var bytes: [UInt8]
    var word: Word
  }

  /// The words by their number of bytes: length and first byte settle nearly every look-up.
  private let byLength: [[Entry]]

  init() {
    let longest = Word.allCases.map(\.rawValue.utf8.count).max() ?? 0
    var table = [[Entry]](repeating: [], count: longest + 1)
    for word in Word.allCases {
      let bytes = Array(word.rawValue.utf8)
      table[bytes.count].append(Entry(bytes: bytes, word: word))
    }
    byLength = table
  }

  /// Finds the word that some bytes spell.
  ///
  /// - Parameters:
  ///   - range: the offsets of a non-empty word in `bytes`.
  ///   - bytes: UTF-8 of a source.
  /// - Returns: the word, or `nil` when the bytes spell none of the set.
  func word(at range: Range<Int>, in bytes: [UInt8]) -> Word? {
    guard range.count < byLength.count else { return nil }
    let first = bytes[range.lowerBound]
    for entry in byLength[range.count] where entry.bytes[0] == first {
      var index = 1
      while index < range.count, entry.bytes[index] == bytes[range.lowerBound + index] {
        index += 1
      }
      if index == range.count { return entry.word }
    }
    return nil
  }
}
