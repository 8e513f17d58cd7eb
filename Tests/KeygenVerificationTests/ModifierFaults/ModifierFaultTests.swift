import Foundation
import KeygenCore
import TestSupport
import Testing

@testable import KeygenVerification

@Suite("The checks of modifiers and containers")
struct ModifierFaultTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// An entry with a fault, or as it is generated.
  private struct Mutant {
    let entry: FaultSpec.Entry
    let fault: Fault?

    var name: String { entry.name + (fault.map { "_" + $0.name } ?? "") }
  }

  /// The kinds that are compiled together: each compilation costs seconds.
  private static let groups: [[String]] = [
    ["set", "transform", "observe", "bind"], ["measure"],
    ["anchor", "overlay", "background", "custom", "container"],
  ]

  @Test("catch every fault in every kind, and accuse nothing that is right", arguments: groups)
  func faults(kinds: [String]) throws {
    let entries = FaultSpec.entries.filter { kinds.contains($0.kind) }
    let candidates = entries.flatMap { entry in
      Fault.all.filter { $0.kinds.contains(entry.kind) }.map { Mutant(entry: entry, fault: $0) }
    }
    // Which faults fit is seen in the text of what is right.
    let right = FaultedOutput(try generated(entries.map { Mutant(entry: $0, fault: nil) }).output)
    let fitting = candidates.filter { mutant in
      guard let fault = mutant.fault else { return false }
      var output = right
      return output.plant(fault, in: mutant.entry.name, key: mutant.entry.key)
    }
    let mutants = entries.map { Mutant(entry: $0, fault: nil) } + fitting
    let result = try verified(mutants)
    let checks = Dictionary(grouping: result.checks, by: { $0.subject ?? "" })
    for mutant in mutants {
      let all = checks[mutant.name, default: []]
      let messages = all.flatMap(\.failures).map(\.message)
      guard let fault = mutant.fault else {
        #expect(!all.isEmpty)
        let others = all.filter { $0.outcome != .passed }
        #expect(others.isEmpty, "\(mutant.name): \(others.map { "\($0)" })")
        continue
      }
      if let reason = fault.equivalences[mutant.entry.name] {
        #expect(messages.isEmpty, "\(mutant.name), since \(reason): \(messages)")
      } else {
        #expect(
          !messages.isEmpty,
          "\(mutant.name) is not caught: \(all.map { "\($0.check) \($0.outcome)" })")
      }
    }
    // A fault that fits nowhere shows nothing.
    let planted = Set(fitting.compactMap(\.fault?.name))
    for fault in Fault.all where !fault.kinds.isDisjoint(with: kinds) {
      let isElsewhere = !fault.kinds.isSubset(of: kinds)
      #expect(planted.contains(fault.name) || isElsewhere, "\(fault.name) fits nowhere")
    }
  }

  private func generated(
    _ mutants: [Mutant]
  ) throws -> (source: SpecSource, output: [UInt8], plan: VerificationPlan) {
    let json = mutants.map { ($0.entry.kind == "container", $0.entry.json(named: $0.name)) }
    let text = FaultSpec.text(
      modifiers: json.filter { !$0.0 }.map(\.1), containers: json.filter(\.0).map(\.1))
    let source = SpecSource(
      path: "Faults.keygen.json", name: "Faults.keygen.json", bytes: Array(text.utf8))
    let generation = Generator().generate(source)
    let errors = generation.diagnostics.filter { $0.severity == .error }
    try #require(errors.isEmpty, "\(errors.map(\.message))")
    return (
      source, try #require(generation.file).bytes, try #require(generation.verificationPlan)
    )
  }

  private func verified(_ mutants: [Mutant]) throws -> SpecResult {
    let (source, bytes, plan) = try generated(mutants)
    var output = FaultedOutput(bytes)
    for mutant in mutants {
      guard let fault = mutant.fault else { continue }
      let isPlanted = output.plant(fault, in: mutant.name, key: mutant.entry.key)
      #expect(isPlanted, "\(mutant.name)")
    }
    try folder.write("import HeadlessUI\n\n" + FaultSpec.support, to: "Support.swift")
    let support = folder.url.appending(path: "Support.swift").path
    let spec = VerifiableSpec(
      path: source.path, sources: [source.bytes], supportFiles: [support],
      output: Array(output.text.utf8), plan: plan)
    var options = Verifier.Options()
    options.runtimeFolder = packageSources
    options.cacheFolder = "\(sharedCache)/keygen"
    // What is tested here is no part of what tells one result from another.
    options.usesResults = false
    let result = try #require(try Verifier(options).verify([spec]).first)
    try #require(
      result.checks.first?.outcome == .passed,
      "\(result.diagnostics.prefix(5).map { "\($0.location.line): \($0.message)" })")
    return result
  }
}
