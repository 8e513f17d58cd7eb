import Testing

@testable import JSONSource

/// A text that has to be refused: with what, and where.
struct Verdict: Sendable, CustomTestStringConvertible {
  let bytes: [UInt8]
  let kind: JSONProblem.Kind
  let line: Int
  let column: Int

  /// A verdict on a text; the place is in the first line unless told otherwise.
  init(_ text: String, _ kind: JSONProblem.Kind, line: Int = 1, column: Int) {
    self.init(bytes: Array(text.utf8), kind, line: line, column: column)
  }

  init(bytes: [UInt8], _ kind: JSONProblem.Kind, line: Int = 1, column: Int) {
    self.bytes = bytes
    self.kind = kind
    self.line = line
    self.column = column
  }

  /// A verdict on bytes inside the quotation marks of a string; the column counts from the first.
  init(inString bytes: [UInt8], _ kind: JSONProblem.Kind, column: Int) {
    self.init(bytes: [0x22] + bytes + [0x22], kind, column: column + 1)
  }

  var testDescription: String { String(decoding: bytes, as: UTF8.self).debugDescription }

  /// Reads the text and compares.
  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    let reading = checkedRead(bytes, sourceLocation: sourceLocation)
    #expect(reading.root == nil, sourceLocation: sourceLocation)
    #expect(reading.problems.map(\.kind) == [kind], sourceLocation: sourceLocation)
    guard let position = reading.problems.first?.position else { return }
    #expect(position.line == line, sourceLocation: sourceLocation)
    #expect(position.column == column, sourceLocation: sourceLocation)
  }
}

/// A position in the first line of a text.
func inFirstLine(_ column: Int) -> SourcePosition {
  SourcePosition(line: 1, column: column, offset: column - 1)
}
