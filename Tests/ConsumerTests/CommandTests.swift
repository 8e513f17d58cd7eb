import Foundation
import TestSupport
import Testing

extension ConsumerTests {
  @Suite("through the command plugins")
  struct CommandTests {
    private let package: ConsumerPackage

    init() throws { package = try ConsumerPackage("Dashboard") }

    @Test("is checked and verified, by target or as a whole, and nothing of it is written")
    func readingCommands() throws {
      let before = try Snapshot(of: package.url)
      let check = try package.swift("package", "keygen", "check", "--target", "Charts")
      #expect(check.code != 0)
      #expect(
        check.log.contains(
          "Sources/Charts/Bars/Style.keygen.json: error: the output of this spec, `Sources/Charts/Bars/Style.keygen.swift`, is missing"
        ), "\(check.log)")
      #expect(check.log.contains("Lines/Style.keygen.json: error"))
      #expect(!check.log.contains("Title.keygen.json"))
      #expect(check.log.contains("error: keygen ended with code 1"))

      let verify = try package.swift(
        "package", "keygen", "verify", "--target", "Model", "--target=Charts")
      #expect(verify.code == 0, "\(verify.log)")
      #expect(verify.output.contains(" passed, 0 failed\n"))
      #expect(try Snapshot(of: package.url).changes(since: before) == [])
    }

    @Test("is not written to without the permission, nor by the command that only reads")
    func permission() throws {
      let before = try Snapshot(of: package.url)
      let generate = try package.swift("package", "keygen-generate", "--target", "Model")
      #expect(generate.code != 0)
      #expect(generate.log.contains("wants permission to write to the package directory"))
      for words in [["generate"], ["templates", "export", "There"]] {
        let run = try CommandRun(
          [
            "swift", "package", "--package-path", package.url.path, "--scratch-path",
            package.scratch.path, "keygen",
          ] + words)
        #expect(run.code != 0)
        #expect(run.log.contains("error: `swift package keygen` writes nothing: use `swift"))
      }
      #expect(try Snapshot(of: package.url).changes(since: before) == [])
    }

    @Test("gets the outputs of the targets that are named, and then is up to date")
    func generate() throws {
      let before = try Snapshot(of: package.url)
      let generate = try package.swift(
        "package", "--allow-writing-to-package-directory", "keygen-generate", "--target", "Model")
      #expect(generate.code == 0, "\(generate.log)")
      #expect(
        try Snapshot(of: package.url).changes(since: before)
          == ["Sources/Model", "Sources/Model/Selection.keygen.swift"])
      let check = try package.swift("package", "keygen", "check", "--target", "Model")
      #expect(check.code == 0, "\(check.log)")
    }

    @Test("is told of targets that it does not have, or that have no specs")
    func unknownTargets() throws {
      let unknown = try package.swift("package", "keygen", "check", "--target", "Nobody")
      #expect(unknown.code != 0)
      #expect(unknown.log.contains("has no target named ‘Nobody’"), "\(unknown.log)")
      try package.remove("Tests/ModelTests/Probe.keygen.json")
      let empty = try package.swift("package", "keygen", "check", "--target", "ModelTests")
      #expect(empty.code != 0)
      #expect(empty.log.contains("error: no *.keygen.json in ModelTests"), "\(empty.log)")
    }
  }
}
