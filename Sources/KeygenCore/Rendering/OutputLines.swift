import SwiftSource

/// The lines of rendered Swift, and which of them a statement or a declaration begins on.
struct OutputLines {
  private let starts: [Int]
  private let end: Int
  private let beginsStatement: [Bool]

  init(_ bytes: [UInt8]) {
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(index + 1)
    }
    if starts.last == bytes.count { starts.removeLast() }
    self.starts = starts
    end = bytes.count
    beginsStatement = StatementStarts.find(in: bytes, lineStarts: starts)
  }

  /// The number of lines.
  var count: Int { starts.count }

  /// The offset of a line's first byte.
  func start(of line: Int) -> Int { starts[line] }

  /// The bytes of a line with its line break.
  func range(of line: Int) -> Range<Int> {
    starts[line]..<(line + 1 < starts.count ? starts[line + 1] : end)
  }

  /// The line on which the statement or declaration begins that a line is part of.
  func startOfStatement(at line: Int) -> Int {
    var line = line
    while line > 0, !beginsStatement[line] { line -= 1 }
    return line
  }

  /// The first line behind a line on which a statement or declaration can begin.
  func nextStatement(after line: Int) -> Int {
    var line = line + 1
    while line < count, !beginsStatement[line] { line += 1 }
    return line
  }
}
