import Foundation
import TestSupport
import Testing

@Suite("Messages on a terminal")
struct TerminalTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(#"{ "keygen": 1, "keyz": [] }"#, to: "A.keygen.json")
  }

  @Test("show the line with a caret")
  func excerpt() throws {
    let run = try TerminalRun(
      ["TERM=xterm", keygenPath, "lint", "--color", "never"], in: folder.url)
    #expect(
      run.screen == """
        A.keygen.json:1:16: error: a spec has no member `keyz`
         1 | { "keygen": 1, "keyz": [] }
           |                ^
        A.keygen.json:1:16: note: did you mean `keys`?

        """)
  }

  @Test(
    "are coloured there, unless that is not wanted",
    arguments: [
      (["TERM=xterm"], [], true), (["TERM=xterm", "NO_COLOR="], [], true),
      (["TERM=xterm", "NO_COLOR=1"], [], false), (["TERM=dumb"], [], false),
      (["TERM=xterm"], ["--color=never"], false), (["TERM=xterm"], ["--color", "auto"], true),
      (["TERM=xterm", "NO_COLOR=1"], ["--color=always"], true),
      // A format for machines has no colours.
      (["TERM=xterm"], ["--color=always", "--format=github"], false),
    ] as [([String], [String], Bool)])
  func colors(variables: [String], options: [String], areThere: Bool) throws {
    let run = try TerminalRun(
      ["-u", "NO_COLOR"] + variables + [keygenPath, "lint"] + options, in: folder.url)
    #expect(run.errors.contains("\u{1B}[1;31m") == areThere, "\(run.errors)")
    #expect(run.code == 1)
  }

  @Test("--quiet and --verbose do not go together")
  func verbosity() throws {
    let run = try keygen("lint", "--quiet", "--verbose", in: folder)
    #expect(run.code == 2)
    #expect(run.errors.hasPrefix("keygen: error: `--quiet` and `--verbose` do not go together\n"))
  }
}
