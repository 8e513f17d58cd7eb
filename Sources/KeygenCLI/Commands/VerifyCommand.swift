import Disk
import KeygenCore
import KeygenVerification

extension OptionDeclaration {
  static let support = OptionDeclaration(
    "--support", value: .file, isRepeatable: true,
    "Compile a hand-written Swift file together with each output; may be given several times.")
  static let jobs = OptionDeclaration(
    "--jobs", letter: "-j", value: .number,
    "Work on N specs at a time, instead of on as many as there are processors.")
  static let runtime = OptionDeclaration(
    "--runtime", value: .folder,
    "Compile HeadlessUI and KeygenLaws from their folders in DIR, instead of from those in the checkout that this tool was built in."
  )
}

extension CommandDeclaration {
  static let verify = CommandDeclaration(
    name: "verify",
    summary: "Compile the Swift that specs describe, and test that every key keeps its laws.",
    arguments: "[SPEC|DIR]…",
    discussion: """
      Each output is compiled against HeadlessUI, in Swift 6 mode with warnings as errors,
      and run. Combining with the default must change nothing, where the strategy promises
      that; the grouping of values must not matter; and the next value must be asked for
      once at most. The values are built-in ones for types that are known, and the spec's
      `samples`. What one key's code does, be it a trap or an endless loop, is that key's
      failure alone. The last line of the output is `N passed, N failed`.

      The compiler is the `swiftc` on the PATH. HeadlessUI is compiled once, and kept in
      a folder `keygen` where the system keeps caches.
      """,
    options: [.support, .jobs, .runtime, .format],
    example: (
      line: "keygen verify Sources/App --support Sources/App/Model.swift",
      effect: "tests all keys below Sources/App; the exit code is 1 if a test fails"
    ),
    run: { VerifyCommand(invocation: $0, console: $1).run() })
}

/// `keygen verify`: compiles and tests what specs describe.
struct VerifyCommand {
  let invocation: Invocation
  let console: Console

  func run() -> ExitCode {
    let specs: [SpecLocation]
    let unreadable: Int
    var code = ExitCode.done
    let jobs: Int?
    do throws(UsageError) {
      jobs = try invocation.number(of: .jobs)
      var finder = SpecFinder()
      try finder.add(invocation.arguments)
      console.show(finder.problems)
      if !finder.problems.isEmpty { code = .wrong }
      unreadable = finder.problems.count
      specs = finder.specs
    } catch {
      console.fail(error.message)
      return .usage
    }
    if specs.isEmpty, code == .done {
      let places = invocation.arguments.isEmpty ? ["."] : invocation.arguments
      console.fail("no *.keygen.json below \(places.joined(separator: ", "))")
      return .wrong
    }
    let support = invocation.values(of: .support)
    let missing = support.filter { (try? FileStatus(path: $0))?.kind != .file }
    guard missing.isEmpty else {
      for path in missing { console.fail("`--support` names \(path), which is no file") }
      return .wrong
    }
    let verifier = Verifier(
      supportFiles: support, jobs: jobs, runtimeFolder: invocation.value(of: .runtime))
    return verify(specs, by: verifier, failed: unreadable).combined(with: code)
  }

  /// Verifies specs.
  ///
  /// - Parameters:
  ///   - locations: where they are.
  ///   - verifier: what verifies them.
  ///   - failed: how many could not even be found. A spec that cannot be read, or that nothing could be generated from,
  ///     has failed as well, like one whose output does not compile.
  private func verify(
    _ locations: [SpecLocation], by verifier: Verifier, failed: Int
  ) -> ExitCode {
    var failed = failed
    var code = ExitCode.done
    var generations: [Generation] = []
    var specs: [VerifiableSpec] = []
    var paths: [String] = []
    var made = VerifiableSpecs(Generator(), SpecLibrary(locations), console)
    let generated = locations.map { ($0, generate($0, &made, &code)) }
    for (location, generation) in generated {
      guard let generation, let spec = made.spec(location.path, generation) else {
        failed += 1
        continue
      }
      generations.append(generation)
      specs.append(spec)
      paths.append(location.path)
    }
    let results: [SpecResult]
    console.progress(
      "compiling and testing \(specs.count == 1 ? "a spec" : "\(specs.count) specs")")
    do {
      results = try verifier.verify(specs)
    } catch {
      // Nothing is left behind by now; a signal that has been held back is given its way.
      Interruption.endProcess()
      console.fail(error.message)
      return .environment
    }
    var tally = Tally(failed: failed)
    var output = ""
    for (index, result) in results.enumerated() {
      let generation = generations[index]
      console.show(result.diagnostics) {
        generation.lineText(at: $0)
      }
      if console.verbosity == .verbose {
        output += result.checks.map { $0.line(in: paths[index]) + "\n" }.joined()
      }
      tally.add(result)
    }
    output += tally.line + "\n"
    code = code.combined(with: tally.failed == 0 ? .done : .wrong)
    let delivery = console.deliverSummary(output)
    // To a reader that has had enough the exit code still tells the verdict.
    return delivery == .closed ? code : code.combined(with: delivery.exitCode)
  }

  /// Generates the Swift of a spec, and shows what there is to tell about it.
  ///
  /// - Returns: `nil` where the spec cannot be read.
  private func generate(
    _ location: SpecLocation, _ specs: inout VerifiableSpecs, _ code: inout ExitCode
  ) -> Generation? {
    let source: SpecSource
    do throws(CommandStop) {
      source = try location.read(console)
    } catch {
      if case .reported(let reported) = error { code = code.combined(with: reported) }
      return nil
    }
    return specs.generate(source)
  }

  /// How many checks came out in each way.
  private struct Tally {
    private(set) var passed = 0
    private(set) var failed: Int
    private(set) var skipped = 0

    init(failed: Int) { self.failed = failed }

    mutating func add(_ result: SpecResult) {
      for check in result.checks {
        switch check.outcome {
        case .passed: passed += 1
        case .failed: failed += 1
        case .skipped: skipped += 1
        }
      }
    }

    var line: String {
      "\(passed) passed, \(failed) failed" + (skipped > 0 ? ", \(skipped) skipped" : "")
    }
  }
}
