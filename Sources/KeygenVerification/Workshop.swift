import Disk
import KeygenCore

/// All that it takes to verify specs: the compiler, the runtime, and a place for both.
struct Workshop: Sendable {
  /// Where things are kept from run to run.
  let cache: CacheFolder
  /// A text that all decides that is here: another tool, compiler or runtime makes another one.
  let name: String
  /// The sources of the runtime, each module behind those that it needs.
  let modules: [ModuleSources]
  private let compiler: CompilerIdentity
  private let runtimeName: String

  /// Finds what is needed.
  ///
  /// - Parameters:
  ///   - runtimeFolder: the folder that holds the sources of HeadlessUI and KeygenLaws, each in a folder of its name; `nil`
  ///     to find it from where the tool is.
  ///   - cacheFolder: where things are kept from run to run; `nil` for the folder that the platform suggests.
  init(runtimeFolder: String?, cacheFolder: String?) throws(VerificationFailure) {
    if let cacheFolder {
      cache = CacheFolder(path: cacheFolder)
    } else {
      cache = try CacheFolder.standard()
    }
    compiler = try CompilerIdentity.find(cache: cache)
    guard let executable = Environment.executable, let facts = FileFacts(of: executable) else {
      throw .noRuntimeSources(lookedIn: ["(the place of this program is not known)"])
    }
    modules = try RuntimeSources.find(in: runtimeFolder, orBesideExecutable: executable)
    runtimeName = try RuntimeCache.name(of: modules, by: compiler)
    var digest = ContentDigest()
    digest.add([facts.text, compiler.path, runtimeName])
    digest.add(SpecVerifier.flags)
    digest.add(Environment.thoseThatChooseTools.map { Environment.value($0) ?? "" })
    name = digest.name
  }

  /// Verifies specs.
  ///
  /// - Parameters:
  ///   - works: the specs.
  ///   - jobs: how many are worked on at a time; `nil` for as many as there are processors.
  ///   - progress: is told how many are done.
  /// - Returns: what came of each.
  func verify(
    _ works: [SpecWork], jobs: Int?, progress: @escaping @Sendable (Int) -> Void
  ) throws(VerificationFailure) -> [SpecResult] {
    let folder = try WorkFolder.make()
    defer { Removal.remove(folder) }
    let compiler = SwiftCompiler(path: compiler.path, temporaryFolder: folder)
    let runtime = try RuntimeCache(folder: cache, compiler: compiler)
      .runtime(of: modules, named: runtimeName)
    let verifier = SpecVerifier(compiler: compiler, runtime: runtime)
    let results = Collector(count: works.count)
    WorkerPool.run(works.count, workers: jobs ?? Environment.processors) { index in
      Self.verify(works[index], by: verifier, in: "\(folder)/\(index)")
    } finish: {
      progress(results.set($0, $1))
    }
    return try results.all()
  }

  private static func verify(
    _ work: SpecWork, by verifier: SpecVerifier, in folder: String
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
      let start = Clock.milliseconds
      var result = try verifier.verify(work, in: folder)
      result.milliseconds = Clock.milliseconds - start
      return .success(result)
    } catch {
      return .failure(error)
    }
  }

  /// Gathers results; it is filled by one thread at a time, and read when all have ended.
  private final class Collector: @unchecked Sendable {
    private var results: [Result<SpecResult, VerificationFailure>?]
    private var count = 0

    init(count: Int) { results = Array(repeating: nil, count: count) }

    /// - Returns: how many there are.
    func set(_ index: Int, _ result: Result<SpecResult, VerificationFailure>) -> Int {
      results[index] = result
      count += 1
      return count
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
