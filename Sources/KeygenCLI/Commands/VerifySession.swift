import Disk
import KeygenCore
import KeygenVerification

/// One run of `keygen verify`: the specs that are verified, and what came of the others.
struct VerifySession {
  let options: Verifier.Options
  let console: Console
  var code: ExitCode
  private var specs: VerifiableSpecs
  /// The specs that something was generated from.
  private var generated: [(source: SpecSource, generation: Generation)] = []
  /// What came of specs that could not be verified.
  private var results: [SpecResult] = []

  init(options: Verifier.Options, finder: SpecFinder, console: Console) {
    self.options = options
    self.console = console
    code = finder.code
    specs = VerifiableSpecs(Generator(), SpecLibrary(finder.specs), console)
  }

  /// Adds what could not be read.
  mutating func add(unreadable problems: [Diagnostic]) {
    console.show(problems)
    results += problems.map { SpecResult(path: $0.location.file, failed: "reads", [$0]) }
  }

  /// Reads a spec and generates its Swift.
  mutating func add(_ location: SpecLocation) {
    let source: SpecSource
    do throws(SystemError) {
      source = try location.read()
    } catch {
      add(unreadable: [.unreadable(location.path, error)])
      code = code.combined(with: ExitCode(reading: error))
      return
    }
    generated.append((source, specs.generate(source)))
  }

  /// The specs that can be verified; of the others it is known what came of them.
  private mutating func verifiableSpecs() -> [VerifiableSpec] {
    var verifiable: [VerifiableSpec] = []
    for (source, generation) in generated {
      if let spec = specs.spec(source, generation) {
        verifiable.append(spec)
      } else {
        let errors = generation.diagnostics.filter { $0.severity == .error }
        results.append(SpecResult(path: source.path, failed: "generates", errors))
      }
    }
    return verifiable
  }

  /// Verifies the specs, and tells what came of all.
  mutating func finish(
    mayBeEmpty: Bool, reports: [(path: String, text: ([SpecResult]) -> [UInt8])]
  ) -> ExitCode {
    let specs = verifiableSpecs()
    let verified: [SpecResult]
    do {
      // One thread at a time tells of progress, while this one waits.
      nonisolated(unsafe) let console = console
      verified = try Verifier(options).verify(specs) {
        console.progress($0.done, of: $0.all, "compiling and testing")
      }
    } catch {
      // Nothing is left behind by now; a signal that has been held back is given its way.
      Interruption.endProcess()
      console.fail(error.message)
      return .environment
    }
    if verified.isEmpty, !specs.isEmpty, !mayBeEmpty, let filter = options.filter {
      let patterns = filter.patterns.map { "`\($0)`" }.joined(separator: ", ")
      console.fail("no check of these specs is chosen by \(patterns)")
      code = code.combined(with: .wrong)
    }
    for result in verified { show(result) }
    let all = results + verified
    for report in reports { write(report.text(all), to: report.path) }
    return tell(all)
  }

  private func show(_ result: SpecResult) {
    console.show(result.diagnostics) {
      specs.lineText(at: $0)
    }
  }

  private mutating func write(_ bytes: [UInt8], to path: String) {
    do throws(SystemError) {
      _ = try FileWriter.write(bytes, to: path)
    } catch {
      console.show([.unwritable(path, error)])
      code = .environment
    }
  }

  private func tell(_ results: [SpecResult]) -> ExitCode {
    let tally = Tally(results)
    var output = ""
    if console.verbosity == .verbose {
      for result in results {
        output += result.checks.map { $0.line(in: result.path) + "\n" }.joined()
      }
    }
    output += tally.line + "\n"
    let verdict = code.combined(with: tally.failed == 0 ? .done : .wrong)
    let delivery = console.deliverSummary(output)
    // To a reader that has had enough the exit code still tells the verdict.
    return delivery == .closed ? verdict : verdict.combined(with: delivery.exitCode)
  }
}
