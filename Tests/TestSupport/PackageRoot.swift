import Foundation

/// The folder of this package.
public let packageRoot = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// The folder that the tests were built into: executables, and modules in `Modules`.
public let buildFolder: URL = {
  // The runner loads the tests from there, whether it is itself built there or comes with the toolchain.
  let argument = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
  return URL(filePath: argument).deletingLastPathComponent()
}()
