import Foundation
import TestSupport
import Testing

extension ConsumerTests {
  @Suite("when its specs change between builds")
  struct ChangeTests {
    private let package: ConsumerPackage

    init() throws { package = try ConsumerPackage("Dashboard") }

    @Test("is right after the next build: edited, added, renamed, deleted")
    func specs() throws {
      try package.write(spec("EarlyKey", defaultValue: 11), to: "Sources/Dashboard/New.keygen.json")
      try package.settle()
      #expect(try package.programHolds("EarlyKey"))

      try package.edit("Sources/Dashboard/New.keygen.json", replacing: "EarlyKey", with: "LateKey")
      #expect(try package.buildFailure() == nil)
      #expect(try package.programHolds("LateKey"))
      #expect(try !package.programHolds("EarlyKey"))

      try package.write(spec("AddedKey"), to: "Sources/Dashboard/Deep/er/Added.keygen.json")
      #expect(try package.buildFailure() == nil)
      #expect(try package.programHolds("AddedKey"))

      // The outputs have other names now, and the old ones would declare everything twice.
      try package.move(
        "Sources/Dashboard/Deep/er/Added.keygen.json", to: "Sources/Dashboard/Moved.keygen.json")
      try package.move(
        "Sources/Dashboard/New.keygen.json", to: "Sources/Dashboard/Renamed.keygen.json")
      #expect(try package.buildFailure() == nil)
      #expect(try package.programHolds("AddedKey"))
      #expect(try package.programHolds("LateKey"))

      try package.remove("Sources/Dashboard/Moved.keygen.json")
      try package.remove("Sources/Dashboard/Renamed.keygen.json")
      #expect(try package.buildFailure() == nil)
      #expect(try !package.programHolds("AddedKey"))
      #expect(try !package.programHolds("LateKey"))
    }

    @Test("follows specs and folders of specs behind symbolic links, opened through one itself")
    func links() throws {
      try package.surroundings.write(spec("LinkedKey"), to: "outside/Linked.keygen.json")
      try package.surroundings.write(spec("FolderKey"), to: "outside/folder/In.keygen.json")
      try package.link(
        "Sources/Dashboard/Link.keygen.json", to: "../../../outside/Linked.keygen.json")
      try package.link("Sources/Dashboard/Linked", to: "../../../outside/folder")
      let door = package.surroundings.url.appending(path: "door")
      try FileManager.default.createSymbolicLink(at: door, withDestinationURL: package.url)
      func build() throws {
        let run = try package.swift("build", openedAt: door.path)
        #expect(run.code == 0, "\(run.log)")
      }
      try build()
      try build()
      #expect(try package.programHolds("LinkedKey"))
      #expect(try package.programHolds("FolderKey"))
      try package.surroundings.write(spec("OtherKey"), to: "outside/Linked.keygen.json")
      try package.surroundings.write(spec("SecondKey"), to: "outside/folder/Second.keygen.json")
      try build()
      #expect(try package.programHolds("OtherKey"))
      #expect(try !package.programHolds("LinkedKey"))
      #expect(try package.programHolds("SecondKey"))
      try FileManager.default.removeItem(
        at: package.surroundings.url.appending(path: "outside/folder/Second.keygen.json"))
      try build()
      #expect(try !package.programHolds("SecondKey"))
    }

    @Test("is generated with the templates of its folder KeygenTemplates as they are")
    func templates() throws {
      let path = "Sources/Dashboard/KeygenTemplates/file.mustache"
      let original = try String(
        contentsOf: packageRoot.appending(path: "Templates/file.mustache"), encoding: .utf8)
      let rule = "// swiftlint:disable all\n"
      try package.write(original.replacing(rule, with: rule + "// Ours.\n"), to: path)
      let run = try package.swift("build")
      #expect(run.code == 0, "\(run.log)")
      #expect(try package.output("Title", of: "Dashboard").contains("\n// Ours.\n"))
      #expect(try !package.output("Selection", of: "Model").contains("\n// Ours.\n"))
      #expect(!run.log.contains("unhandled"))
      try package.settle()

      try package.edit(path, replacing: "// Ours.", with: "// Theirs.")
      #expect(try package.buildFailure() == nil)
      #expect(try package.output("Title", of: "Dashboard").contains("\n// Theirs.\n"))

      try package.edit(path, replacing: "{{spec}}", with: "{{spec}}{{nobody}}")
      let failure = try #require(try package.buildFailure())
      #expect(
        failure.contains("file.mustache:1:39: error: there is no `nobody` here"), "\(failure)")

      try package.remove("Sources/Dashboard/KeygenTemplates")
      #expect(try package.buildFailure() == nil)
      #expect(try !package.output("Title", of: "Dashboard").contains("\n// Theirs.\n"))
    }
  }
}
