import Testing

@testable import JSONSource

/// Reads a text as every test does, and checks on the way what has to hold of any reading: what the
/// scanner accepts json-c accepts, with the same values; what it refuses has one fault, reported
/// last, at a place inside the text.
@discardableResult
func checkedRead(
  _ bytes: [UInt8], maximumDepth: Int = 256, sourceLocation: SourceLocation = #_sourceLocation
) -> JSONReading {
  let reading = JSONReader.read(bytes, maximumDepth: maximumDepth)
  for problem in reading.problems {
    #expect((0...bytes.count).contains(problem.position.offset), sourceLocation: sourceLocation)
    #expect(!problem.message.contains("\n"), sourceLocation: sourceLocation)
  }
  let offsets = reading.problems.map(\.position.offset)
  #expect(offsets == offsets.sorted(), sourceLocation: sourceLocation)
  let faults = reading.problems.filter { !$0.isRecoverable }
  guard let root = reading.root else {
    #expect(faults.count == 1, sourceLocation: sourceLocation)
    #expect(faults.first == reading.problems.last, sourceLocation: sourceLocation)
    return reading
  }
  #expect(faults.isEmpty, sourceLocation: sourceLocation)
  let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
  let jsonC = JSONCDocument(hasMark ? Array(bytes.dropFirst(3)) : bytes)
  let text = String(decoding: bytes.prefix(200), as: UTF8.self)
  #expect(jsonC.isAccepted, "json-c refuses \(text)", sourceLocation: sourceLocation)
  if jsonC.isAccepted, let difference = jsonC.withRoot({ difference(between: root, and: $0) }) {
    Issue.record("json-c differs on \(difference) in \(text)", sourceLocation: sourceLocation)
  }
  return reading
}

@discardableResult
func checkedRead(
  _ text: String, maximumDepth: Int = 256, sourceLocation: SourceLocation = #_sourceLocation
) -> JSONReading {
  checkedRead(Array(text.utf8), maximumDepth: maximumDepth, sourceLocation: sourceLocation)
}

/// The root of a text that has to be right, duplicate members apart.
func checkedRoot(
  _ text: String, sourceLocation: SourceLocation = #_sourceLocation
) throws -> JSONNode {
  let reading = checkedRead(text, sourceLocation: sourceLocation)
  return try #require(reading.root, sourceLocation: sourceLocation)
}
