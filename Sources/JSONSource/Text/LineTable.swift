/// Where each line of a text starts.
///
/// The scanner fills it while it skips white space: outside of strings is the only place where
/// JSON allows a line break, so the table costs no pass of its own and needs no lock later.
struct LineTable: Sendable {
  /// Byte offsets, ascending; the first is always 0.
  private(set) var starts: [UInt32] = [0]

  /// Adds a line that starts at `offset`, which must lie beyond every line known so far.
  mutating func appendLine(startingAt offset: Int) {
    starts.append(UInt32(truncatingIfNeeded: offset))
  }

  /// Adds the lines of a text from `offset` to its end.
  ///
  /// - Parameters:
  ///   - text: All bytes of the file.
  ///   - offset: The first byte that no line break before it has been recorded for.
  mutating func appendLines(of text: UnsafeBufferPointer<UInt8>, from offset: Int) {
    guard let bytes = text.baseAddress else { return }
    var index = offset
    while index < text.count {
      let byte = bytes[index]
      index += 1
      if byte == Byte.carriageReturn, index < text.count, bytes[index] == Byte.lineFeed {
        index += 1
      }
      if byte == Byte.lineFeed || byte == Byte.carriageReturn { appendLine(startingAt: index) }
    }
  }

  /// The position of the byte at `offset`, found by binary search.
  func position(atOffset offset: Int) -> SourcePosition {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: offset - Int(starts[low]) + 1, offset: offset)
  }
}
