import Foundation
import TestSupport
import Testing

@testable import KeygenCLI

@Suite("Progress")
struct ProgressTests {
  private static let clearing = "\r\u{1B}[K"
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(rightSpec("A"), to: "A.keygen.json")
    try folder.write("{", to: "B.keygen.json")
    try folder.write(rightSpec("C"), to: "C.keygen.json")
  }

  private func onTerminal(
    _ words: String..., variables: [String] = ["TERM=xterm"], columns: UInt16 = 80
  ) throws -> TerminalRun {
    try TerminalRun(variables + [keygenPath] + words, in: folder.url, columns: columns)
  }

  @Test(
    "is shown on a terminal, and is gone before anything else is written",
    arguments: ["generate", "lint", "check"])
  func shown(command: String) throws {
    let run = try onTerminal(command, "--color", "never")
    for progress in ["1 of 3: A", "2 of 3: B", "3 of 3: C"] {
      #expect(run.errors.contains("\(Self.clearing)\(progress).keygen.json\(Self.clearing)"))
    }
    let still = try onTerminal(command, "--color", "never", variables: ["TERM=dumb"])
    #expect(run.screen == still.errors && run.code == still.code)
    #expect(run.screen.contains("B.keygen.json:1:2: error: "))
  }

  @Test("is not shown where it was not asked for, or cannot be taken away")
  func notShown() throws {
    #expect(!(try keygen("lint", in: folder).errors.contains("\r")))
    for run in [
      try onTerminal("lint", "--quiet"), try onTerminal("lint", variables: ["TERM=dumb"]),
      try onTerminal("lint", variables: ["-u", "TERM"]), try onTerminal("lint", "A.keygen.json"),
    ] { #expect(!run.errors.contains("\r")) }
  }

  @Test("fits on a line of the terminal")
  func narrow() throws {
    let run = try onTerminal("generate", columns: 12)
    #expect(run.errors.contains("\(Self.clearing)1 of 3: A.k\(Self.clearing)"))
    var line = ProgressLine(width: 12)
    // A wide character takes two columns, and what would move the cursor is no part of a line.
    #expect(line.text("日本語日本語") == Self.clearing + "日本語日本")
    #expect(line.text("a\u{1B}[2Jb\nc") == Self.clearing + "a[2Jbc")
  }

  @Test("is shown about a hundred times, however many parts there are")
  func many() {
    var line = ProgressLine(width: 80)
    let shown = (0..<100_000).compactMap { line.text($0, of: 100_000, "spec") }
    #expect(shown.count == 100)
    #expect(shown.first == Self.clearing + "1 of 100000: spec")
    #expect(line.erase() == Self.clearing)
    #expect(line.erase() == nil)
  }
}
