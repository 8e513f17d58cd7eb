import Foundation
import TestSupport
import Testing

/// A copy of a package that uses keygen, to be edited and built.
struct ConsumerPackage {
  /// A build system of SwiftPM.
  enum BuildSystem: String {
    case native
    case swiftbuild
  }

  /// The folder that the package is in, for what is to be outside of it.
  let surroundings: TemporaryFolder
  /// Where the package is.
  let url: URL
  /// Where its builds go, which is kept from run to run.
  let scratch: URL
  private let name: String
  private let system: BuildSystem

  /// Copies a package of `Tests/Consumers`.
  ///
  /// - Parameters:
  ///   - name: the name of its folder.
  ///   - system: what builds it. Packages that are built at the same time need different names or systems.
  init(_ name: String, system: BuildSystem = .native) throws {
    surroundings = try TemporaryFolder()
    url = surroundings.url.appending(path: name, directoryHint: .isDirectory)
    scratch = packageRoot.appending(path: ".build/consumers/\(name)-\(system.rawValue)")
    self.name = name
    self.system = system
    try FileManager.default.copyItem(
      at: packageRoot.appending(path: "Tests/Consumers/\(name)"), to: url)
    try edit(
      "Package.swift", replacing: #"path: "../../..""#, with: "path: \"\(packageRoot.path)\"")
    // A plugin's outputs of an earlier run are no part of this one.
    try? FileManager.default.removeItem(at: scratch.appending(path: "plugins/outputs"))
  }

  // MARK: Commands

  /// Runs a command of SwiftPM on the package.
  ///
  /// - Parameters:
  ///   - command: `build`, `run`, `test` or `package`.
  ///   - arguments: what follows the command.
  ///   - path: the path that the package is opened by; `nil` for its own.
  func swift(_ command: String, _ arguments: String..., openedAt path: String? = nil) throws
    -> CommandRun
  {
    try CommandRun(
      [
        "swift", command, "--package-path", path ?? url.path, "--scratch-path", scratch.path,
        "--build-system", system.rawValue,
      ] + arguments)
  }

  /// Builds the package.
  ///
  /// - Returns: the log where the build failed; `nil` where it succeeded.
  func buildFailure() throws -> String? {
    let run = try swift("build")
    return run.code == 0 ? nil : run.log
  }

  /// Builds the package, and once more: in the second build after one that began anew SwiftPM links the tool again, and so
  /// generates everything, which would hide what a later build leaves out.
  func settle() throws {
    for _ in 1...2 {
      let failure = try buildFailure()
      #expect(failure == nil)
    }
  }

  /// Whether the text, such as a symbol's name, occurs in the package's program.
  func programHolds(_ text: String) throws -> Bool {
    #if os(macOS)
      let products = "out/Products/Debug"
    #else
      let products = "out/Products/Debug-linux"
    #endif
    let place = system == .native ? "debug" : products
    return try Data(contentsOf: scratch.appending(path: "\(place)/\(name)"))
      .range(of: Data(text.utf8)) != nil
  }

  // MARK: Outputs

  /// The folder that the plugin generates the Swift of a target into.
  func outputs(of target: String) -> URL {
    scratch.appending(
      path: "plugins/outputs/\(name.lowercased())/\(target)/destination/KeygenPlugin")
  }

  /// The text of an output.
  func output(_ name: String, of target: String) throws -> String {
    try String(
      contentsOf: outputs(of: target).appending(path: "\(name).keygen.swift"), encoding: .utf8)
  }

  // MARK: Edits

  /// Writes a file of the package, and the folders it stands in.
  func write(_ text: String, to path: String) throws {
    try surroundings.write(text, to: "\(url.lastPathComponent)/\(path)")
  }

  /// Replaces text in a file of the package.
  func edit(_ path: String, replacing old: String, with new: String) throws {
    let file = url.appending(path: path)
    let text = try String(contentsOf: file, encoding: .utf8)
    try text.replacing(old, with: new).write(to: file, atomically: true, encoding: .utf8)
  }

  /// Gives a file of the package another path.
  func move(_ path: String, to other: String) throws {
    try FileManager.default.moveItem(at: url.appending(path: path), to: url.appending(path: other))
  }

  /// Removes a file or folder of the package.
  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: url.appending(path: path))
  }

  /// Makes a symbolic link in the package.
  func link(_ path: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url.appending(path: path).path, withDestinationPath: destination)
  }
}

extension CommandRun {
  /// All that the command has said.
  var log: String { output + errors }

  /// The lines that report an error.
  var errorLines: [String] {
    log.split(separator: "\n").map(String.init)
      .filter { $0.contains("error: ") }
  }
}

/// A spec of one public key that adds up integers.
func spec(_ key: String, defaultValue: Int = 0) -> String {
  """
  {
    "keygen": 1,
    "access": "public",
    "keys": [
      {
        "name": "\(key)",
        "value": "Int",
        "default": { "swift": "\(defaultValue)" },
        "reduce": "last",
        "allow": ["loses-to-default"]
      }
    ]
  }

  """
}
