import Foundation
import KeygenCore
import Testing

@testable import KeygenVerification

@Suite("The checks of keys")
struct MutationTests {
  /// A key as the generator writes it, or broken.
  private struct Mutant {
    let entry: StrategyTable.Entry
    let breakage: MutationOperator?
    let name: String

    var description: String {
      "\(entry.reduce) on \(entry.type), \(breakage.map(\.rawValue) ?? "as it is generated")"
    }
  }

  private static let mutants: [Mutant] = StrategyTable.entries.enumerated().flatMap {
    number, entry in
    [Mutant(entry: entry, breakage: nil, name: "Key\(number)_right")]
      + MutationOperator.allCases.filter { $0.applies(to: entry) }.map {
        Mutant(entry: entry, breakage: $0, name: "Key\(number)_\($0)")
      }
  }

  @Test("catch every way to break every strategy on every type, and accuse nothing that is right")
  func mutants() throws {
    let keys = Self.mutants.map { $0.entry.key(named: $0.name) }
    let text =
      "{ \"keygen\": 1, \"imports\": [\"Foundation\"], \"keys\": [\n\(keys.joined(separator: ",\n"))\n] }"
    let source = SpecSource(
      path: "Mutants.keygen.json", name: "Mutants.keygen.json", bytes: Array(text.utf8))
    let generation = Generator().generate(source)
    let file = try #require(generation.file)
    var output = String(decoding: file.bytes, as: UTF8.self)
    for mutant in Self.mutants {
      mutant.breakage?.mutate(mutant.name, mutant.entry.type, in: &output)
    }
    // What names the built-in samples.
    output += "\nimport KeygenLaws\n"
    let spec = VerifiableSpec(
      path: source.path, sources: [source.bytes], output: Array(output.utf8),
      plan: try #require(generation.verificationPlan))
    var options = Verifier.Options()
    options.runtimeFolder = packageSources
    // What is tested here is no part of what tells one result from another.
    options.usesResults = false
    options.cacheFolder = "\(sharedCache)/keygen"
    let result = try #require(try Verifier(options).verify([spec]).first)
    try #require(
      result.checks.first?.outcome == .passed, "\(result.diagnostics.prefix(3).map(\.message))")
    let failed = Dictionary(
      grouping: result.checks.filter { !$0.failures.isEmpty }, by: { $0.subject ?? "" })
    for mutant in Self.mutants {
      let failures = failed[mutant.name, default: []]
      let messages = failures.flatMap(\.failures).map(\.message)
      guard let breakage = mutant.breakage else {
        #expect(failures.isEmpty, "\(mutant.description): \(messages)")
        continue
      }
      if let reason = breakage.equivalence(for: mutant.entry) {
        #expect(failures.isEmpty, "\(mutant.description), since \(reason): \(messages)")
      } else {
        #expect(!failures.isEmpty, "\(mutant.description) is not caught")
      }
    }
    // A right key is tested for all that its strategy promises, and nothing is left out.
    #expect(!result.checks.contains { if case .skipped = $0.outcome { true } else { false } })
  }
}
