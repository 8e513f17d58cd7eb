import SwiftSource
import Testing

/// The compiler's own parser is the judge: what the checks accept must parse, and leave what follows
/// the slot where it stands.
@Suite struct FragmentOracleTests {
  @Test(arguments: SwiftFragment.Slot.allCases)
  func rightFragmentsAreAcceptedHereAndByTheCompiler(slot: SwiftFragment.Slot) throws {
    let fragments = Corpus.right(slot)
    try #require(!fragments.isEmpty)
    for fragment in fragments {
      #expect(SwiftFragment.problems(in: fragment, as: slot) == [], "\(fragment)")
    }
    let escapes = try escapes(of: fragments, from: slot)
    #expect(escapes == [])
  }

  @Test(arguments: SwiftFragment.Slot.allCases)
  func wrongFragmentsAreRefusedAtAPositionInside(slot: SwiftFragment.Slot) throws {
    let fragments = Corpus.wrong(slot)
    try #require(!fragments.isEmpty || slot == .parameterType)
    for fragment in fragments {
      let problem = SwiftFragment.problems(in: fragment, as: slot).first
      #expect(problem != nil, "\(fragment)")
      #expect((0...fragment.utf8.count).contains(problem?.offset ?? 0), "\(fragment)")
      #expect(problem?.message.isEmpty == false)
    }
  }

  @Test(arguments: SwiftFragment.Slot.allCases)
  func noMutationThatIsAcceptedLeavesItsSlot(slot: SwiftFragment.Slot) throws {
    let pool = Corpus.right(slot) + Corpus.wrong(slot)
    var mutator = Mutator(seed: 2026)
    var accepted: Set<String> = []
    for round in 0..<6_000 {
      let mutation = mutator.mutation(of: pool[round % pool.count], pool: pool)
      if SwiftFragment.problems(in: mutation, as: slot).isEmpty { accepted.insert(mutation) }
    }
    // Without mutations that are accepted, nothing was tested.
    try #require(accepted.count > 100)
    let escapes = try escapes(of: accepted.sorted(), from: slot)
    #expect(escapes == [])
  }

  @Test func whatTheCompilerRefusesIsSeenByTheOracle() throws {
    // The oracle itself: a fragment that leaves its slot, and one that is no expression.
    let escapes = try escapes(of: ["0 }; func x() {", "a b", "a"], from: .expression)
    #expect(escapes.count == 2)
  }

  /// The fragments that the compiler refuses in a slot, or that move what follows it.
  private func escapes(
    of fragments: [String], from slot: SwiftFragment.Slot
  ) throws -> [String] {
    let files = (Corpus.right(slot).prefix(1) + fragments).map(slot.file(holding:))
    let verdicts = try SwiftCompiler.parse(files)
    let expected = verdicts[0].declarations
    try #require(expected.last == "sentinel" && verdicts[0].errors.isEmpty)
    return zip(fragments, verdicts.dropFirst()).compactMap { fragment, verdict in
      if verdict.declarations != expected { return "leaves the slot: \(fragment)" }
      // Statements between braces are the compiler's to judge; they are only kept inside.
      guard slot != .statements, !fragment.contains("{"), let error = verdict.errors.first else {
        return nil
      }
      return "\(error): \(fragment)"
    }
  }
}
