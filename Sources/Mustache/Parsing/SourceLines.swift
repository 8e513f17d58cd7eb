/// Where the lines of a text start. A line ends after its line feed.
struct SourceLines: Sendable {
  let starts: [Int]

  init(_ text: [UInt8]) {
    var starts = [0]
    var offset = 0
    for byte in text {
      offset += 1
      if byte == newline { starts.append(offset) }
    }
    self.starts = starts
  }

  /// The index of the line that holds an offset.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The line and column of an offset, both from 1.
  func position(of offset: Int) -> (line: Int, column: Int) {
    let line = line(at: offset)
    return (line + 1, offset - starts[line] + 1)
  }
}
