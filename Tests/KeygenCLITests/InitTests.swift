import Foundation
import KeygenCore
import Testing
import TestSupport

@Suite("keygen init")
struct InitTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(
    "writes a spec by the name it is given, in any spelling of it",
    arguments: [
      ([], "Preferences.keygen.json"), (["Title"], "Title.keygen.json"),
      (["Title.keygen.json"], "Title.keygen.json"), (["sub/Title"], "sub/Title.keygen.json"),
      (["--", "-odd"], "-odd.keygen.json"), (["a b"], "a b.keygen.json"),
    ])
  func name(arguments: [String], path: String) throws {
    try folder.write("", to: "sub/notes.txt")
    let run = try CommandRun([keygenPath, "init"] + arguments, in: folder.url)
    #expect(run.code == 0 && run.output == "")
    #expect(run.errors == "wrote \(path); `keygen generate` makes Swift of it\n")
    #expect(folder.files == [path, "sub/notes.txt"].sorted())
    #expect(try folder.text(of: path) == StarterSpec(kinds: ["set", "observe"]).text)
  }

  @Test(
    "The spec works at once, with each kind and with all",
    arguments: StarterSpec.kinds + ["all"])
  func working(kind: String) throws {
    let kinds = kind == "all" ? StarterSpec.kinds : [kind]
    let run = try CommandRun(
      [keygenPath, "init", "--quiet"] + kinds.flatMap { ["--kind", $0] }, in: folder.url)
    #expect(run.code == 0 && run.errors == "")
    #expect(try folder.text(of: "Preferences.keygen.json") == StarterSpec(kinds: kinds).text)
    for command in ["generate", "check"] {
      let run = try keygen(command, in: folder)
      #expect(run.code == 0 && run.errors == "" && run.output == "")
    }
    #expect(try folder.text(of: "Preferences.keygen.swift").contains("extension View"))
  }

  @Test("The Swift of it compiles, and its key keeps its laws")
  func verified() throws {
    let kinds = StarterSpec.kinds.flatMap { ["--kind", $0] }
    #expect(try CommandRun([keygenPath, "init"] + kinds, in: folder.url).code == 0)
    let cache = buildFolder.appending(path: "verify-tests-cache").path
    let run = try CommandRun(["XDG_CACHE_HOME=\(cache)", keygenPath, "verify"], in: folder.url)
    // There are no samples of anchors, which is a remark.
    let isFaulty = run.errors.contains("error:") || run.errors.contains("warning:")
    #expect(run.code == 0 && !isFaulty, "\(run.errors)")
    #expect(run.output.contains(", 0 failed"))
  }

  @Test("leaves what is there as it is, whatever it is")
  func existing() throws {
    try folder.write("mine", to: "File.keygen.json")
    try folder.write("", to: "Folder.keygen.json/notes.txt")
    try folder.link("Dangling.keygen.json", to: "nowhere")
    let before = try folder.contents()
    for name in ["File", "Folder", "Dangling"] {
      let run = try keygen("init", name, in: folder)
      #expect(run.code == 1)
      #expect(
        run.errors == """
          \(name).keygen.json: error: there is something already, which is left as it is
          \(name).keygen.json: note: give the new spec another name: `keygen init NAME`

          """)
    }
    #expect(try folder.contents() == before)
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "nowhere").path))
  }

  @Test("Of twenty runs at once one writes, and the others say that it is there")
  func race() async throws {
    let folder = folder
    let codes = try await withThrowingTaskGroup(of: Int32.self) { group in
      for _ in 0..<20 { group.addTask { try keygen("init", "Race", in: folder).code } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(codes.sorted() == [0] + Array(repeating: 1, count: 19))
    #expect(folder.files == ["Race.keygen.json"])
    #expect(try folder.text(of: "Race.keygen.json") == StarterSpec(kinds: ["set", "observe"]).text)
  }

  @Test(
    "says what is wrong with a place or a name, and leaves nothing behind",
    arguments: [
      (
        ["nowhere/Title"], 1,
        """
        nowhere/Title.keygen.json: error: cannot be written: No such file or directory
        nowhere/Title.keygen.json: note: the folder that it stands in has to be there
        """
      ),
      (["file/Title"], 1, "file/Title.keygen.json: error: cannot be written: Not a directory"),
      (["sub/"], 2, "keygen: error: `sub/` gives no name for a spec, which is NAME.keygen.json"),
      (["-"], 2, "keygen: error: `-` gives no name for a spec, which is NAME.keygen.json"),
      (
        [".keygen.json"], 2,
        "keygen: error: `.keygen.json` gives no name for a spec, which is NAME.keygen.json"
      ),
      ([""], 2, "keygen: error: an argument is empty, as of a variable that is not set"),
      (["."], 2, "keygen: error: `.` gives no name for a spec, which is NAME.keygen.json"),
      (
        ["sub/.."], 2, "keygen: error: `sub/..` gives no name for a spec, which is NAME.keygen.json"
      ),
      (
        [".hidden"], 2,
        "keygen: error: `.hidden` gives a hidden name, and files whose names begin with a period are left out"
      ),
      (
        ["--kind", "obsreve"], 2,
        "keygen: error: `obsreve` is no value of `--kind`; it takes \(StarterSpec.kinds.joined(separator: ", ")): did you mean `observe`?"
      ),
    ] as [([String], Int32, String)])
  func wrong(arguments: [String], code: Int32, message: String) throws {
    try folder.write("", to: "file")
    let run = try CommandRun([keygenPath, "init"] + arguments, in: folder.url)
    #expect(run.code == code && run.output == "")
    #expect(run.errors.hasPrefix(message + "\n"), "\(run.errors)")
    #expect(folder.files == ["file"])
  }
}
