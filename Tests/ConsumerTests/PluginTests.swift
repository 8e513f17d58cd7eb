import Foundation
import Testing
import TestSupport

@Suite("A package that uses the build-tool plugin", .serialized)
struct PluginTests {
  @Test("is built with what its specs describe, and runs")
  func buildsAndRuns() throws {
    let package = try ConsumerPackage("Dashboard", scratch: "dashboard")
    let run = try package.swift("run", "-Xswiftc", "-warnings-as-errors")
    #expect(run.code == 0, "\(run.errors)\(run.output)")
    #expect(run.output.contains("Title: Users + Posts | Users | Posts\ncount: 5\n"))
  }

  @Test("hears of a wrong Swift default and a wrong reduce at the lines of the specs")
  func compilerErrors() throws {
    let package = try ConsumerPackage("Dashboard", scratch: "dashboard")
    try package.edit(
      "Sources/Dashboard/Parts/Count.keygen.json", replacing: #""default": 0"#,
      with: #""default": "unheardOf""#)
    try package.edit(
      "Sources/Dashboard/Parts/Count.keygen.json", replacing: "value += nextValue()",
      with: #"value += \"five\""#)
    let run = try package.swift("build")
    #expect(run.code != 0)
    let log = run.output + run.errors
    #expect(log.contains("Count.keygen.json:7:"), "\(log)")
    #expect(log.contains("cannot find 'unheardOf' in scope"))
    #expect(log.contains("Count.keygen.json:9:"))
  }

  @Test("hears of a fault in a spec at its line, while the other specs are generated")
  func specErrors() throws {
    let package = try ConsumerPackage("Dashboard", scratch: "dashboard")
    try package.edit(
      "Sources/Dashboard/Title.keygen.json", replacing: #""default""#, with: #""defualt""#)
    let run = try package.swift("build")
    #expect(run.code != 0)
    let log = run.output + run.errors
    #expect(
      log.contains("Title.keygen.json:7:7: error: a key has no member `defualt`"), "\(log)")
    #expect(log.contains("did you mean `default`?"))
  }
}
