import Foundation
import TestSupport

/// Runs the tool that was built with the tests.
///
/// - Parameters:
///   - arguments: the command line.
///   - folder: the working directory.
func keygen(
  _ arguments: String..., in folder: TemporaryFolder, input: String = ""
) throws -> CommandRun {
  try CommandRun(
    [buildFolder.appending(path: "keygen").path] + arguments, in: folder.url, input: input)
}

/// A spec that is right.
func rightSpec(_ name: String) -> String {
  #"{ "keygen": 1, "keys": [{ "name": "\#(name)", "value": "Int", "reduce": "sum" }] }"#
}
