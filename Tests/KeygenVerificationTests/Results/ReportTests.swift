import Foundation
import KeygenCore
import TestSupport
import Testing

@testable import KeygenVerification

@Suite("Results for programs")
struct ReportTests {
  /// Text that takes care to write: quotes, markup, line breaks, what XML cannot hold, and more than a byte.
  private static let odd = "a \"b\" <c> & 'd' \\ \n\t\u{1}\u{FFFF} é 👩‍👩‍👧 ]]>"

  private static let results: [SpecResult] = {
    let place = SourceLocation(file: odd, line: 3, column: 7)
    let failure = Diagnostic(
      .brokenLaw, at: place, odd, notes: [.init(odd, at: SourceLocation(wholeFile: "b"))],
      remedy: odd)
    var result = SpecResult(path: odd)
    result.addWhole("compiles", .passed)
    result.checks += [
      CheckResult(subject: "K", check: "neutral", location: place, outcome: .failed([failure])),
      CheckResult(
        subject: "K", check: "calls", location: place, outcome: .skipped(reason: odd)),
    ]
    result.remarks = [Diagnostic(.notTested, .remark, at: place, "untested")]
    result.milliseconds = 61_007
    result.simplifiedTests = [3, 1]
    result.omittedTests = [2]
    return [
      result, SpecResult(path: "Other.keygen.json"),
      SpecResult(
        path: "Gone.keygen.json", failed: "reads",
        [Diagnostic(.unreadable, at: SourceLocation(wholeFile: "Gone.keygen.json"), "gone")]),
    ]
  }()

  @Test("are read back as they were", arguments: results.indices)
  func roundTrip(index: Int) {
    var expected = Self.results[index]
    let read = SpecResult(json: JSONWriter.bytes(of: expected.keptJSON))
    // The time is that of the run in which something was found out.
    expected.milliseconds = 0
    #expect(read == expected)
  }

  @Test(
    "that are no results are not taken for any", arguments: ["", "{}", "[1]", #"{"path":"a"}"#])
  func noResult(text: String) {
    #expect(SpecResult(json: Array(text.utf8)) == nil)
  }

  @Test("in JSON have what another reader finds in them")
  func json() throws {
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(JSONReport.bytes(Self.results)))
        as? [String: Any])
    #expect(object["passed"] as? Int == 1)
    #expect(object["failed"] as? Int == 2)
    #expect(object["skipped"] as? Int == 1)
    let specs = try #require(object["specs"] as? [[String: Any]])
    #expect(specs.map { $0["path"] as? String } == Self.results.map(\.path))
    let check = try #require((specs[0]["checks"] as? [[String: Any]])?[1])
    #expect(check["subject"] as? String == "K")
    #expect(check["line"] as? Int == 3)
    #expect(check["outcome"] as? String == "failed")
    let failure = try #require((check["failures"] as? [[String: Any]])?.first)
    #expect(failure["message"] as? String == Self.odd)
  }

  private static let python = packageRoot.appending(path: ".build/python/bin/python").path

  @Test(
    "in JUnit's XML have what another reader finds in them",
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: python),
      "`make test` installs junitparser into .build/python"))
  func junit() throws {
    let folder = try TemporaryFolder()
    try folder.write(String(decoding: JUnitReport.bytes(Self.results), as: UTF8.self), to: "j.xml")
    try folder.write(
      """
      import json
      from junitparser import JUnitXml
      suites = JUnitXml.fromfile("j.xml")
      def result(case):
        return [(type(r).__name__, r.message, r.type, r.text) for r in case.result]
      print(json.dumps([
        (s.name, s.tests, s.failures, s.skipped, s.time,
         [(c.classname, c.name, c._elem.get("file"), c._elem.get("line"), result(c)) for c in s])
        for s in suites]))
      """, to: "read.py")
    let run = try CommandRun([Self.python, "read.py"], in: folder.url)
    try #require(run.code == 0, "\(run.errors)")
    let suites = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[Any]])
    // What XML cannot hold is replaced, all else is as it was.
    let odd = Self.odd.replacing("\u{1}", with: "\u{FFFD}").replacing("\u{FFFF}", with: "\u{FFFD}")
    #expect(suites.map { $0[0] as? String } == [odd, "Other.keygen.json", "Gone.keygen.json"])
    #expect(suites.map { $0[1] as? Int } == [3, 0, 1])
    #expect(suites.map { $0[2] as? Int } == [1, 0, 1])
    #expect(suites.map { $0[3] as? Int } == [1, 0, 0])
    #expect(suites[0][4] as? Double == 61.007)
    let cases = try #require(suites[0][5] as? [[Any]])
    #expect(cases.map { $0[0] as? String } == [odd, "\(odd): K", "\(odd): K"])
    #expect(cases.map { $0[1] as? String } == ["compiles", "neutral", "calls"])
    #expect(cases[1][3] as? String == "3")
    let failure = try #require((cases[1][4] as? [[Any]])?.first)
    #expect(failure[0] as? String == "Failure")
    #expect(failure[1] as? String == odd)
    #expect(failure[2] as? String == "broken-law")
    #expect(failure[3] as? String == "\(odd):3:7: error: \(odd)\n\(odd)")
    let skip = try #require((cases[2][4] as? [[Any]])?.first)
    #expect(skip[0] as? String == "Skipped")
    #expect(skip[1] as? String == odd)
  }

  @Test("are counted in one line")
  func tally() {
    #expect(Tally(Self.results).line == "1 passed, 2 failed, 1 skipped")
    #expect(Tally([]).line == "0 passed, 0 failed")
  }
}
