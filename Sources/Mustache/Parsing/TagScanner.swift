/// Finds the tags of a template, from left to right.
struct TagScanner {
  private let text: [UInt8]
  private var offset = 0
  private var open = Array("{{".utf8)
  private var close = Array("}}".utf8)

  private(set) var tags: [Tag] = []
  private(set) var faults: [Fault] = []

  /// Delimiters are looked for at every byte, so their length is a factor of the cost.
  static let delimiterLimit = 64

  init(_ text: [UInt8]) {
    self.text = text
  }

  mutating func scan() {
    while let start = find(open, from: offset) {
      offset = start + open.count
      scanTag(from: start)
    }
  }

  private mutating func scanTag(from start: Int) {
    skipWhitespace()
    guard offset < text.count else { return fail(.unclosedTag, at: start) }
    let sigil = text[offset]
    switch sigil {
    case UInt8(ascii: "!"): scanComment(from: start)
    case UInt8(ascii: "="): scanDelimiters(from: start)
    case UInt8(ascii: "{"):
      offset += 1
      scanNamed(.value(raw: true), from: start, until: [UInt8(ascii: "}")] + close)
    default:
      let kind = Self.kind(of: sigil)
      if kind != nil { offset += 1 }
      scanNamed(kind ?? .value(raw: false), from: start, until: close)
    }
  }

  private static func kind(of sigil: UInt8) -> Tag.Kind? {
    switch sigil {
    case UInt8(ascii: "&"): .value(raw: true)
    case UInt8(ascii: "#"): .section
    case UInt8(ascii: "^"): .inverted
    case UInt8(ascii: "/"): .close
    case UInt8(ascii: ">"): .partial
    case UInt8(ascii: "<"): .parent
    case UInt8(ascii: "$"): .block
    default: nil
    }
  }

  private mutating func scanComment(from start: Int) {
    guard let end = find(close, from: offset + 1) else { return abandon(at: start) }
    offset = end + close.count
    tags.append(Tag(kind: .comment, name: end..<end, range: start..<offset))
  }

  private mutating func scanDelimiters(from start: Int) {
    let content = offset + 1
    guard let end = find([UInt8(ascii: "=")] + close, from: content) else {
      return abandon(at: start)
    }
    offset = end + 1 + close.count
    tags.append(Tag(kind: .delimiters, name: end..<end, range: start..<offset))
    let words = text[content..<end].split(whereSeparator: isTagWhitespace)
    guard words.count == 2, words.allSatisfy(Self.isDelimiter) else {
      let shown = String(decoding: text[trimmed(content..<end)], as: UTF8.self)
      return fail(.invalidDelimiters(shown), at: start)
    }
    open = Array(words[0])
    close = Array(words[1])
  }

  private static func isDelimiter(_ word: ArraySlice<UInt8>) -> Bool {
    word.count <= delimiterLimit && !word.contains(UInt8(ascii: "="))
  }

  /// Scans the name of a tag whose sigil has been passed, and the closing delimiter.
  ///
  /// The search stops at an opening delimiter: what looks like a long name is then a tag whose end
  /// was forgotten, and scanning goes on with the tag that opens there.
  private mutating func scanNamed(_ kind: Tag.Kind, from start: Int, until end: [UInt8]) {
    let content = offset
    while offset < text.count {
      if hasPrefix(end, at: offset) {
        let name = trimmed(content..<offset)
        offset += end.count
        if let fault = fault(ofName: name, kind) { fail(fault, at: start) }
        return tags.append(Tag(kind: kind, name: name, range: start..<offset))
      }
      if hasPrefix(open, at: offset) { break }
      offset += 1
    }
    fail(.unclosedTag, at: start)
  }

  private func fault(ofName range: Range<Int>, _ kind: Tag.Kind) -> TemplateProblem.Kind? {
    guard !range.isEmpty else { return .emptyTag }
    let name = text[range]
    if name.contains(where: isTagWhitespace) {
      return .invalidName(String(decoding: name, as: UTF8.self))
    }
    switch kind {
    case .partial, .parent:
      guard name.first == UInt8(ascii: "*") else { return nil }
      return .dynamicName(String(decoding: name, as: UTF8.self))
    case .value, .section, .inverted:
      return isPath(name) ? nil : .invalidName(String(decoding: name, as: UTF8.self))
    case .block, .close, .comment, .delimiters:
      return nil
    }
  }

  /// Whether a name is a single full stop, or parts that full stops separate.
  private func isPath(_ name: ArraySlice<UInt8>) -> Bool {
    let dot = UInt8(ascii: ".")
    if name.count == 1 { return true }
    var previous = dot
    for byte in name {
      if byte == dot && previous == dot { return false }
      previous = byte
    }
    return previous != dot
  }

  private mutating func fail(_ kind: TemplateProblem.Kind, at offset: Int) {
    faults.append(Fault(kind: kind, offset: offset))
  }

  /// Reports a tag without end whose content may be anything, so that nothing after it is certain.
  private mutating func abandon(at start: Int) {
    fail(.unclosedTag, at: start)
    offset = text.count
  }

  private mutating func skipWhitespace() {
    while offset < text.count, isTagWhitespace(text[offset]) { offset += 1 }
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high, isTagWhitespace(text[low]) { low += 1 }
    while high > low, isTagWhitespace(text[high - 1]) { high -= 1 }
    return low..<high
  }

  private func hasPrefix(_ word: [UInt8], at offset: Int) -> Bool {
    guard text[offset] == word[0], text.count - offset >= word.count else { return false }
    for index in 1..<word.count where text[offset + index] != word[index] { return false }
    return true
  }

  private func find(_ word: [UInt8], from start: Int) -> Int? {
    var offset = start
    while offset < text.count {
      if hasPrefix(word, at: offset) { return offset }
      offset += 1
    }
    return nil
  }
}
