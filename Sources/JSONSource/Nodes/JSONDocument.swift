/// A text that has been read: its bytes, its nodes, and json-c for the values that need it.
final class JSONDocument: Sendable {
  let source: SourceText
  let tape: [TapeEntry]
  let values: JSONCValues

  init(source: SourceText, tape: [TapeEntry], values: JSONCValues) {
    self.source = source
    self.tape = tape
    self.values = values
  }

  /// Hands the bytes of a node in the file to `body`.
  func withToken<Result>(
    of entry: TapeEntry, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    source.bytes.withUnsafeBufferPointer { text in
      body(UnsafeBufferPointer(rebasing: text[Int(entry.start)..<entry.end]))
    }
  }

  /// Hands the UTF-8 value of a string node to `body`.
  ///
  /// A token without a backslash is its own value: the scanner has found it to be UTF-8 without
  /// control characters and quotation marks, and RFC 8259 (section 7) gives such characters no
  /// other meaning than themselves. Only the others are json-c's to decode.
  func withStringValue<Result>(
    of entry: TapeEntry, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    withToken(of: entry) { token in
      if entry.tag == .escapedString { return values.withString(of: token, body) }
      return body(UnsafeBufferPointer(rebasing: token[1..<(token.count - 1)]))
    }
  }

  /// The value of a string node.
  func string(of entry: TapeEntry) -> String {
    withStringValue(of: entry) { String(decoding: $0, as: UTF8.self) }
  }

  /// The problems that pairs of equal names are, by position.
  func problems(of pairs: [DuplicateNames.Pair]) -> [JSONProblem] {
    pairs.sorted { $0.second < $1.second }.map { pair in
      let first = source.position(atOffset: Int(tape[pair.first].start))
      return JSONProblem(
        kind: .duplicateMember(name: string(of: tape[pair.second]), first: first),
        position: source.position(atOffset: Int(tape[pair.second].start)))
    }
  }
}
