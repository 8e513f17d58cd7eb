import Foundation

/// A command that has been run to its end.
public struct CommandRun: Sendable {
  /// The exit code, or the number of the signal that ended it, negative.
  public let code: Int32
  /// What came over standard output.
  public let output: String
  /// What came over standard error.
  public let errors: String

  /// Runs a command that is found on the PATH.
  ///
  /// - Parameters:
  ///   - words: the command and its arguments.
  ///   - folder: the working directory.
  ///   - input: what the command reads from standard input.
  public init(_ words: [String], in folder: URL = packageRoot, input: String = "") throws {
    // Through files, so that neither side waits for the other whatever the lengths.
    let files = try TemporaryFolder()
    let inputFile = try files.write(input, to: "in")
    let outputFile = try files.write("", to: "out")
    let errorFile = try files.write("", to: "err")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.run()
    process.waitUntilExit()
    code =
      process.terminationReason == .exit
      ? process.terminationStatus : -process.terminationStatus
    output = try files.text(of: "out")
    errors = try files.text(of: "err")
  }
}
