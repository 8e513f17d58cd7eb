import Foundation
import TestSupport

/// The cache that tests share, so that the runtime is compiled once.
let sharedCache = buildFolder.appending(path: "verify-tests-cache").path

/// The folder that holds the sources of the runtime.
let packageSources = packageRoot.appending(path: "Sources").path

/// Runs `keygen verify` of the tool that was built with the tests.
///
/// - Parameters:
///   - arguments: what follows `verify`.
///   - folder: the working directory.
///   - variables: changes to the environment, each as `NAME=VALUE`.
func verify(
  _ arguments: String..., in folder: TemporaryFolder, with variables: [String] = [],
  input: String = ""
) throws -> CommandRun {
  // The tool's temporary files go where the test sees whether any are left.
  let temporary = try TemporaryFolder()
  let run = try CommandRun(
    ["XDG_CACHE_HOME=\(sharedCache)", "TMPDIR=\(temporary.url.path)"] + variables
      + [buildFolder.appending(path: "keygen").path, "verify"] + arguments,
    in: folder.url, input: input)
  let files = try FileManager.default.contentsOfDirectory(atPath: temporary.url.path)
  // Suites and compilers are called by paths in that folder.
  let processes = try CommandRun(["ps", "-eo", "args"]).output.split(separator: "\n")
    .map(String.init).filter { $0.contains(temporary.url.path) }
  guard files.isEmpty, processes.isEmpty else {
    throw LeftBehind(files: files, processes: processes)
  }
  return run
}

/// A run has left temporary files or processes behind.
struct LeftBehind: Error {
  let files: [String]
  let processes: [String]
}

extension CommandRun {
  /// The last line of standard output.
  var lastLine: String { output.split(separator: "\n").last.map(String.init) ?? "" }

  /// The lines of standard error that are errors.
  var errorLines: [String] {
    errors.split(separator: "\n").map(String.init).filter { $0.contains(": error: ") }
  }
}

/// A spec with keys given as JSON.
func spec(_ keys: String...) -> String {
  "{ \"keygen\": 1, \"imports\": [\"Foundation\"], \"keys\": [\n\(keys.joined(separator: ",\n"))\n] }\n"
}

/// A key of integers, with 0 as its default, and a reduce of its own.
func customKey(_ name: String, _ statements: String, more: String = "") -> String {
  #"{ "name": "\#(name)", "value": "Int", "default": 0, "reduce": { "swift": "\#(statements)" }\#(more) }"#
}
