import Foundation
import Testing
import TestSupport

@Suite("keygen context")
struct ContextTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("prints what templates are given for a spec, or for standard input")
  func json() throws {
    try folder.write(rightSpec("Total"), to: "sub/A.keygen.json")
    let run = try keygen("context", "sub/A.keygen.json", in: folder)
    #expect(run.code == 0 && run.errors == "")
    let file = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(file?["spec"] as? String == "A.keygen.json")
    let key = ((file?["sections"] as? [[String: Any]])?.first)?["key"] as? [String: Any]
    #expect(key?["name"] as? String == "Total")
    #expect(key?["reduceBody"] as? [String] == ["value += nextValue()"])
    #expect(key?["extensionOf"] is NSNull)
    let input = try keygen("context", "-", in: folder, input: rightSpec("Total"))
    #expect(input.output == run.output.replacing("A.keygen.json", with: "<stdin>"))
  }

  @Test("explains the shape")
  func schema() throws {
    let run = try keygen("context", "--schema", in: folder)
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("## file\n\n"))
    #expect(run.output.contains("| `value` | text | The type of the values. |\n"))
  }

  @Test("reports a spec that is wrong, missing or not one, or a command line that is wrong")
  func wrong() throws {
    try folder.write(#"{ "keygen": 1, "keyz": [] }"#, to: "A.keygen.json")
    let spec = try keygen("context", "A.keygen.json", in: folder)
    #expect(spec.code == 1 && spec.output == "")
    #expect(spec.errors.hasPrefix("A.keygen.json:1:16: error: a spec has no member `keyz`\n"))
    let missing = try keygen("context", "B.keygen.json", in: folder)
    #expect(missing.code == 1)
    #expect(missing.errors == "B.keygen.json: error: cannot be read: No such file or directory\n")
    for (arguments, message) in [
      ([], "context needs an argument: keygen context SPEC"),
      (["."], "`.` is not named like a spec; specs are named NAME.keygen.json"),
      (["a", "b"], "context takes one argument, and `b` is another one"),
      (["--schema", "a"], "`--schema` and `a` do not go together"),
    ] {
      let run = try CommandRun([keygenPath, "context"] + arguments, in: folder.url)
      #expect(run.code == 2)
      #expect(run.errors == "keygen: error: \(message)\n`keygen context --help` explains it.\n")
    }
  }
}
