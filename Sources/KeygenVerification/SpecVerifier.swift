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
    var result = SpecResult()
    let program = "\(folder)/suite"
    guard let tested = try compile(spec, to: program, in: folder, &result) else {
      return sorted(result)
    }
    result.checks.insert(CheckResult(key: nil, check: "compiles", outcome: .passed), at: 0)
    if !tested.isEmpty {
      let records = try SuiteRunner(program: program, temporaryFolder: folder).run(tested)
      for number in tested {
        KeyJudgement(key: spec.plan.keys[number])
          .add(records[number] ?? KeyRecord(), to: &result)
      }
    }
    return sorted(result)
  }

  private func sorted(_ result: SpecResult) -> SpecResult {
    var result = result
    result.diagnostics.sort {
      ($0.location.line, $0.location.column) < ($1.location.line, $1.location.column)
    }
    return result
  }

  /// Compiles the output with a suite for all keys that can be tested.
  ///
  /// - Returns: the numbers of these keys, or `nil` where the output itself does not compile.
  private func compile(
    _ spec: VerifiableSpec, to program: String, in folder: String, _ result: inout SpecResult
  ) throws(VerificationFailure) -> [Int]? {
    let source = "\(folder)/keygen-output.swift"
    let others = try OtherFiles(of: spec, besides: supportFiles, in: folder)
    var tested = testableKeys(of: spec, &result)
    while true {
      do throws(SystemError) {
        try FileWriter.create(
          SuiteSource.text(behind: spec.output, spec.plan, tested: tested), at: source)
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
        return tested
      }
      guard reading.diagnostics.isEmpty else {
        addFailure(reading.diagnostics, of: spec, tested: tested, &result)
        return nil
      }
      // Each time at least one key less is tested, so this comes to an end.
      for (number, reason) in reading.untestable.sorted(by: { $0.key < $1.key }) {
        KeyJudgement(key: spec.plan.keys[number])
          .addUntested(because: "its test does not compile: \(reason)", to: &result)
      }
      tested.removeAll { reading.untestable[$0] != nil }
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

  private func testableKeys(of spec: VerifiableSpec, _ result: inout SpecResult) -> [Int] {
    spec.plan.keys.indices.filter { number in
      let key = spec.plan.keys[number]
      guard case .impossible(let parameter) = StandIn.binding(of: key.generics) else { return true }
      KeyJudgement(key: key).addUntested(
        because: "no type is known to put in place of `\(parameter)`", to: &result)
      return false
    }
  }

  private func addFailure(
    _ diagnostics: [Diagnostic], of spec: VerifiableSpec, tested: [Int], _ result: inout SpecResult
  ) {
    result.checks.insert(CheckResult(key: nil, check: "compiles", outcome: .failed), at: 0)
    result.diagnostics += diagnostics
    for number in tested { KeyJudgement(key: spec.plan.keys[number]).addSkipped(to: &result) }
  }
}
