import Foundation
import Testing
import TestSupport

@Suite(
  "The reference outputs and a module that uses them compile under every pair of settings")
struct CompileMatrixTests {
  private var files: [String] {
    get throws {
      let folder = packageRoot.appending(path: "Tests/Goldens/Swift")
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        .filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0).path }
    }
  }

  private func compile(modules: String) throws {
    let script = packageRoot.appending(path: "Scripts/compile-matrix.sh").path
    let uses = packageRoot.appending(path: "Tests/Goldens/Outside/Uses.swift").path
    let run = try CommandRun([script, "pairs", modules, uses] + files)
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(run.output.hasSuffix("6 passed, 0 failed\n"))
  }

  @Test("where observers take a plain closure, as SwiftUI's do today")
  func plainAction() throws {
    try compile(modules: buildFolder.appending(path: "Modules").path)
  }

  @Test("where observers take a @Sendable closure, as those of Xcode 16.2 did")
  func sendableAction() throws {
    let folder = try TemporaryFolder()
    let sources = packageRoot.appending(path: "Sources/HeadlessUI")
    let files = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") }.map { sources.appending(path: $0).path }
    let module = try CommandRun(
      [
        "swiftc", "-emit-module", "-parse-as-library", "-swift-version", "6",
        "-module-name", "HeadlessUI", "-D", "HEADLESSUI_SENDABLE_PREFERENCE_ACTION",
        "-emit-module-path", folder.url.appending(path: "HeadlessUI.swiftmodule").path,
      ] + (files ?? []))
    #expect(module.code == 0, "\(module.errors)")
    try compile(modules: folder.url.path)
  }
}
