import Disk
import KeygenCore

/// Verifies one spec: compiles its output with a suite, runs that, and judges what it reports.
struct SpecVerifier {
  let compiler: SwiftCompiler
  let runtime: CompiledRuntime

  /// Verifies a spec.
  ///
  /// - Parameters:
  ///   - work: the spec, and what is to be tested.
  ///   - folder: an empty folder for what is written on the way.
  func verify(_ work: SpecWork, in folder: String) throws(VerificationFailure) -> SpecResult {
    var result = SpecResult(path: work.spec.path)
    let program = "\(folder)/suite"
    guard let made = try compile(work, to: program, in: folder, &result) else {
      return result.sorted()
    }
    result.addWhole("compiles", .passed)
    if !made.isEmpty {
      let runner = SuiteRunner(program: program, temporaryFolder: folder, seed: work.seed)
      let records = try runner.run(made)
      for number in made {
        TestJudgement(test: work.spec.tests[number])
          .add(records[number] ?? TestRecord(), to: &result)
      }
    }
    return result.sorted()
  }

  /// Compiles the output with a suite of all tests that can be made.
  ///
  /// - Returns: the numbers of these tests, or `nil` where the output itself does not compile.
  private func compile(
    _ work: SpecWork, to program: String, in folder: String, _ result: inout SpecResult
  ) throws(VerificationFailure) -> [Int]? {
    let spec = work.spec
    let source = "\(folder)/keygen-output.swift"
    let support = try SupportFile.copy(work.support, to: folder)
    let companions = try Companion.write(spec.companions, to: folder)
    let files = FileStandIns(
      specPath: spec.path, support: support, companions: spec.companions)
    var tests = spec.tests
    var made = possibleTests(of: work, &result)
    while true {
      let text = SuiteSource.program(behind: spec.output, tests, made)
      let compilation = try compile(
        text, at: source, support.keys.sorted() + companions, to: program)
      let reading = CompilerDiagnostics(files: files, output: source, lineText: spec.lineText)
        .read(compilation.output, succeeded: compilation.succeeded)
      if compilation.succeeded, reading.diagnostics.isEmpty, reading.untestable.isEmpty {
        return made
      }
      guard reading.diagnostics.isEmpty else {
        // What the compiler gives no place for may be its own fault, or the machine's.
        if reading.isUnplaced { result.isRepeatable = false }
        addFailure(reading.diagnostics, of: spec, made: made, &result)
        return nil
      }
      // Each time at least one test becomes simpler or is left out, so this comes to an end.
      for (number, reason) in reading.untestable.sorted(by: { $0.key < $1.key }) {
        if let simpler = tests[number].simpler {
          tests[number] = simpler
          result.simplifiedTests.append(number)
        } else {
          made.removeAll { $0 == number }
          result.omittedTests.append(number)
          TestJudgement(test: spec.tests[number])
            .addUntested(because: "its test does not compile: \(reason)", to: &result)
        }
      }
    }
  }

  private func compile(
    _ text: [UInt8], at source: String, _ support: [String], to program: String
  ) throws(VerificationFailure) -> SwiftCompiler.Result {
    do throws(SystemError) {
      try FileWriter.create(text, at: source)
    } catch {
      throw .unwritable(source, error)
    }
    let compilation = try compiler.run(arguments(source, support, program))
    if let complaint = compilation.complaint(about: runtime.moduleCache) {
      throw .damagedCache(folder: runtime.moduleCache, output: complaint)
    }
    return compilation
  }

  /// The settings that suites are compiled with.
  static let flags: [String] = {
    let flags =
      SwiftCompiler.strictFlags + [
        "-Onone", "-module-name", "KeygenSuite", "-package-name", "KeygenSuite",
      ]
    #if canImport(Darwin)
      // The runtime is there on every version of the system, whatever the spec says of SwiftUI's.
      return flags + ["-Xfrontend", "-disable-availability-checking"]
    #else
      return flags
    #endif
  }()

  private func arguments(_ source: String, _ others: [String], _ program: String) -> [String] {
    let places = [
      "-module-cache-path", runtime.moduleCache, "-I", runtime.folder, "-o", program, source,
    ]
    return Self.flags + places + others + runtime.objects
  }

  private func possibleTests(of work: SpecWork, _ result: inout SpecResult) -> [Int] {
    work.numbers.filter { number in
      let test = work.spec.tests[number]
      guard let obstacle = test.obstacle else { return true }
      TestJudgement(test: test).addUntested(because: obstacle, to: &result)
      return false
    }
  }

  private func addFailure(
    _ diagnostics: [Diagnostic], of spec: VerifiableSpec, made: [Int], _ result: inout SpecResult
  ) {
    result.addWhole("compiles", .failed(diagnostics))
    for number in made {
      TestJudgement(test: spec.tests[number])
        .addSkipped(because: "the output does not compile", to: &result)
    }
  }
}
