import Foundation
import TestSupport

/// A copy of a package that uses keygen, to be edited and built.
struct ConsumerPackage {
  private let folder: TemporaryFolder
  /// Where the package is.
  let url: URL
  private let scratch: URL

  /// Copies a package of `Tests/Consumers`.
  ///
  /// - Parameters:
  ///   - name: the name of its folder.
  ///   - scratch: the name of the folder that its build goes to, which is kept from run to run; packages that are built
  ///     at the same time need different ones.
  init(_ name: String, scratch: String) throws {
    folder = try TemporaryFolder()
    url = folder.url.appending(path: name, directoryHint: .isDirectory)
    self.scratch = packageRoot.appending(path: ".build/consumers/\(scratch)")
    try FileManager.default.copyItem(
      at: packageRoot.appending(path: "Tests/Consumers/\(name)"), to: url)
    let manifest = url.appending(path: "Package.swift")
    let text = try String(contentsOf: manifest, encoding: .utf8)
      .replacing(#"path: "../../..""#, with: "path: \"\(packageRoot.path)\"")
    try text.write(to: manifest, atomically: true, encoding: .utf8)
    // A plugin's outputs of an earlier run are no part of this one.
    try? FileManager.default.removeItem(at: self.scratch.appending(path: "plugins/outputs"))
  }

  /// Runs a command of SwiftPM on the package.
  func swift(_ command: String, _ arguments: String...) throws -> CommandRun {
    try CommandRun(
      ["swift", command, "--package-path", url.path, "--scratch-path", scratch.path] + arguments)
  }

  /// Replaces text in a file of the package.
  func edit(_ path: String, replacing old: String, with new: String) throws {
    let file = url.appending(path: path)
    let text = try String(contentsOf: file, encoding: .utf8)
    try text.replacing(old, with: new).write(to: file, atomically: true, encoding: .utf8)
  }
}
