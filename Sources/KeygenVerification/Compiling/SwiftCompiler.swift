import Disk

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The `swiftc` on the PATH.
struct SwiftCompiler: Sendable {
  /// What a compilation came to.
  struct Result {
    let succeeded: Bool
    /// What the compiler said.
    let output: String

    /// The first error in which the compiler names a folder, which is no fault of what it compiled.
    func complaint(about folder: String) -> String? {
      guard !succeeded else { return nil }
      return output.split(separator: "\n").first {
        $0.contains("error: ") && $0.contains(folder)
      }
      .map(String.init)
    }

    /// The first line that says that there is no space left, and is not about a line of a source.
    var lackOfSpace: String? {
      guard !succeeded else { return nil }
      let lines = output.split(separator: "\n").map(String.init)
        .filter { CompilerMessage.messages(in: $0).allSatisfy { $0.line == 0 } }
      for code in [ENOSPC, EDQUOT] {
        let reason = SystemError(code: code).reason
        if let line = lines.first(where: { $0.contains(reason) }) { return line }
        // The compiler's driver gives the number alone.
        if let line = lines.first(where: { $0.contains("ioError(code: \(code))") }) {
          return "\(reason): \(line)"
        }
      }
      return nil
    }
  }

  /// The settings of everything that is compiled.
  static let strictFlags = [
    "-swift-version", "6", "-D", "KEYGEN_HEADLESS", "-parse-as-library",
    "-whole-module-optimization", "-diagnostic-style", "llvm", "-no-color-diagnostics",
  ]

  /// The path of the compiler.
  let path: String
  /// Where it keeps temporary files.
  let temporaryFolder: String

  /// Runs the compiler.
  ///
  /// - Parameter arguments: all its arguments.
  func run(_ arguments: [String]) throws(VerificationFailure) -> Result {
    try Self.run(path, arguments, temporaryFolder)
  }

  /// Runs a compiler.
  static func run(
    _ path: String, _ arguments: [String], _ temporaryFolder: String
  ) throws(VerificationFailure) -> Result {
    let outcome: ChildProcess.Outcome
    do throws(SystemError) {
      outcome = try ChildProcess.run(
        [path] + arguments, environment: Environment.ofChildren(temporaryFolder: temporaryFolder),
        limits: .init(output: 16 << 20, seconds: 900))
    } catch {
      throw .cannotStart(path: path, reason: error.reason)
    }
    var output = String(decoding: outcome.output, as: UTF8.self)
    switch outcome.end {
    case .exited: break
    case .stopped: output += "the compiler was stopped\n"
    case .signalled(let number): output += "the compiler was ended by signal \(number)\n"
    case .tookTooLong: output += "the compiler took more than 15 minutes\n"
    case .printedTooMuch: output += "the compiler printed more than 16 MiB\n"
    case .interrupted: throw .interrupted
    }
    let result = Result(succeeded: outcome.end == .exited(0), output: output)
    if let line = result.lackOfSpace { throw .noSpace(output: line) }
    return result
  }
}
