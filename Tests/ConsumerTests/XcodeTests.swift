import Foundation
import TestSupport
import Testing

@Suite("The plugins' code for Xcode")
struct XcodeTests {
  @Test(
    "compiles without a warning, with and without Xcode's module",
    arguments: ["KeygenPlugin", "KeygenCommand", "KeygenGenerateCommand"])
  func compiles(plugin: String) throws {
    let folder = try TemporaryFolder()
    let flags = [
      "-swift-version", "6", "-package-description-version", "6.1", "-parse-as-library",
      "-warnings-as-errors", "-module-cache-path", buildFolder.appending(path: "ModuleCache").path,
      "-I", try pluginLibrary(),
    ]
    let module = try CommandRun(
      ["swiftc"] + flags + [
        "-emit-module", "-module-name", "XcodeProjectPlugin", "-o",
        folder.url.appending(path: "XcodeProjectPlugin.swiftmodule").path,
        packageRoot.appending(
          path: "Tests/Consumers/XcodeProjectPlugin/XcodeProjectPlugin.swift"
        ).path,
      ])
    #expect(module.code == 0, "\(module.log)")
    let sources = packageRoot.appending(path: "Plugins/\(plugin)").path
    let files = try FileManager.default.contentsOfDirectory(atPath: sources)
      .map { "\(sources)/\($0)" }
    for more in [[], ["-I", folder.url.path]] {
      let run = try CommandRun(["swiftc", "-typecheck"] + flags + more + files)
      #expect(run.code == 0, "\(run.log)")
    }
  }

  /// The folder of the module that plugins import.
  private func pluginLibrary() throws -> String {
    struct Target: Decodable {
      struct Paths: Decodable { let runtimeResourcePath: String }
      let paths: Paths
    }
    let run = try CommandRun(["swiftc", "-print-target-info"])
    let target = try JSONDecoder().decode(Target.self, from: Data(run.output.utf8))
    return target.paths.runtimeResourcePath + "/pm/PluginAPI"
  }
}
