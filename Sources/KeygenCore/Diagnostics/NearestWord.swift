/// Finds the word that someone who mistyped probably meant.
public enum NearestWord {
  /// The candidate that is nearest to `word`, or `nil` where none is near enough to be meant.
  ///
  /// Nearness is the number of letters to insert, delete, replace or swap with a neighbour (the optimal string
  /// alignment distance), case ignored. A candidate is near enough when no more than a third of the longer word
  /// differs; where none is, one that the word begins with.
  ///
  /// - Parameters:
  ///   - word: what was written.
  ///   - candidates: the words that would have been right; the first of equally near ones is taken.
  /// - Returns: the nearest candidate.
  public static func of(_ word: String, in candidates: some Sequence<String>) -> String? {
    // Long text is no mistyped word, and the distance costs the product of the lengths.
    guard word.utf8.count <= 64 else { return nil }
    let letters = Array(word.lowercased())
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let other = Array(candidate.lowercased())
      let distance = distance(letters, other)
      let limit = max(1, max(letters.count, other.count) / 3)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate ?? beginning(of: word, in: candidates)
  }

  /// The longest candidate of at least three letters that a longer word begins with: `max` for `maximum`.
  private static func beginning(of word: String, in candidates: some Sequence<String>) -> String? {
    let word = word.lowercased()
    return candidates.filter { $0.count >= 3 && word.hasPrefix($0.lowercased()) }
      .max { $0.count < $1.count }
  }

  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...b.count)
    for i in a.indices {
      var current = [i + 1]
      for j in b.indices {
        var cost = min(
          previous[j + 1] + 1, current[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforePrevious[j - 1] + 1)
        }
        current.append(cost)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[b.count]
  }
}
