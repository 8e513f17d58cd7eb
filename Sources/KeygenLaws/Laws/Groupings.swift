/// The groupings of three samples that associativity is tested on, each as the positions of the samples.
struct Groupings {
  /// The most groupings that are tested.
  static let limit = 4096

  /// The groupings, those of the first samples first.
  let triples: [(Int, Int, Int)]
  /// How many there would be.
  let total: Int

  /// Chooses groupings of some samples: all, as far as the limit allows.
  ///
  /// - Parameter count: how many samples there are, the default as the last one.
  init(ofSamples count: Int) {
    total = count * count * count
    triples = total <= Self.limit ? Self.all(count) : Self.some(count)
  }

  /// All groupings. The simplest samples come first, so the first failure by the sum of positions is the smallest.
  private static func all(_ count: Int) -> [(Int, Int, Int)] {
    guard count > 0 else { return [] }
    let last = count - 1
    return (0...(3 * last)).flatMap { total in
      (max(0, total - 2 * last)...min(total, last)).flatMap { i in
        let rest = total - i
        return (max(0, rest - last)...min(rest, last)).map { (i, $0, rest - $0) }
      }
    }
  }

  /// As many as the limit allows: every sample with itself, the default and its neighbour, then with the next but one, and
  /// so on, so that none is left out.
  private static func some(_ count: Int) -> [(Int, Int, Int)] {
    var triples: [(Int, Int, Int)] = []
    var seen: Set<[Int]> = []
    for step in 0..<count {
      for distance in 0..<count {
        for first in 0..<count {
          let second = (first + distance) % count
          for third in [(second + step) % count, count - 1]
          where seen.insert([first, second, third]).inserted {
            triples.append((first, second, third))
            if triples.count == limit { return triples }
          }
        }
      }
    }
    return triples
  }
}
