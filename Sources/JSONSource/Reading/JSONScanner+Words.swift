extension JSONScanner {
  /// Scans `true`, `false` or `null`; anything else that can stand here is a fault.
  mutating func scanWord() throws(JSONProblem) {
    let tag: TapeEntry.Tag
    let word: StaticString
    switch text[offset] {
    case 0x74: (tag, word) = (.true, "true")
    case 0x66: (tag, word) = (.false, "false")
    case 0x6E: (tag, word) = (.null, "null")
    default: throw problemInsteadOfValue()
    }
    let start = offset
    let letters = word.utf8Start
    var length = 0
    while length < word.utf8CodeUnitCount, start + length < count,
      text[start + length] == letters[length]
    {
      length += 1
    }
    let end = start + length
    if length == word.utf8CodeUnitCount, end == count || !Byte.isWord(text[end]) {
      offset = end
      return appendLeaf(tag, from: start)
    }
    if end == count { throw problemAtEnd(inside: .word, openedAt: start) }
    throw problemOfWord()
  }
}
