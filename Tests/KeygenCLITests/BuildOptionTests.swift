import Foundation
import TestSupport
import Testing

@Suite("The options that build systems need")
struct BuildOptionTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("--other-source refuses the name of a file of the same module, ignoring case and folders")
  func otherSource() throws {
    try folder.write(rightSpec("A"), to: "Sub/Keys.keygen.json")
    try folder.write("// By hand.\n", to: "Deep/sub+keys.keygen.swift")
    let options = ["--output", "out", "--base", "."]
    func generate(_ other: String) throws -> CommandRun {
      try CommandRun(
        [keygenPath, "generate", "Sub/Keys.keygen.json"] + options + ["--other-source", other],
        in: folder.url)
    }
    let clash = try generate("Deep/sub+keys.keygen.swift")
    #expect(clash.code == 1)
    #expect(
      clash.errors.hasPrefix(
        "Sub/Keys.keygen.json: error: the output of this spec would have the name of `Deep/sub+keys.keygen.swift`"
      ), "\(clash.errors)")
    #expect(!folder.files.contains { $0.hasPrefix("out") })
    #expect(try generate("Deep/Keys.keygen.swift").code == 0)
    // The output itself is no other file.
    #expect(try generate("out/Sub+Keys.keygen.swift").code == 0)
  }

  @Test("--includable makes an include of any other file an error that says what to do")
  func includable() throws {
    try folder.write(rightSpec("A"), to: "other/Base.keygen.json")
    try folder.write(
      #"{ "keygen": 1, "include": ["../other/Base.keygen.json"], "modifiers": [{ "kind": "set", "name": "a", "key": "A" }] }"#,
      to: "target/Using.keygen.json")
    try folder.link("linked", to: "other")
    func generate(_ includable: String...) throws -> CommandRun {
      try CommandRun(
        [keygenPath, "generate", "target"]
          + includable.flatMap { ["--includable", $0] }, in: folder.url)
    }
    #expect(try generate().code == 0)
    #expect(try generate("target/Using.keygen.json", "other/Base.keygen.json").code == 0)
    // By whatever path it is reached.
    #expect(try generate("linked/Base.keygen.json").code == 0)
    let refused = try generate("target/Using.keygen.json", "absent/Base.keygen.json")
    #expect(refused.code == 1)
    #expect(
      refused.errors.hasPrefix(
        "target/Using.keygen.json:1:28: error: `../other/Base.keygen.json` cannot be read: the build would not notice its changes\n"
      ), "\(refused.errors)")
    #expect(refused.errors.contains("note: put it among the files of a target of this package"))
  }

  @Test("lets specs of one run include each other, whatever is includable besides")
  func specsOfTheRun() throws {
    try folder.write(rightSpec("A"), to: "Base.keygen.json")
    try folder.write(
      #"{ "keygen": 1, "include": ["Base.keygen.json"], "modifiers": [{ "kind": "set", "name": "a", "key": "A" }] }"#,
      to: "Using.keygen.json")
    let run = try keygen("generate", ".", "--includable", "Nothing.keygen.json", in: folder)
    #expect(run.code == 0, "\(run.errors)")
  }

  @Test("takes specs for two whose names differ in the composition of an accent only")
  func composition() throws {
    // Two files on every disk: a folder with one name, and a file with the other.
    try folder.write(rightSpec("A"), to: "specs/\u{E9}/x.keygen.json")
    try folder.write(rightSpec("B"), to: "specs/e\u{301}+x.keygen.json")
    let run = try keygen("generate", "specs", "--output", "out", in: folder)
    #expect(run.code == 1)
    #expect(run.errors.contains("would take the place of the output of"))
    #expect(!folder.files.contains { $0.hasPrefix("out") })
  }

  @Test("takes two arguments for two specs when only the composition of an accent differs")
  func composedArguments() throws {
    let names = ["\u{E9}.keygen.json", "e\u{301}.keygen.json"]
    for name in names { try folder.write(rightSpec("A"), to: name) }
    // Some disks hold one file by both names.
    let count = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count
    let run = try CommandRun([keygenPath, "generate"] + names, in: folder.url)
    #expect(count == 1 || run.errors.contains("would take the place of the output of"))
  }
}
