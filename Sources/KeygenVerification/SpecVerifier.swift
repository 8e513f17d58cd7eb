import Disk
import KeygenCore

/// Verifies one spec: compiles its output with a suite, runs that, and judges what it reports.
struct SpecVerifier {
  let compiler: SwiftCompiler
  let runtime: CompiledRuntime
  /// The hand-written files that belong to the output, as the user spelled them, each by its stand-in.
  let supportFiles: [String: String]

  /// Verifies a spec.
  ///
  /// - Parameters:
  ///   - spec: the spec.
  ///   - folder: an empty folder for what is written on the way.
  func verify(_ spec: VerifiableSpec, in folder: String) throws(VerificationFailure) -> SpecResult {
    var result = SpecResult(path: spec.path)
    let program = "\(folder)/suite"
    guard let made = try compile(spec, to: program, in: folder, &result) else {
      return result.sorted()
    }
    result.addCompilation(.passed)
    if !made.isEmpty {
      let records = try SuiteRunner(program: program, temporaryFolder: folder).run(made)
      for number in made {
        TestJudgement(test: spec.tests[number])
          .add(records[number] ?? TestRecord(), to: &result)
      }
    }
    return result.sorted()
  }

  /// Compiles the output with a suite of all tests that can be made.
  ///
  /// - Returns: the numbers of these tests, or `nil` where the output itself does not compile.
  private func compile(
    _ spec: VerifiableSpec, to program: String, in folder: String, _ result: inout SpecResult
  ) throws(VerificationFailure) -> [Int]? {
    let source = "\(folder)/keygen-output.swift"
    let others = try OtherFiles(of: spec, besides: supportFiles, in: folder)
    var made = possibleTests(of: spec, &result)
    while true {
      do throws(SystemError) {
        try FileWriter.create(
          SuiteSource.program(behind: spec.output, spec.tests, made), at: source)
      } catch {
        throw .unwritable(source, error)
      }
      let compilation = try compiler.run(arguments(source, program) + others.paths)
      if let complaint = compilation.complaint(about: runtime.moduleCache) {
        throw .damagedCache(folder: runtime.moduleCache, output: complaint)
      }
      let files = FileStandIns(
        specPath: spec.path, support: others.support, companions: spec.companions)
      let reading = CompilerDiagnostics(files: files, output: source, lineText: spec.lineText)
        .read(compilation.output, succeeded: compilation.succeeded)
      if compilation.succeeded, reading.diagnostics.isEmpty, reading.untestable.isEmpty {
        return made
      }
      guard reading.diagnostics.isEmpty else {
        addFailure(reading.diagnostics, of: spec, made: made, &result)
        return nil
      }
      // Each time at least one test less is made, so this comes to an end.
      for (number, reason) in reading.untestable.sorted(by: { $0.key < $1.key }) {
        TestJudgement(test: spec.tests[number])
          .addUntested(because: "its test does not compile: \(reason)", to: &result)
      }
      made.removeAll { reading.untestable[$0] != nil }
    }
  }

  private func arguments(_ source: String, _ program: String) -> [String] {
    var flags =
      SwiftCompiler.strictFlags + [
        "-Onone", "-module-name", "KeygenSuite", "-package-name", "KeygenSuite",
        "-module-cache-path", runtime.moduleCache,
        "-I", runtime.folder, "-o", program, source,
      ]
    #if canImport(Darwin)
      // The runtime is there on every version of the system, whatever the spec says of SwiftUI's.
      flags += ["-Xfrontend", "-disable-availability-checking"]
    #endif
    return flags + runtime.objects
  }

  private func possibleTests(of spec: VerifiableSpec, _ result: inout SpecResult) -> [Int] {
    spec.tests.indices.filter { number in
      guard let obstacle = spec.tests[number].obstacle else { return true }
      TestJudgement(test: spec.tests[number]).addUntested(because: obstacle, to: &result)
      return false
    }
  }

  private func addFailure(
    _ diagnostics: [Diagnostic], of spec: VerifiableSpec, made: [Int], _ result: inout SpecResult
  ) {
    result.addCompilation(.failed(message: diagnostics[0].message))
    result.diagnostics += diagnostics
    for number in made {
      TestJudgement(test: spec.tests[number])
        .addSkipped(because: "the output does not compile", to: &result)
    }
  }
}
