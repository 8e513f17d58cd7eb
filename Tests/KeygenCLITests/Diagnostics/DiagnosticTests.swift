import KeygenCore
import TestSupport
import Testing

@Suite("Each kind of diagnostic")
struct DiagnosticTests {
  @Test("has a fixture", arguments: DiagnosticKind.allCases)
  func covered(kind: DiagnosticKind) {
    let isCovered = DiagnosticFixtures.all.contains { $0.kinds.contains(kind) }
    #expect(
      isCovered,
      "`\(kind.rawValue)` has no fixture: add one to Tests/KeygenCLITests/Diagnostics/DiagnosticFixtures.swift"
    )
  }

  @Test(
    "is told at its place, in its words and with its exit code",
    arguments: DiagnosticFixtures.all.filter { $0.command[0] != "verify" })
  func told(fixture: DiagnosticFixture) throws {
    let folder = try fixture.folder()
    let run = try CommandRun([keygenPath] + fixture.command, in: folder.url)
    #expect(run.errors == fixture.told)
    #expect(run.output == "")
    #expect(run.code == fixture.code)
  }

  @Test(
    "is told in JSON by its name, with the same place, words and exit code",
    arguments: DiagnosticFixtures.all)
  func json(fixture: DiagnosticFixture) throws {
    let folder = try fixture.folder()
    let run = try CommandRun(
      ["XDG_CACHE_HOME=\(verificationCache)", keygenPath] + fixture.command
        + ["--format", "json"], in: folder.url)
    let report = try JSONReport(run.output)
    #expect(report.diagnostics.map(\.kind) == fixture.kinds.map(\.rawValue))
    #expect(report.text == fixture.told)
    #expect(report.exitCode == fixture.code && run.code == fixture.code)
    #expect(report.failures == [])
  }
}
