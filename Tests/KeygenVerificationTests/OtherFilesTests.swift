import Foundation
import Testing
import TestSupport

@Suite("keygen verify compiles an output with what it needs")
struct OtherFilesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private let model = "struct Model: Equatable, Sendable { var x = 0 }\n"

  /// A key of a type that is not the spec's own.
  private let key =
    #"{ "name": "ModelKey", "value": "Model", "default": "Model()", "reduce": { "swift": "_ = nextValue()" }, "breaks": ["neutral"], "samples": ["Model(x: 1)"] }"#

  /// A spec that includes another one, with a modifier on the key of that one.
  private func user(_ include: String) -> String {
    #"{ "keygen": 1, "include": ["\#(include)"], "modifiers": [{ "kind": "set", "name": "model", "key": "ModelKey" }] }"#
  }

  private func write(base: String, support: String = "") throws {
    try folder.write(
      "{ \"keygen\": 1, \(support) \"keys\": [\n\(base)\n] }", to: "shared/base.keygen.json")
    try folder.write(user("../shared/base.keygen.json"), to: "app/s.keygen.json")
    // Includes reach one file far; what has to be compiled reaches all the way.
    try folder.write(
      #"{ "keygen": 1, "include": ["s.keygen.json"], "spaces": [{ "name": "p", "declare": "q" }] }"#,
      to: "app/top.keygen.json")
  }

  @Test("the outputs of included specs, and the hand-written files of all of them, each once")
  func companions() throws {
    try folder.write(model, to: "Model.swift")
    try write(base: key, support: #""support": ["../Model.swift", "../shared/../Model.swift"],"#)
    let run = try verify("app", "--support", "Model.swift", in: folder)
    #expect(run.code == 0, "\(run.errors)\(run.output)")
    #expect(run.lastLine.hasPrefix("2 passed, 0 failed"))
    let all = try verify("-v", in: folder)
    #expect(all.code == 0, "\(all.errors)\(all.output)")
    // The key is tested with its own spec, and not once more with those that include it.
    #expect(all.output.components(separatedBy: "ModelKey calls").count == 2, "\(all.output)")
  }

  @Test("and reports what is wrong in an included one at its line")
  func wrongCompanion() throws {
    try write(
      base: key.replacing("Model()", with: "0 + unheardOf").replacing(#""Model""#, with: #""Int""#)
        .replacing("Model(x: 1)", with: "1"))
    let run = try verify("app/s.keygen.json", in: folder)
    #expect(run.code == 1)
    #expect(run.lastLine.hasPrefix("0 passed, 1 failed"), "\(run.output)")
    #expect(
      run.errors.contains(
        "shared/base.keygen.json:2:\(try column(of: "unheardOf")): error: cannot find 'unheardOf' in scope"
      ),
      "\(run.errors)")
  }

  private func column(of word: String) throws -> Int {
    let line = try folder.text(of: "shared/base.keygen.json").split(separator: "\n")[1]
    let start = try #require(line.range(of: word)).lowerBound
    return line.utf8.distance(from: line.startIndex, to: start) + 1
  }

  @Test("and stops where an included spec has errors, which it tells at their place")
  func companionWithErrors() throws {
    try write(base: key.replacing("\"value\"", with: "\"valu\""))
    let run = try verify("app/top.keygen.json", in: folder)
    #expect(run.code == 1)
    #expect(run.lastLine == "0 passed, 1 failed")
    #expect(run.errorLines.count == Set(run.errorLines).count)
    #expect(
      run.errors.contains("shared/base.keygen.json:2:23: error: a key has no member `valu`"),
      "\(run.errors)")
  }

  @Test("hand-written files that a spec names, relative to it")
  func support() throws {
    try folder.write(model, to: "app/Sub/Model.swift")
    try folder.write(
      "{ \"keygen\": 1, \"support\": [\"Sub/Model.swift\"], \"keys\": [\n\(key)\n] }",
      to: "app/s.keygen.json")
    let run = try verify("app", in: folder)
    #expect(run.code == 0, "\(run.errors)\(run.output)")
  }

  @Test("and says at the entry why a hand-written file cannot be, which other commands do not mind")
  func missingSupport() throws {
    try folder.write("", to: "app/Folder.swift/x")
    #expect(mkfifo(folder.url.appending(path: "app/Pipe.swift").path, 0o600) == 0)
    for (path, reason) in [
      ("None.swift", "No such file or directory"), ("Folder.swift", "Is a directory"),
      ("Pipe.swift", "Not a regular file"),
    ] {
      try folder.write(
        "{ \"keygen\": 1, \"support\": [\n\"\(path)\"], \"keys\": [] }", to: "app/s.keygen.json")
      let run = try verify("app", in: folder)
      #expect(run.code == 1)
      #expect(
        run.errors.hasPrefix(
          "app/s.keygen.json:2:1: error: `\(path)` cannot be compiled together with the output: \(reason)\n"
        ), "\(run.errors)")
      #expect(run.lastLine == "0 passed, 1 failed")
      let generate = try CommandRun(
        [buildFolder.appending(path: "keygen").path, "generate", "--stdout", "app"], in: folder.url)
      #expect(generate.code == 0)
    }
  }
}
