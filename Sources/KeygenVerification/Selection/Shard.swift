/// One of several parts of a list of specs, each of which is verified on a machine of its own.
package struct Shard: Sendable, Equatable {
  /// Which part it is, from 1 on.
  package let number: Int
  /// How many parts there are.
  package let count: Int

  /// Reads `I/N`; `nil` where that is not a number from 1 to N of at least 1.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) }),
      let number = Int(parts[0]), let count = Int(parts[1]), number >= 1, number <= count
    else { return nil }
    self.number = number
    self.count = count
  }

  /// The part of a list that is this one's. The parts hold every element once, and differ in length by one at most.
  ///
  /// - Parameter all: the list, in the same order on every machine.
  package func part<Element>(of all: [Element]) -> [Element] {
    stride(from: number - 1, to: all.count, by: count).map { all[$0] }
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
