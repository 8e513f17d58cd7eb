import Foundation
import TestSupport
import Testing

@Suite("An installed keygen")
struct InstallationTests {
  private static let script = packageRoot.appending(path: "Scripts/install-keygen.sh").path

  /// Installs the tool that was built with the tests.
  private func install(to prefix: String, with variables: [String] = []) throws -> CommandRun {
    let tool = buildFolder.appending(path: "keygen").path
    return try CommandRun(variables + [Self.script, tool, prefix])
  }

  @Test("verifies from anywhere, without the checkout, and goes without a trace")
  func anywhere() throws {
    let place = try TemporaryFolder()
    // A folder with a space, and a file of an earlier version.
    let prefix = place.url.appending(path: "a prefix").path
    try place.write("broken", to: "a prefix/share/keygen/HeadlessUI/Gone.swift")
    try place.write("mine", to: "a prefix/bin/other")
    #expect(try install(to: prefix).code == 0)
    let folder = try TemporaryFolder()
    try folder.write(
      spec(#"{ "name": "A", "value": "Int", "reduce": "sum" }"#), to: "A.keygen.json")
    let run = try CommandRun(
      ["XDG_CACHE_HOME=\(sharedCache)", "\(prefix)/bin/keygen", "verify"], in: folder.url)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("8 passed, 0 failed"))
    let byLink = folder.url.appending(path: "link").path
    try FileManager.default.createSymbolicLink(
      atPath: byLink, withDestinationPath: "\(prefix)/bin/keygen")
    let linked = try CommandRun(
      ["XDG_CACHE_HOME=\(sharedCache)", byLink, "verify", "--no-cache"], in: folder.url)
    #expect(linked.code == 0)
    #expect(try CommandRun([Self.script, "--remove", prefix]).code == 0)
    #expect(place.files == ["a prefix/bin/other"])
  }

  @Test("says where it looked for the runtime that is not there, and takes a stated one")
  func noRuntime() throws {
    let place = try TemporaryFolder()
    #expect(try install(to: "/usr", with: ["DESTDIR=\(place.url.path)"]).code == 0)
    let usr = place.url.appending(path: "usr")
    #expect(FileManager.default.isExecutableFile(atPath: usr.appending(path: "bin/keygen").path))
    try FileManager.default.removeItem(at: usr.appending(path: "share/keygen/KeygenLaws"))
    let folder = try TemporaryFolder()
    try folder.write(spec(), to: "A.keygen.json")
    func run(_ arguments: String...) throws -> CommandRun {
      try CommandRun(
        ["XDG_CACHE_HOME=\(sharedCache)", usr.appending(path: "bin/keygen").path, "verify"]
          + arguments, in: folder.url)
    }
    let without = try run()
    #expect(without.code == 3)
    #expect(without.errors.contains("are in none of \(usr.path)/share/keygen"))
    #expect(try run("--runtime", packageRoot.appending(path: "Sources").path).code == 0)
  }
}
