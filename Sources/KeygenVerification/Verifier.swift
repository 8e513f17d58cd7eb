import Disk
import KeygenCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Compiles what was generated from specs, and tests it.
package struct Verifier: Sendable {
  private let supportFiles: [String]
  private let jobs: Int
  private let runtimeFolder: String?

  /// Creates a verifier.
  ///
  /// - Parameters:
  ///   - supportFiles: paths of hand-written Swift files that are compiled together with each output.
  ///   - jobs: how many specs are worked on at a time; `nil` for as many as there are processors.
  ///   - runtimeFolder: the folder that holds the sources of HeadlessUI and KeygenLaws, each in a folder of its name;
  ///     `nil` to find it from where the tool is.
  package init(supportFiles: [String] = [], jobs: Int? = nil, runtimeFolder: String? = nil) {
    self.supportFiles = supportFiles
    self.runtimeFolder = runtimeFolder
    self.jobs = jobs ?? Environment.processors
  }

  /// Verifies specs.
  ///
  /// From its call on, signals that ask the process to end are held back until nothing is left behind; after an
  /// interruption the caller is to call `Interruption.endProcess()`.
  ///
  /// - Parameter specs: the specs.
  /// - Returns: what came of each.
  /// - Throws: why nothing can be said about the specs: no compiler, no space, an interruption.
  package func verify(_ specs: [VerifiableSpec]) throws(VerificationFailure) -> [SpecResult] {
    guard !specs.isEmpty else { return [] }
    Interruption.watch()
    let folder = try WorkFolder.make()
    defer { Removal.remove(folder) }
    let compiler = try SwiftCompiler(temporaryFolder: folder)
    let modules = try RuntimeSources.find(
      in: runtimeFolder, orBesideExecutable: Environment.executable)
    let runtime = try RuntimeCache(folder: RuntimeCache.standardFolder(), compiler: compiler)
      .runtime(of: modules)
    let verifier = SpecVerifier(
      compiler: compiler, runtime: runtime, supportFiles: try linkSupportFiles(in: folder))
    let results = Collector(count: specs.count)
    WorkerPool.run(specs.count, workers: jobs) { index in
      Self.verify(specs[index], by: verifier, in: "\(folder)/\(index)")
    } finish: {
      results.set($0, $1)
    }
    return try results.all()
  }

  /// Makes links to the support files, so that their own names do not matter to the compiler.
  ///
  /// - Parameter folder: where the links are made.
  /// - Returns: the paths of the files, each by that of its link; one for several paths to one file.
  private func linkSupportFiles(in folder: String) throws(VerificationFailure) -> [String: String] {
    var links: [String: String] = [:]
    var linked: Set<String> = []
    for path in supportFiles {
      guard let target = Environment.realPath(path) else { throw .unreadable(path, .last) }
      guard linked.insert(target).inserted else { continue }
      let link = "\(folder)/keygen-support-\(links.count).swift"
      guard symlink(target, link) == 0 else { throw .unwritable(link, .last) }
      links[link] = path
    }
    return links
  }

  private static func verify(
    _ spec: VerifiableSpec, by verifier: SpecVerifier, in folder: String
  ) -> Result<SpecResult, VerificationFailure> {
    do throws(VerificationFailure) {
      if Interruption.hasCome { throw .interrupted }
      do throws(SystemError) {
        try FileWriter.makeFolder(folder)
      } catch {
        throw VerificationFailure.unwritable(folder, error)
      }
      // Programs are large, and only one is needed at a time.
      defer { Removal.remove(folder) }
      return .success(try verifier.verify(spec, in: folder))
    } catch {
      return .failure(error)
    }
  }

  /// Gathers results; it is filled by one thread at a time, and read when all have ended.
  private final class Collector: @unchecked Sendable {
    private var results: [Result<SpecResult, VerificationFailure>?]

    init(count: Int) { results = Array(repeating: nil, count: count) }

    func set(_ index: Int, _ result: Result<SpecResult, VerificationFailure>) {
      results[index] = result
    }

    /// The results, or the first failure.
    func all() throws(VerificationFailure) -> [SpecResult] {
      if Interruption.hasCome { throw .interrupted }
      var all: [SpecResult] = []
      for result in results {
        guard let result else { continue }
        all.append(try result.get())
      }
      return all
    }
  }
}
