import Foundation
import TestSupport
import Testing

extension ConsumerTests {
  @Suite("with errors in its specs")
  struct ErrorTests {
    private let package: ConsumerPackage

    init() throws { package = try ConsumerPackage("Dashboard") }

    @Test("hears of the wrong one of five at its line, once, and the other four are generated")
    func oneOfFive() throws {
      let names = ["One", "Two", "Three", "Four", "Five"]
      for name in names {
        try package.write(spec("\(name)Key"), to: "Sources/Model/Many/\(name).keygen.json")
      }
      let wrong = "Sources/Model/Many/Three.keygen.json"
      try package.edit(wrong, replacing: #""allow""#, with: #""alow""#)
      let run = try package.swift("build")
      #expect(run.code != 0)
      #expect(run.errorLines.count == 1, "\(run.log)")
      #expect(
        run.errorLines.first?.hasSuffix(
          "/\(wrong):10:7: error: a key has no member `alow`") == true)
      #expect(run.log.contains("did you mean `allow`?"))
      for name in names where name != "Three" {
        #expect(try package.output("Many+\(name)", of: "Model").contains("struct \(name)Key"))
      }
      #expect(throws: (any Error).self) { try package.output("Many+Three", of: "Model") }
      // It stays an error until it is mended.
      #expect(try package.swift("build").errorLines == run.errorLines)
      try package.edit(wrong, replacing: #""alow""#, with: #""allow""#)
      #expect(try package.buildFailure() == nil)
      #expect(try package.output("Many+Three", of: "Model").contains("struct ThreeKey"))
    }

    @Test("hears of a wrong Swift default and a wrong reduce from the compiler at the specs' lines")
    func compilerErrors() throws {
      let count = "Sources/Dashboard/Parts/Count.keygen.json"
      try package.edit(count, replacing: #""default": 0"#, with: #""default": "unheardOf""#)
      try package.edit(
        count, replacing: "value += nextValue()", with: #"value += \"five\""#)
      let log = try #require(try package.buildFailure())
      #expect(log.contains("\(count):7:"), "\(log)")
      #expect(log.contains("cannot find 'unheardOf' in scope"))
      #expect(log.contains("\(count):9:"))
    }
  }
}
