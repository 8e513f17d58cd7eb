import Foundation
import Testing
import TestSupport

@Suite("A result on standard output")
struct StandardOutputTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A spec whose output is longer than a pipe and the buffer of a reader hold together.
  private func writeLargeSpec() throws {
    let keys = (0..<1_500).map { #"{ "name": "Key\#($0)", "value": "Int", "reduce": "sum" }"# }
    try folder.write(
      #"{ "keygen": 1, "keys": [\#(keys.joined(separator: ",\n"))] }"#, to: "A.keygen.json")
  }

  @Test(
    "ends quietly where the reader has had enough: a result not delivered is code 3, a verdict stays",
    arguments: [
      ("generate --stdout", 3, ""), ("context A.keygen.json", 3, ""),
      (
        "check --diff", 1,
        """
        A.keygen.json: error: the output of this spec, `A.keygen.swift`, is missing
        A.keygen.json: note: run `keygen generate` with the same arguments

        """
      ),
    ] as [(String, Int32, String)])
  func closedPipe(command: String, code: Int32, errors: String) throws {
    try writeLargeSpec()
    let script = #""$0" \#(command) | head -c 1 > /dev/null; exit "${PIPESTATUS[0]}""#
    let run = try CommandRun(["bash", "-c", script, keygenPath], in: folder.url)
    #expect(run.code == code)
    #expect(run.errors == errors)
  }

  @Test(
    "that cannot be written is reported, with exit code 3",
    arguments: [
      "generate --stdout", "context A.keygen.json", "check --diff", "templates list",
      "--help", "--version", "check --help",
    ])
  func fullDisk(command: String) throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    try folder.write(rightSpec("A"), to: "A.keygen.json")
    let run = try CommandRun(
      ["sh", "-c", #""$0" \#(command) > /dev/full"#, keygenPath], in: folder.url)
    #expect(run.code == 3)
    #expect(
      run.errors.hasSuffix(
        "keygen: error: standard output cannot be written: No space left on device\n"))
  }
}
