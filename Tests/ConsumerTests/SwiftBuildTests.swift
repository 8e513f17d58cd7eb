import Foundation
import TestSupport
import Testing

extension ConsumerTests {
  @Suite("when swiftbuild builds it")
  struct SwiftBuildTests {
    private let package: ConsumerPackage

    init() throws { package = try ConsumerPackage("Dashboard", system: .swiftbuild) }

    @Test(
      "is built, rebuilt after changes of its specs, left alone without any, and hears of a fault once"
    )
    func changes() throws {
      #expect(try package.buildFailure() == nil)
      let first = try Snapshot(of: package.scratch)
      #expect(try package.buildFailure() == nil)
      // Of what it keeps for itself it writes some in each build; nothing of it is compiled, linked or generated.
      let products = [".keygen.swift", ".o", ".swiftmodule", "/keygen", "/Dashboard"]
      #expect(
        try Snapshot(of: package.scratch).changes(since: first)
          .filter { path in products.contains(where: path.hasSuffix) } == [])

      try package.write(spec("EarlyKey"), to: "Sources/Dashboard/New.keygen.json")
      #expect(try package.buildFailure() == nil)
      #expect(try package.programHolds("EarlyKey"))
      try package.edit("Sources/Dashboard/New.keygen.json", replacing: "EarlyKey", with: "LateKey")
      try package.move(
        "Sources/Dashboard/New.keygen.json", to: "Sources/Dashboard/Moved.keygen.json")
      #expect(try package.buildFailure() == nil)
      #expect(try package.programHolds("LateKey"))
      #expect(try !package.programHolds("EarlyKey"))
      try package.remove("Sources/Dashboard/Moved.keygen.json")
      #expect(try package.buildFailure() == nil)
      #expect(try !package.programHolds("LateKey"))

      try package.edit(
        "Sources/Dashboard/Title.keygen.json", replacing: #""default""#, with: #""defualt""#)
      let run = try package.swift("build")
      #expect(run.code != 0)
      let lines = run.errorLines.filter { $0.contains("Title.keygen.json:7:7: error: ") }
      #expect(lines.count == 1, "\(run.log)")
      #expect(try package.output("Parts+Count", of: "Dashboard").contains("struct CountKey"))
    }
  }
}
