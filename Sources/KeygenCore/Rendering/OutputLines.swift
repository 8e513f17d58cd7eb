import SwiftSource

/// The lines of rendered Swift, and which of them a statement or a declaration begins on.
struct OutputLines {
  private let starts: [Int]
  private let end: Int
  /// For each line the one that the statement begins on that it is part of.
  private let statementStart: [Int]
  /// For each line the first one behind it on which a statement can begin.
  private let followingStart: [Int]

  init(_ bytes: [UInt8]) {
    var starts = [0]
    // Plugins run debug builds, in which iterators cost ten times as much as this.
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        if bytes[index] == 0x0A { starts.append(index + 1) }
        index += 1
      }
    }
    if starts.last == bytes.count { starts.removeLast() }
    self.starts = starts
    end = bytes.count
    let begins = StatementStarts.find(in: bytes, lineStarts: starts)
    var statementStart: [Int] = []
    for line in starts.indices {
      statementStart.append(begins[line] || line == 0 ? line : statementStart[line - 1])
    }
    var followingStart = [Int](repeating: starts.count, count: starts.count)
    for line in starts.indices.dropLast().reversed() {
      followingStart[line] = begins[line + 1] ? line + 1 : followingStart[line + 1]
    }
    self.statementStart = statementStart
    self.followingStart = followingStart
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
  func startOfStatement(at line: Int) -> Int { statementStart[line] }

  /// The first line behind a line on which a statement or declaration can begin.
  func nextStatement(after line: Int) -> Int { followingStart[line] }
}
