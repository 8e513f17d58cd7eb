import Foundation
import Testing
import TestSupport

@Suite("The command line")
struct CommandLineTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(
    "suggests the command that was probably meant, in groups as well",
    arguments: [
      (["chek"], "there is no command `chek`; did you mean `check`?", "keygen COMMAND"),
      (["--hlep"], "there is no command `--hlep`; did you mean `--help`?", "keygen COMMAND"),
      (
        ["template", "list"], "there is no command `template`; did you mean `templates`?",
        "keygen COMMAND"
      ),
      (
        ["templates", "exprot", "x"],
        "there is no command `templates exprot`; did you mean `templates export`?",
        "keygen templates"
      ),
      (
        ["templates", "generate"], "there is no command `templates generate`", "keygen templates"
      ),
      (["templates"], "`templates` needs one of list, export, check behind it", "keygen templates"),
      (
        ["templates", "list", "x"], "templates list takes no argument, and `x` is one",
        "keygen templates list"
      ),
      (
        ["templates", "export"],
        "templates export needs an argument: keygen templates export DIR",
        "keygen templates export"
      ),
      (
        ["templates", "check", "a", "b"],
        "templates check takes one argument, and `b` is another one", "keygen templates check"
      ),
      (
        ["templates", "check", "--dif", "a"], "templates check has no option `--dif`",
        "keygen templates check"
      ),
      (
        ["templates", "--quiet", "list"], "templates has no option `--quiet`", "keygen templates"
      ),
      (
        ["--quiet", "check"],
        "`--quiet` stands before the command; its place is behind that: keygen COMMAND --quiet",
        "keygen COMMAND"
      ),
      (
        ["--format=json", "lint"],
        "`--format` stands before the command; its place is behind that: keygen COMMAND --format",
        "keygen COMMAND"
      ),
      (
        ["check", "--version"],
        "check has no option `--version`; it stands alone: keygen --version", "keygen check"
      ),
      (["--version", "x"], "--version takes no argument, and `x` is one", "keygen COMMAND"),
      (["--help", "x"], "there is no command `x`", "keygen help"),
      (
        ["help", "check", "lint"], "help is about one command, and `lint` stands behind `check`",
        "keygen help"
      ),
      (
        ["help", "templates", "export", "x"],
        "help is about one command, and `x` stands behind `templates export`", "keygen help"
      ),
      (
        ["generate", "a", ""], "an argument is empty, as of a variable that is not set",
        "keygen generate"
      ),
      (
        ["check", "--base", "."], "`--base` means nothing without `--output`", "keygen check"
      ),
      (
        ["verify", "-jx"], "`x` is no value of `--jobs`, which takes a whole number from 1 on",
        "keygen verify"
      ),
      (["lint", "-qv"], "lint has no option `-qv`", "keygen lint"),
      (["generate", "-o", "-q"], "`--output` needs a value: --output DIR", "keygen generate"),
      (
        ["check", "--output", "--base=x"], "`--output` needs a value: --output DIR", "keygen check"
      ),
      (["check", "--output", "--", "x"], "`--output` needs a value: --output DIR", "keygen check"),
      (
        ["verify", "--seed", "-1"],
        "`-1` is no value of `--seed`, which takes a whole number from 0 on", "keygen verify"
      ),
      (["check", "--dif"], "check has no option `--dif`; did you mean `--diff`?", "keygen check"),
      (
        ["check", "--prune"], "check has no option `--prune`; `keygen generate` has it",
        "keygen check"
      ),
      (
        ["explain", "-o", "x"], "explain has no option `-o`; `keygen generate` has it",
        "keygen explain"
      ),
    ])
  func suggestions(arguments: [String], message: String, hint: String) throws {
    let run = try CommandRun([keygenPath] + arguments, in: folder.url)
    #expect(run.code == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("keygen: error: \(message)\n"), "\(run.errors)")
    #expect(run.errors.contains("`\(hint) --help` explains "), "\(run.errors)")
  }

  @Test("shows the commands where none is given, which is an error")
  func noCommand() throws {
    let run = try keygen(in: folder)
    #expect(run.code == 2 && run.output == "")
    #expect(
      run.errors.hasPrefix("keygen: error: a command is missing: one of init, generate, check, "))
    #expect(run.errors.contains("\n  check        Tell whether"))
  }

  @Test(
    "helps with a command, and with a group and each of its commands",
    arguments: [
      (["check", "--help"], "Usage: keygen check [SPEC|DIR]… [OPTION]…\n"),
      (["help", "check"], "Usage: keygen check [SPEC|DIR]… [OPTION]…\n"),
      (["templates", "--help"], "Usage: keygen templates COMMAND [ARGUMENT]… [OPTION]…\n"),
      (["templates", "-h"], "  export  Write the built-in templates out, to be edited.\n"),
      (["help", "templates", "export"], "Usage: keygen templates export DIR [OPTION]…\n"),
      (["templates", "export", "--help"], "Example:\n  keygen templates export Templates\n"),
      (["templates", "list", "--help"], "Usage: keygen templates list [OPTION]…\n"),
      (["--help", "check"], "Usage: keygen check [SPEC|DIR]… [OPTION]…\n"),
      (["-h", "templates", "list"], "Usage: keygen templates list [OPTION]…\n"),
      (["help"], "Usage: keygen COMMAND"), (["-h"], "Usage: keygen COMMAND"),
    ])
  func help(arguments: [String], line: String) throws {
    let run = try CommandRun([keygenPath] + arguments, in: folder.url)
    #expect(run.code == 0 && run.errors == "")
    #expect(run.output.contains(line), "\(run.output)")
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test(
    "takes the value of an option directly behind its letter, too", arguments: ["-oout", "-o=out"])
  func attachedValue(option: String) throws {
    try folder.write(rightSpec("A"), to: "A.keygen.json")
    let run = try keygen("generate", option, in: folder)
    #expect(run.code == 0 && run.errors == "")
    #expect(folder.files == ["A.keygen.json", "out/A.keygen.swift"])
  }

  @Test("shows what a path holds of control characters, and does not send it to a terminal")
  func controlCharacters() throws {
    let name = "\u{1B}[31m\na"
    try folder.write(rightSpec("A"), to: "\(name).keygen.json")
    try folder.write("{", to: "\(name)/b.keygen.json")
    let run = try keygen("lint", "--verbose", in: folder)
    #expect(run.code == 1)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.contains(#"linted \u{1B}[31m\u{A}a.keygen.json"#), "\(run.errors)")
    #expect(lines.contains { $0.hasPrefix(#"\u{1B}[31m\u{A}a/b.keygen.json:1:2: error: "#) })
    #expect(!run.errors.contains("\u{1B}"))
  }

  @Test("tells input that is missing, code 1, from input that cannot be read, code 3")
  func readingCodes() throws {
    try folder.write("", to: "file")
    try folder.link("loop.keygen.json", to: "loop.keygen.json")
    try folder.link("dangling.keygen.json", to: "nowhere")
    for (path, code, reason) in [
      ("missing.keygen.json", 1, "No such file or directory"),
      ("file/a.keygen.json", 1, "Not a directory"),
      ("dangling.keygen.json", 1, "No such file or directory"),
      ("loop.keygen.json", 3, "Too many levels of symbolic links"),
    ] as [(String, Int32, String)] {
      for command in ["generate", "check", "context"] {
        let run = try keygen(command, path, in: folder)
        #expect(run.code == code)
        #expect(run.errors == "\(path): error: cannot be read: \(reason)\n")
      }
    }
    // In a folder that is searched they are told as well.
    let found = try keygen("generate", in: folder)
    #expect(found.code == 3)
    #expect(found.errors.split(separator: "\n").count == 2)
  }

  @Test("colours messages when asked to, and not into a file")
  func colors() throws {
    let red = "\u{1B}[1;31merror:\u{1B}[0m"
    try folder.write("{", to: "A.keygen.json")
    #expect(try keygen("check", "--color", "always", in: folder).errors.contains(red))
    #expect(!(try keygen("check", "--color=never", in: folder).errors.contains("\u{1B}")))
    #expect(!(try keygen("check", in: folder).errors.contains("\u{1B}")))
    let failure = try keygen("templates", "check", ".", "--color", "always", in: folder)
    #expect(failure.errors.contains(red))
  }
}
