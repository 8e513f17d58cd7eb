/// The lines of a text, each with its line break, and a number for each by which lines are compared.
struct DiffLines {
  /// The number of each line: equal for equal lines, across all texts that are numbered together.
  let numbers: [Int32]
  private let bytes: [UInt8]
  private let starts: [Int]

  /// Splits a text.
  ///
  /// - Parameters:
  ///   - bytes: the text.
  ///   - numbers: the numbers that lines have been given so far.
  init(_ bytes: [UInt8], numbers: inout [ArraySlice<UInt8>: Int32]) {
    self.bytes = bytes
    var starts: [Int] = []
    var own: [Int32] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      let next = Int32(truncatingIfNeeded: numbers.count)
      let number = numbers[bytes[start..<end], default: next]
      if number == next { numbers[bytes[start..<end]] = next }
      starts.append(start)
      own.append(number)
      start = end
    }
    self.starts = starts
    self.numbers = own
  }

  /// How many lines there are.
  var count: Int { starts.count }

  /// A line with its line break; the last line may have none.
  func text(of line: Int) -> ArraySlice<UInt8> {
    bytes[starts[line]..<(line + 1 < starts.count ? starts[line + 1] : bytes.count)]
  }
}
