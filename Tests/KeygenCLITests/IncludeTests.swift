import Foundation
import Testing
import TestSupport

@Suite("Specs that include others on the disk")
struct IncludeTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A spec with one modifier, on the key `A`.
  private func user(_ include: String) -> String {
    #"{ "keygen": 1, "include": ["\#(include)"], "modifiers": [{ "kind": "set", "name": "a", "key": "A" }] }"#
  }

  @Test("give the same output from whatever folder keygen is run in")
  func relativeToSpec() throws {
    try folder.write(user("../shared/base.keygen.json"), to: "pkg/app/s.keygen.json")
    try folder.write(rightSpec("A"), to: "pkg/shared/base.keygen.json")
    let absolute = folder.url.appending(path: "pkg/app/s.keygen.json").path
    let runs = [
      try CommandRun(
        [keygenPath, "generate", "--stdout", absolute], in: URL(filePath: "/")),
      try CommandRun(
        [keygenPath, "generate", "--stdout", "app/s.keygen.json"],
        in: folder.url.appending(path: "pkg")),
      try CommandRun(
        [keygenPath, "generate", "--stdout", "s.keygen.json"],
        in: folder.url.appending(path: "pkg/app")),
      // As the plugin does.
      try CommandRun(
        [
          keygenPath, "generate", "--output", folder.url.appending(path: "out").path, "--base",
          folder.url.appending(path: "pkg/app").path, absolute,
        ], in: URL(filePath: "/")),
    ]
    #expect(runs.map(\.code) == [0, 0, 0, 0])
    #expect(runs.map(\.errors) == ["", "", "", ""])
    let outputs = Set(runs.dropLast().map(\.output))
    #expect(outputs == [try folder.text(of: "out/s.keygen.swift")])
    #expect(outputs.first?.contains("preference(key: A.self") == true)
  }

  @Test("are told where an included spec is wrong, once, by its shortest path")
  func errors() throws {
    try folder.write(user("../shared/base.keygen.json"), to: "app/s.keygen.json")
    try folder.write(user("../shared/base.keygen.json"), to: "app/t.keygen.json")
    try folder.write(
      #"{ "keygen": 1, "keys": [{ "name": "A", "value": "Int", "reduce": "summ" }] }"#,
      to: "shared/base.keygen.json")
    let place = "shared/base.keygen.json:1:66: error: `summ` is not a reduce strategy"
    func occurrences(of text: String, in run: CommandRun) -> Int {
      run.errors.components(separatedBy: text).count - 1
    }
    let app = try keygen("generate", "app", in: folder)
    #expect(app.code == 1)
    #expect(occurrences(of: place, in: app) == 1)
    #expect(occurrences(of: ":1:28: error: the included spec", in: app) == 2)
    #expect(!app.errors.contains(".." + "/shared/base.keygen.json:"), "\(app.errors)")
    let all = try keygen("check", in: folder)
    #expect(all.code == 1)
    #expect(occurrences(of: place, in: all) == 1)
    let context = try keygen("context", "app/s.keygen.json", in: folder)
    #expect(context.code == 1)
    #expect(occurrences(of: place, in: context) == 1)
    #expect(!folder.files.contains { $0.hasSuffix(".swift") })
  }

  @Test("hear at the entry why a file cannot be included")
  func unreadable() throws {
    try folder.write(rightSpec("A"), to: "folder.keygen.json/a.keygen.json")
    try folder.link("loop.keygen.json", to: "loop.keygen.json")
    #expect(mkfifo(folder.url.appending(path: "pipe.keygen.json").path, 0o600) == 0)
    for (path, reason) in [
      ("folder.keygen.json", "Is a directory"), ("pipe.keygen.json", "Not a regular file"),
      ("none.keygen.json", "No such file or directory"), ("loop.keygen.json", "symbolic links"),
    ] {
      try folder.write(user(path), to: "s.keygen.json")
      let run = try keygen("generate", "s.keygen.json", in: folder)
      #expect(run.code == 1)
      #expect(
        run.errors.hasPrefix("s.keygen.json:1:28: error: `\(path)` cannot be read: "))
      #expect(run.errors.contains(reason), "\(run.errors)")
      #expect(run.errors.split(separator: "\n").count == 2)
    }
    #expect(!folder.files.contains("s.keygen.swift"))
  }

  @Test("are themselves by another name, too")
  func itself() throws {
    try folder.write(user("link.keygen.json"), to: "s.keygen.json")
    try folder.link("link.keygen.json", to: "s.keygen.json")
    let run = try keygen("generate", "s.keygen.json", in: folder)
    #expect(run.code == 1)
    #expect(run.errors.contains("a spec cannot include itself"))
  }

  @Test("find what they include behind a symbolic link to a folder")
  func linkedFolder() throws {
    try folder.write(user("../base.keygen.json"), to: "deep/app/s.keygen.json")
    try folder.write(rightSpec("A"), to: "deep/base.keygen.json")
    try folder.write(rightSpec("B"), to: "base.keygen.json")
    try folder.link("app", to: "deep/app")
    let run = try keygen("generate", "--stdout", "app/s.keygen.json", in: folder)
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.contains("preference(key: A.self"))
  }

  @Test("have to be files themselves, unless the path is absolute")
  func standardInput() throws {
    try folder.write(rightSpec("A"), to: "base.keygen.json")
    let relative = try keygen("generate", "-", in: folder, input: user("base.keygen.json"))
    #expect(relative.code == 1)
    #expect(relative.errors.hasPrefix("<stdin>:1:28: error: a spec that is no file includes"))
    let path = folder.url.appending(path: "base.keygen.json").path
    let absolute = try keygen("generate", "-", in: folder, input: user(path))
    #expect(absolute.code == 0, "\(absolute.errors)")
    #expect(absolute.output.contains("preference(key: A.self"))
  }
}
