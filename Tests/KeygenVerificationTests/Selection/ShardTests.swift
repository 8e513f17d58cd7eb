import Testing

@testable import KeygenVerification

@Suite("Parts of a list of specs")
struct ShardTests {
  @Test("hold every spec once, and differ in length by one at most", arguments: 1...12)
  func partition(count: Int) {
    for length in [0, 1, 5, 12, 100] {
      let all = Array(0..<length)
      let parts = (1...count).compactMap { Shard("\($0)/\(count)")?.part(of: all) }
      #expect(parts.count == count)
      #expect(parts.flatMap { $0 }.sorted() == all)
      let lengths = parts.map(\.count)
      #expect((lengths.max() ?? 0) - (lengths.min() ?? 0) <= 1)
    }
  }

  @Test(
    "are named by two numbers, of which the first is one of the parts",
    arguments: [
      "", "1", "1/", "/2", "0/2", "3/2", "1/0", "-1/2", "+1/2", "1/2/3", "a/b", "1 /2", "٣/٤",
    ])
  func wrong(text: String) {
    #expect(Shard(text) == nil)
  }
}
