/// Chooses checks by name.
package struct CheckFilter: Sendable, Equatable {
  /// The patterns, one of which a check has to match.
  package let patterns: [String]

  /// Makes a filter of patterns.
  ///
  /// A pattern is compared with the name of what is tested (`TitleKey`), with that of the check (`neutral`) and with
  /// both, as results show them (`TitleKey neutral`). `*` stands for any text.
  package init(_ patterns: [String]) { self.patterns = patterns }

  /// Whether a check is chosen.
  ///
  /// - Parameters:
  ///   - subject: the name of what is tested; `nil` for the spec as a whole.
  ///   - check: what it is tested for.
  package func matches(_ subject: String?, _ check: String) -> Bool {
    let names = [check] + (subject.map { [$0, "\($0) \(check)"] } ?? [])
    return patterns.contains { pattern in
      names.contains { Self.matches(Array($0.utf8), Array(pattern.utf8)) }
    }
  }

  /// Goes on from the last star where the text is not as the pattern has it, so that the time is bounded by the product
  /// of the lengths.
  private static func matches(_ text: [UInt8], _ pattern: [UInt8]) -> Bool {
    let star = UInt8(ascii: "*")
    var (position, place) = (0, 0)
    var last: (place: Int, position: Int)?
    while position < text.count {
      if place < pattern.count, pattern[place] == star {
        last = (place, position)
        place += 1
      } else if place < pattern.count, pattern[place] == text[position] {
        (position, place) = (position + 1, place + 1)
      } else if let retry = last {
        last = (retry.place, retry.position + 1)
        (position, place) = (retry.position + 1, retry.place + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == star }
  }
}
