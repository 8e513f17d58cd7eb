import Foundation
import Testing
import TestSupport

@Suite("keygen check")
struct CheckTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("says nothing where all outputs are what their specs say")
  func upToDate() throws {
    try folder.write(rightSpec("A"), to: "A.keygen.json")
    try folder.write(rightSpec("B"), to: "sub/B.keygen.json")
    _ = try keygen("generate", in: folder)
    let run = try keygen("check", "--diff", in: folder)
    #expect(run.code == 0)
    #expect(run.output == "" && run.errors == "")
    #expect(
      try keygen("check", "--verbose", in: folder).errors
        == "up to date A.keygen.swift\nup to date sub/B.keygen.swift\n")
  }

  @Test("names the first place where an output was edited")
  func edited() throws {
    try folder.write(rightSpec("A"), to: "A.keygen.json")
    _ = try keygen("generate", in: folder)
    let text = try folder.text(of: "A.keygen.swift")
    try folder.write(
      text.replacing("value += nextValue()", with: "value -= nextValue()"), to: "A.keygen.swift")
    let run = try keygen("check", "A.keygen.json", in: folder)
    #expect(run.code == 1)
    #expect(run.output == "")
    #expect(
      run.errors == """
        A.keygen.swift:15:11: error: from here on this is not what `A.keygen.json` says
        A.keygen.swift:15:11: note: run `keygen generate` with the same arguments

        """)
  }

  @Test(
    "sees an output that has lost its end, has more than its end, or is empty",
    arguments: [(1, "17:2"), (2, "18:1"), (3, "1:1")])
  func ends(edit: Int, place: String) throws {
    try folder.write(rightSpec("A"), to: "A.keygen.json")
    _ = try keygen("generate", in: folder)
    let text = try folder.text(of: "A.keygen.swift")
    let edited = [1: String(text.dropLast()), 2: text + "\n", 3: ""]
    try folder.write(try #require(edited[edit]), to: "A.keygen.swift")
    let run = try keygen("check", in: folder)
    #expect(run.code == 1)
    #expect(run.errors.hasPrefix("A.keygen.swift:\(place): error: from here on"), "\(run.errors)")
  }

  @Test("sees that a spec was edited, and that an output is missing")
  func editedSpec() throws {
    try folder.write(rightSpec("A"), to: "A.keygen.json")
    _ = try keygen("generate", in: folder)
    try folder.write(rightSpec("B"), to: "A.keygen.json")
    try folder.write(rightSpec("C"), to: "C.keygen.json")
    let run = try keygen("check", in: folder)
    #expect(run.code == 1)
    #expect(
      run.errors == """
        A.keygen.swift:11:20: error: from here on this is not what `A.keygen.json` says
        A.keygen.swift:11:20: note: run `keygen generate` with the same arguments
        C.keygen.json: error: the output of this spec, `C.keygen.swift`, is missing
        C.keygen.json: note: run `keygen generate` with the same arguments

        """)
  }

  @Test("names outputs whose specs are gone, also where no spec is left")
  func orphans() throws {
    try folder.write(rightSpec("A"), to: "sub/A.keygen.json")
    _ = try keygen("generate", in: folder)
    try folder.remove("sub/A.keygen.json")
    let expected = """
      sub/A.keygen.swift: error: the spec of this output, `sub/A.keygen.json`, is gone
      sub/A.keygen.swift: note: `keygen generate --prune` removes it

      """
    let alone = try keygen("check", in: folder)
    #expect(alone.code == 1)
    #expect(alone.errors == expected)
    try folder.write(#"{ "keygen": 1 }"#, to: "sub/B.keygen.json")
    _ = try keygen("generate", in: folder)
    let beside = try keygen("check", "sub/B.keygen.json", in: folder)
    #expect(beside.code == 1)
    #expect(beside.errors == expected)
  }

  @Test("names what no spec gives in a folder of outputs, unless specs are given by name")
  func orphansInFolder() throws {
    try folder.write(rightSpec("A"), to: "specs/x/A.keygen.json")
    _ = try keygen("generate", "specs", "--output", "out", in: folder)
    try folder.write(banner, to: "out/x+B.keygen.swift")
    try folder.write(banner, to: "out/deeper/C.keygen.swift")
    let run = try keygen("check", "specs", "--output", "out", in: folder)
    #expect(run.code == 1)
    #expect(
      run.errors == """
        out/x+B.keygen.swift: error: no spec gives this output any more
        out/x+B.keygen.swift: note: `keygen generate --prune` removes it

        """)
    let named = try keygen(
      "check", "specs/x/A.keygen.json", "--base", "specs", "--output", "out", in: folder)
    #expect(named.code == 0, "\(named.errors)")
  }

  @Test("prints diffs that `patch` makes everything right with")
  func diffs() throws {
    for name in ["Edited", "Gone", "Fresh folder/Missing", "Cut"] {
      try folder.write(rightSpec("K"), to: "\(name).keygen.json")
    }
    _ = try keygen("generate", in: folder)
    let text = try folder.text(of: "Edited.keygen.swift")
    try folder.write(
      text.replacing("struct K", with: "struct L").replacing("  }\n}\n", with: "  }\n}"),
      to: "Edited.keygen.swift")
    try folder.write("", to: "Cut.keygen.swift")
    try folder.remove("Fresh folder/Missing.keygen.swift")
    try folder.remove("Gone.keygen.json")
    let before = try folder.contents()
    let run = try keygen("check", "--diff", in: folder)
    #expect(run.code == 1)
    #expect(try folder.contents() == before)
    #expect(
      run.output.contains(
        """
        --- Edited.keygen.swift\ton disk
        +++ Edited.keygen.swift\twhat the specs say
        @@ -8,10 +8,10 @@
           import HeadlessUI
         #endif
         \n\
        -nonisolated struct L: PreferenceKey {
        +nonisolated struct K: PreferenceKey {
           static var defaultValue: Int { .zero }
         \n\
           static func reduce(value: inout Int, nextValue: () -> Int) {
             value += nextValue()
           }
        -}
        \\ No newline at end of file
        +}

        """), "\(run.output)")
    #expect(run.output.contains("--- /dev/null\ton disk\n+++ Fresh folder/Missing.keygen.swift\t"))
    #expect(run.output.contains("--- Gone.keygen.swift\ton disk\n+++ /dev/null\t"))
    let patch = try CommandRun(["patch", "-p0", "--silent"], in: folder.url, input: run.output)
    #expect(patch.code == 0, "\(patch.output)\(patch.errors)")
    #expect(try keygen("check", in: folder).code == 0)
    #expect(!folder.files.contains("Gone.keygen.swift"))
  }

  @Test("reports what is wrong with a spec, and a file that keygen did not write")
  func wrongSpecs() throws {
    try folder.write(#"{ "keygen": 2 }"#, to: "A.keygen.json")
    try folder.write(rightSpec("B"), to: "B.keygen.json")
    try folder.write("let mine = 1\n", to: "B.keygen.swift")
    let run = try keygen("check", "--diff", in: folder)
    #expect(run.code == 1)
    #expect(run.output == "")
    #expect(run.errors.contains("A.keygen.json:1:13: error: "), "\(run.errors)")
    #expect(
      run.errors.hasSuffix(
        """
        B.keygen.swift: error: this file was not written by keygen, and the output of \
        `B.keygen.json` would replace it
        B.keygen.swift: note: move the file or rename the spec

        """))
  }

  @Test("compares with the templates and the line directives that it is given")
  func sameOptions() throws {
    try folder.write(rightSpec("A"), to: "A.keygen.json")
    try folder.write("// {{name}}\n", to: "own/key.mustache")
    for options in [["--templates", "own"], ["--line-directives"]] {
      let words = [keygenPath, "generate"] + options
      #expect(try CommandRun(words, in: folder.url).code == 0)
      #expect(try CommandRun([keygenPath, "check"] + options, in: folder.url).code == 0)
      #expect(try keygen("check", in: folder).code == 1)
    }
  }

  @Test("takes standard input only with a folder of outputs")
  func standardInput() throws {
    let nowhere = try keygen("check", "-", in: folder, input: rightSpec("A"))
    #expect(nowhere.code == 2)
    #expect(
      nowhere.errors.hasPrefix(
        "keygen: error: the output of `-`, standard input, is on disk only in a folder: --output DIR\n"
      ))
    _ = try keygen("generate", "-", "--output", "out", in: folder, input: rightSpec("A"))
    let same = try keygen("check", "-", "-o", "out", in: folder, input: rightSpec("A"))
    #expect(same.code == 0)
    let other = try keygen("check", "-", "-o", "out", in: folder, input: rightSpec("B"))
    #expect(other.code == 1)
    #expect(other.errors.hasPrefix("out/stdin.keygen.swift:11:20: error: "))
  }

  @Test("writes nothing, not even a folder")
  func writesNothing() throws {
    try folder.write(rightSpec("A"), to: "A.keygen.json")
    #expect(try keygen("check", "--output", "out", "--diff", in: folder).code == 1)
    #expect(folder.files == ["A.keygen.json"])
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "out").path))
  }

  @Test("does not wait for what is no file")
  func pipes() throws {
    try folder.write(rightSpec("A"), to: "A.keygen.json")
    let pipe = folder.url.appending(path: "A.keygen.swift").path
    #expect(try CommandRun(["mkfifo", pipe]).code == 0)
    let check = try keygen("check", in: folder)
    #expect(check.code == 3)
    #expect(check.errors == "A.keygen.swift: error: cannot be read: Not a regular file\n")
    let generate = try keygen("generate", in: folder)
    #expect(generate.code == 3)
    #expect(generate.errors == "A.keygen.swift: error: cannot be written: Not a regular file\n")
    #expect(try CommandRun(["mkfifo", folder.url.appending(path: "B.keygen.json").path]).code == 0)
    let spec = try keygen("check", "B.keygen.json", in: folder)
    #expect(spec.code == 3)
    #expect(spec.errors == "B.keygen.json: error: cannot be read: Not a regular file\n")
  }
}
