/// Finds a word among a fixed set by its bytes, without making a `String`.
struct WordTable<Word: RawRepresentable & CaseIterable>: Sendable
where Word.RawValue == String, Word: Sendable {
  private struct Entry {
    var bytes: [UInt8]
    var word: Word
  }

  /// The words by their number of bytes: length and first byte settle nearly every look-up.
  private let byLength: [[Entry]]
  /// A bit for each ASCII letter, modulo 64, that a word starts with: it settles most names at once.
  private let firstLetters: UInt64

  init() {
    let longest = Word.allCases.map(\.rawValue.utf8.count).max() ?? 0
    var letters: UInt64 = 0
    var table = [[Entry]](repeating: [], count: longest + 1)
    for word in Word.allCases {
      let bytes = Array(word.rawValue.utf8)
      letters |= 1 << UInt64(bytes[0] & 63)
      table[bytes.count].append(Entry(bytes: bytes, word: word))
    }
    byLength = table
    firstLetters = letters
  }

  /// Finds the word that some bytes spell.
  ///
  /// - Parameters:
  ///   - range: the offsets of a non-empty word in `bytes`.
  ///   - bytes: UTF-8 of a source.
  /// - Returns: the word, or `nil` when the bytes spell none of the set.
  func word(at range: Range<Int>, in bytes: [UInt8]) -> Word? {
    let first = bytes[range.lowerBound]
    guard firstLetters & (1 << UInt64(first & 63)) != 0, range.count < byLength.count else {
      return nil
    }
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
