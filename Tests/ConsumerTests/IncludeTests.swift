import Foundation
import TestSupport
import Testing

extension ConsumerTests {
  @Suite("whose specs include others")
  struct IncludeTests {
    private let package: ConsumerPackage
    private static let using = "Sources/Dashboard/Using.keygen.json"
    private static let base = "Sources/Charts/Base.keygen.json"
    private static let other = "Sources/Model/Other.keygen.json"

    init() throws {
      package = try ConsumerPackage("Dashboard")
      try package.write(spec("SharedKey"), to: Self.base)
      try package.write(
        """
        {
          "keygen": 1,
          "imports": ["Charts", "Model"],
          "include": ["../Charts/Base.keygen.json"],
          "modifiers": [{ "kind": "set", "name": "share", "key": "SharedKey" }]
        }

        """, to: Self.using)
    }

    @Test("is right after an edit of a spec in another target, and of what is included")
    func edits() throws {
      try package.settle()
      func output() throws -> String { try package.output("Using", of: "Dashboard") }
      #expect(try output().contains("func share(_ value: Int)"))

      try package.edit(Self.base, replacing: #""Int""#, with: #""Double""#)
      #expect(try package.buildFailure() == nil)
      #expect(try output().contains("func share(_ value: Double)"))

      try package.write(spec("OtherKey"), to: Self.other)
      try package.settle()
      // No file comes or goes from here on, so that the plugin is not asked again.
      try package.edit(Self.using, replacing: "Charts/Base.k", with: "Model/Other.k")
      try package.edit(Self.using, replacing: "SharedKey", with: "OtherKey")
      #expect(try package.buildFailure() == nil)
      #expect(try output().contains("key: OtherKey.self"))
      try package.edit(Self.other, replacing: #""Int""#, with: #""Float""#)
      #expect(try package.buildFailure() == nil)
      #expect(try output().contains("func share(_ value: Float)"))
    }

    @Test("is refused one that the build would not see change, and told what to do")
    func elsewhere() throws {
      try package.write(spec("OutsideKey"), to: "shared/Outside.keygen.json")
      try package.edit(
        Self.using, replacing: "../Charts/Base", with: "../../shared/Outside")
      let run = try package.swift("build")
      #expect(run.code != 0)
      #expect(
        run.errorLines.first?.hasSuffix(
          "Using.keygen.json:4:15: error: `../../shared/Outside.keygen.json` cannot be read: the build would not notice its changes"
        ) == true, "\(run.log)")
      #expect(run.log.contains("note: put it among the files of a target of this package"))
    }

    @Test("is built without a spec that is gone")
    func deleted() throws {
      #expect(try package.buildFailure() == nil)
      try package.remove(Self.base)
      let failure = try #require(try package.buildFailure())
      #expect(
        failure.contains(
          "Using.keygen.json:4:15: error: `../Charts/Base.keygen.json` cannot be read: No such file"
        ), "\(failure)")
      try package.remove(Self.using)
      #expect(try package.buildFailure() == nil)
    }
  }
}
