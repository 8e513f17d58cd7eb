import Disk
import KeygenCore

/// Compiles what was generated from specs, and tests it.
package struct Verifier: Sendable {
  /// What to do, and how.
  package struct Options: Sendable {
    /// Paths of hand-written Swift files that are compiled together with each output.
    package var support: [String] = []
    /// The folder that holds the sources of HeadlessUI and KeygenLaws, each in a folder of its name; `nil` to find it from
    /// where the tool is.
    package var runtimeFolder: String?
    /// The folder where things are kept from run to run; `nil` for the one that the platform suggests.
    package var cacheFolder: String?
    /// How many specs are worked on at a time; `nil` for as many as there are processors.
    package var jobs: Int?
    /// Which checks are made; `nil` for all.
    package var filter: CheckFilter?
    /// What random values are made from; `nil` to take it from the content of each spec.
    package var seed: UInt64?
    /// A folder in which a package of what is compiled and tested is left; `nil` for none.
    package var keptPackage: String?
    /// Whether results of earlier runs are used.
    package var usesResults = true

    /// All checks, as the platform suggests.
    package init() {}
  }

  /// How far a verification is.
  package struct Progress: Sendable {
    /// The specs of which it is known what comes of them.
    package let done: Int
    /// All specs.
    package let all: Int
  }

  private let options: Options

  /// Creates a verifier.
  package init(_ options: Options = Options()) { self.options = options }

  /// Verifies specs.
  ///
  /// From its call on, signals that ask the process to end are held back until nothing is left behind; after an
  /// interruption the caller is to call `Interruption.endProcess()`.
  ///
  /// - Parameters:
  ///   - specs: the specs.
  ///   - progress: is told how far the work is: before it begins, and when a spec is done; by one thread at a time.
  /// - Returns: what came of each, in their order; of those alone that the filter chooses a check of.
  /// - Throws: why nothing can be said about the specs: no compiler, no space, an interruption.
  package func verify(
    _ specs: [VerifiableSpec], progress: @escaping @Sendable (Progress) -> Void = { _ in }
  ) throws(VerificationFailure) -> [SpecResult] {
    let chosen = specs.map { ($0, $0.tests(chosenBy: options.filter)) }
      .filter { !$1.isEmpty || options.filter?.matches(nil, "compiles") ?? true }
    guard !chosen.isEmpty else { return [] }
    Interruption.watch()
    let workshop = try Workshop(
      runtimeFolder: options.runtimeFolder, cacheFolder: options.cacheFolder)
    var works: [SpecWork] = []
    for (spec, numbers) in chosen {
      works.append(
        SpecWork(
          spec, numbers, support: try SupportFile.read(options.support + spec.supportFiles),
          seed: options.seed, surroundings: workshop.name))
    }
    // Before the work is done for nothing.
    var package: KeptPackage?
    if let folder = options.keptPackage { package = try KeptPackage(in: folder) }
    let results = ResultCache(folder: workshop.cache)
    var known = works.map { options.usesResults ? results.result(named: $0.name) : nil }
    let unknown = works.indices.filter { known[$0] == nil }
    let count = works.count
    let done = count - unknown.count
    progress(Progress(done: done, all: count))
    if !unknown.isEmpty {
      let found = try workshop.verify(unknown.map { works[$0] }, jobs: options.jobs) {
        progress(Progress(done: done + $0, all: count))
      }
      for (index, result) in zip(unknown, found) {
        try results.keep(result, named: works[index].name)
        known[index] = result
      }
    }
    let found = known.compactMap { $0 }
    try package?.write(Array(zip(works, found)), workshop.modules)
    return found.map(filtered)
  }

  /// The checks that the filter chooses, and those that went wrong on the way to them.
  private func filtered(_ result: SpecResult) -> SpecResult {
    guard let filter = options.filter else { return result }
    var filtered = result
    filtered.checks.removeAll { check in
      !filter.matches(check.subject, check.check)
        && !(["compiles", "runs"].contains(check.check) && !check.failures.isEmpty)
    }
    return filtered
  }
}
