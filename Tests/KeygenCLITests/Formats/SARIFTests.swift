import Foundation
import KeygenCore
import TestSupport
import Testing

@testable import KeygenCLI

@Suite("SARIF")
struct SARIFTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Holds a log to the standard's schema, reads it with a public model of SARIF, and prints a line for each rule, result
  /// and notification.
  private func read(_ log: String) throws -> [String] {
    try #require(
      FileManager.default.isExecutableFile(atPath: pythonPath),
      "`make test` installs what reads SARIF")
    let script = packageRoot.appending(path: "Tests/KeygenCLITests/Formats/read-sarif.py").path
    let run = try CommandRun([pythonPath, script], in: folder.url, input: log)
    try #require(run.code == 0, "\(run.errors)")
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test("is what the schema of 2.1.0 says and a public model takes, with every kind as a rule")
  func rules() throws {
    try folder.write(rightSpec("A"), to: "A.keygen.json")
    let run = try keygen("lint", "--format", "sarif", in: folder)
    #expect(run.code == 0 && run.errors == "")
    let lines = try read(run.output)
    #expect(lines.first == "log 2.1.0 keygen \(Keygen.version) utf16CodeUnits True 0")
    let rules = lines.filter { $0.hasPrefix("rule ") }
    #expect(rules.count == DiagnosticKind.allCases.count)
    for kind in DiagnosticKind.allCases {
      #expect(rules.contains { $0.hasPrefix("rule \(kind.rawValue) | \(kind.summary) | ") })
    }
    // What a lint rule says of itself is its help.
    let prose = rules.first { $0.hasPrefix("rule loses-to-default | ") }
    #expect(prose?.contains("A child that is conditional contributes to every key") == true)
    #expect(lines.count == rules.count + 1)
  }

  @Test("gives places by URI, line and UTF-16 column, and notes as related ones")
  func places() throws {
    // `😀` is four bytes and two UTF-16 units, `é` two bytes and one unit: columns behind them are 3 less than in bytes.
    try folder.write(
      """
      { "keygen": 1, "keys": [
        { "doc": "😀é", "name": "A", "value": "Int", "default": 10, "reduce": "sum", "name": "B" }
      ] }
      """, to: "a/Ä b:1,%.keygen.json")
    let run = try keygen("lint", "./a", "--format", "sarif", in: folder)
    #expect(run.code == 1)
    let uri = "SRCROOT a/%C3%84%20b%3A1%2C%25.keygen.json"
    #expect(
      try read(run.output).filter { !$0.hasPrefix("rule ") } == [
        "log 2.1.0 keygen \(Keygen.version) utf16CodeUnits True 1",
        "result warning default-not-neutral default-not-neutral \(uri) 2:59 the default changes values that it is "
          + "combined with by `sum` / the neutral default is `.zero`; leave `default` out to get it",
        "result error duplicate-member duplicate-member \(uri) 2:80 the object already has a member \"name\", at 2:22 "
          + "/ remove or rename one of the two",
        "related \(uri) 2:19 it belongs to this one",
      ])
  }

  @Test("names files outside of the working directory without a base")
  func outside() throws {
    try folder.write("{", to: "x/A.keygen.json")
    try folder.write("", to: "y/z")
    let absolute = folder.url.appending(path: "x/A.keygen.json").path
    for (path, uri) in [
      (absolute, "file://\(absolute)"), ("../x/./A.keygen.json", "../x/A.keygen.json"),
    ] {
      let run = try CommandRun(
        [keygenPath, "lint", path, "--format", "sarif"], in: folder.url.appending(path: "y"))
      #expect(
        try read(run.output).contains {
          $0.hasPrefix("result error syntax syntax None \(uri) 1:2 ")
        },
        "\(run.output)")
    }
    let input = try keygen("lint", "-", "--format", "sarif", in: folder, input: "{")
    #expect(
      try read(input.output).contains {
        $0.hasPrefix("result error syntax syntax None %3Cstdin%3E 1:2 ")
      })
  }

  @Test("gives a file as a whole no region, and one whose lines are not at hand no column")
  func regions() throws {
    let run = try keygen("lint", "gone.keygen.json", "--format", "sarif", in: folder)
    #expect(
      try read(run.output).contains {
        $0.hasPrefix("result error unreadable unreadable SRCROOT gone.keygen.json None cannot be")
      })
    let lines = SourceLines { $0.line == 1 ? "aé😀b" : nil }
    func column(_ line: Int, _ column: Int) -> Int? {
      lines.utf16Column(of: SourceLocation(file: "f", line: line, column: column))
    }
    #expect([1, 2, 4, 8, 9, 20].map { column(1, $0) } == [1, 2, 3, 5, 6, 6])
    #expect(column(2, 1) == 1 && column(2, 2) == nil)
  }

  @Test("tells failures as notifications, and that the tool has not done its work")
  func failures() throws {
    let nothing = try keygen("check", "--format", "sarif", in: folder)
    #expect(
      try read(nothing.output).suffix(1) == ["notification error no *.keygen.json below ."])
    try folder.write(rightSpec("A"), to: "A.keygen.json")
    try folder.write("", to: "A.keygen.swift/x")
    let blocked = try keygen("generate", "--format", "sarif", in: folder)
    #expect(blocked.code == 3)
    #expect(
      try read(blocked.output).first
        == "log 2.1.0 keygen \(Keygen.version) utf16CodeUnits False 3")
  }

  @Test("Columns of many diagnostics on one long line cost no more than the line and they do")
  func longLine() throws {
    let members = (0..<20_000).map { #""é\#($0)": 1"# }.joined(separator: ", ")
    try folder.write(#"{ "keygen": 1, \#(members) }"#, to: "A.keygen.json")
    let run = try keygen("lint", "--format", "sarif", in: folder)
    #expect(run.code == 1)
    #expect(run.output.contains("a spec has no member `é19999`"))
  }
}
