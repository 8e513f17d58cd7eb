import Testing
import TestSupport

@Suite("Options of keygen verify")
struct VerifyOptionTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(
    "No results are written over a spec or Swift, as when `--json A.keygen.json` was meant to read it",
    arguments: ["--json", "--junit"], ["A.keygen.json", "./A.keygen.swift", "Model.swift"])
  func precious(option: String, path: String) throws {
    try folder.write(rightSpec("A"), to: "A.keygen.json")
    try folder.write("mine", to: "A.keygen.swift")
    try folder.write("mine", to: "Model.swift")
    let before = try folder.contents()
    let run = try keygen("verify", option, path, in: folder)
    #expect(run.code == 2 && run.output == "")
    #expect(
      run.errors.hasPrefix(
        "keygen: error: `\(option)` writes the results to its file, and `\(path)` is named like a spec or Swift\n"
      ), "\(run.errors)")
    #expect(try folder.contents() == before)
  }

  @Test("Two reports need two files")
  func oneFile() throws {
    try folder.write(rightSpec("A"), to: "A.keygen.json")
    let run = try keygen("verify", "--junit", "r.txt", "--json", "./r.txt", in: folder)
    #expect(run.code == 2)
    #expect(
      run.errors.hasPrefix("keygen: error: `--junit` and `--json` would both write `r.txt`\n"))
    #expect(folder.files == ["A.keygen.json"])
  }
}
