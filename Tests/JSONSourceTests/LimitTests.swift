import Testing

@testable import JSONSource

/// Depth and size.
@Suite struct LimitTests {
  private func nested(_ depth: Int) -> [UInt8] {
    [UInt8](repeating: 0x5B, count: depth) + [UInt8](repeating: 0x5D, count: depth)
  }

  @Test func depthUpToTheLimitIsAccepted() {
    #expect(checkedRead(nested(256)).problems.isEmpty)
    #expect(checkedRead(nested(3), maximumDepth: 3).problems.isEmpty)
    #expect(checkedRead("{\"a\":[{}]}", maximumDepth: 3).problems.isEmpty)
  }

  @Test func oneLevelMoreIsRefusedAtItsBracket() throws {
    let reading = checkedRead(nested(257))
    #expect(reading.problems.map(\.kind) == [.tooDeep(limit: 256)])
    #expect(reading.problems.first?.position == inFirstLine(257))
    let objects = checkedRead("{\"a\":{\"b\":{}}}", maximumDepth: 2)
    #expect(objects.problems.first?.position == inFirstLine(11))
  }

  @Test func depthCountsWhatIsOpenAndNotWhatWasClosed() {
    #expect(checkedRead("[[],[],{},[[]]]", maximumDepth: 3).problems.isEmpty)
  }

  @Test func withoutDepthOnlyScalarsAreAccepted() {
    for limit in [0, -1, Int.min] {
      #expect(checkedRead("\"a\"", maximumDepth: limit).problems.isEmpty)
      #expect(
        checkedRead("{}", maximumDepth: limit).problems.map(\.kind) == [.tooDeep(limit: limit)])
    }
  }

  @Test(arguments: [100_000, 10_000_000])
  func extremeDepthIsRefusedWithoutRecursion(_ depth: Int) {
    for text in [nested(depth), [UInt8](repeating: 0x5B, count: depth)] {
      #expect(checkedRead(text).problems.map(\.kind) == [.tooDeep(limit: 256)])
    }
  }

  /// Past the checked reading: json-c frees its tree by recursion.
  @Test func extremeDepthCanBeAllowed() throws {
    let depth = 1_000_000
    let reading = JSONReader.read(nested(depth), maximumDepth: .max)
    var node = try #require(reading.root)
    #expect(node.endPosition.offset == 2 * depth)
    var reached = 1
    while let inner = node.elements.first(where: { _ in true }) {
      node = inner
      reached += 1
    }
    #expect(reached == depth)
    #expect(node.position.offset == depth - 1)
    #expect(node.endPosition.offset == depth + 1)
  }

  @Test func extremeDepthThatIsNotClosedIsReported() {
    let depth = 1_000_000
    let reading = JSONReader.read([UInt8](repeating: 0x5B, count: depth), maximumDepth: .max)
    let opening = inFirstLine(depth)
    #expect(
      reading.problems == [
        JSONProblem(
          kind: .endOfText(inside: .container(.array), openedAt: opening),
          position: inFirstLine(depth + 1))
      ])
  }

  @Test func textBeyondTheLimitIsRefused() {
    let bytes = Array("[1,2]".utf8)
    let atLimit = JSONReader.read(bytes, maximumDepth: 256, maximumLength: 5)
    #expect(atLimit.problems.isEmpty)
    let beyond = JSONReader.read(bytes, maximumDepth: 256, maximumLength: 4)
    #expect(beyond.root == nil)
    #expect(beyond.problems.map(\.kind) == [.textTooLarge(byteCount: 5, limit: 4)])
    #expect(beyond.problems.first?.position == inFirstLine(1))
  }

  @Test func everyCountOfTheLargestTextFitsIntoItsBits() {
    #expect(MemoryLayout<TapeEntry>.stride == 16)
    let mostElements = TapeEntry.maximumTextLength / 2
    #expect(mostElements <= 1 << 29)
    #expect(TapeEntry.maximumTextLength <= Int(Int32.max))
  }
}
