import Foundation
import TestSupport
import Testing

@testable import KeygenVerification

@Suite("keygen verify, where results are kept")
struct ResultCacheTests {
  private let folder: TemporaryFolder
  /// Text that no earlier run of the tests had in a spec.
  private let unique = UUID().uuidString

  init() throws { folder = try TemporaryFolder() }

  /// A spec that no earlier run of the tests had.
  private func newSpec(_ keys: String...) -> String {
    "{ \"keygen\": 1, \"header\": [\"\(unique)\"], \"imports\": [\"Foundation\"], \"keys\": [\n"
      + keys.joined(separator: ",\n") + "\n] }\n"
  }

  /// Verifies, and tells whether anything had to be compiled.
  private func run(
    _ arguments: String..., with variables: [String] = []
  ) throws -> (run: CommandRun, isNew: Bool) {
    let run = try CommandRun(
      ["XDG_CACHE_HOME=\(sharedCache)"] + variables
        + [buildFolder.appending(path: "keygen").path, "verify", "-v", "--json", "results"]
        + arguments, in: folder.url)
    struct Results: Decodable {
      struct Spec: Decodable { let milliseconds: Int }
      let specs: [Spec]
    }
    let results = try JSONDecoder().decode(
      Results.self, from: Data(contentsOf: folder.url.appending(path: "results")))
    return (run, results.specs.allSatisfy { $0.milliseconds > 0 })
  }

  @Test("replays failures and remarks word for word, and notes a changed byte of spec and support")
  func replay() throws {
    func write(_ statement: String) throws {
      try folder.write(
        newSpec(
          customKey("Minus", statement),
          #"{ "name": "Held", "value": "Grade", "default": "Grade()", "reduce": "last" }"#),
        to: "A.keygen.json")
    }
    try write("value -= nextValue()")
    try folder.write("struct Grade {}", to: "Grade.swift")
    func verifyBoth() throws -> (run: CommandRun, isNew: Bool) {
      try run("A.keygen.json", "--support", "Grade.swift")
    }
    let first = try verifyBoth()
    #expect(first.isNew)
    #expect(first.run.code == 1)
    #expect(first.run.errors.contains("is not associative"))
    #expect(first.run.errors.contains("is not tested for"))
    let again = try verifyBoth()
    #expect(!again.isNew)
    #expect(again.run.code == first.run.code)
    #expect(again.run.output == first.run.output)
    #expect(again.run.errors == first.run.errors)
    try write("value += nextValue()")
    let changed = try verifyBoth()
    #expect(changed.isNew)
    #expect(changed.run.code == 0)
    try folder.write("struct Grade { }", to: "Grade.swift")
    #expect(try verifyBoth().isNew)
    #expect(try !verifyBoth().isNew)
  }

  @Test("replays what the compiler said")
  func compilation() throws {
    try folder.write(newSpec(customKey("Typo", "value += nextt()")), to: "A.keygen.json")
    let first = try run("A.keygen.json")
    let again = try run("A.keygen.json")
    #expect(first.isNew && !again.isNew)
    #expect(again.run.errors == first.run.errors)
    #expect(again.run.errors.contains("cannot find 'nextt' in scope"))
  }

  @Test("does not keep what may have been the machine's fault")
  func strayCode() throws {
    try folder.write(newSpec(customKey("Exit", "exit(0)")), to: "A.keygen.json")
    for _ in 1...2 {
      let (run, isNew) = try run("A.keygen.json")
      #expect(run.code == 1)
      #expect(isNew)
    }
  }

  @Test("verifies again where it is told to")
  func again() throws {
    try folder.write(newSpec(customKey("A", "value += nextValue()")), to: "A.keygen.json")
    #expect(try run("A.keygen.json").isNew)
    #expect(try !run("A.keygen.json").isNew)
    #expect(try run("A.keygen.json", "--no-cache").isNew)
    #expect(try run("A.keygen.json", "--seed", "7").isNew)
  }

  @Test("takes no damaged result for one")
  func damage() throws {
    let cache = ResultCache(folder: CacheFolder(path: folder.url.path))
    let result = SpecResult(path: "A.keygen.json")
    #expect(cache.result(named: "a") == nil)
    try cache.keep(result, named: "a")
    #expect(cache.result(named: "a") == result)
    let file = folder.url.appending(path: "results/a")
    try Data(contentsOf: file).dropLast(5).write(to: file)
    #expect(cache.result(named: "a") == nil)
    try cache.keep(result, named: "a")
    #expect(cache.result(named: "a") == result)
  }

  @Test("needs nothing but what it keeps where nothing has changed")
  func warm() throws {
    try folder.write(newSpec(customKey("A", "value += nextValue()")), to: "A.keygen.json")
    #expect(try run("A.keygen.json").isNew)
    // There is no place for temporary files, which a compiler would need.
    let (run, isNew) = try run("A.keygen.json", with: ["TMPDIR=/nowhere"])
    #expect(!isNew)
    #expect(run.errors == "")
    #expect(run.lastLine == "6 passed, 0 failed")
  }

  @Test("asks a compiler of another name each time, which may be a stand-in for any")
  func standIn() throws {
    // A script that counts how often it is asked for the version, and hands all to the compiler.
    let swiftc = try CommandRun(["sh", "-c", "command -v swiftc"]).output.dropLast()
    let script = try folder.write(
      "#!/bin/sh\n[ \"$1\" = -version ] && echo asked >>\"\(folder.url.path)/count\"\n"
        + "exec \"\(swiftc)\" \"$@\"\n", to: "bin/swiftc")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: script.path)
    try folder.write(newSpec(), to: "B.keygen.json")
    let path = "\(script.deletingLastPathComponent().path):/usr/bin:/bin"
    for isFirst in [true, false] {
      let (run, isNew) = try run("B.keygen.json", with: ["PATH=\(path)"])
      #expect(run.lastLine == "1 passed, 0 failed", "\(run.errors)")
      #expect(isNew == isFirst)
    }
    #expect(try folder.text(of: "count") == "asked\nasked\n")
  }

  @Test("removes what nobody has used for long")
  func clearing() throws {
    let old = Date(timeIntervalSinceNow: -31 * 24 * 60 * 60)
    for name in ["runtime-old/A.o", "runtime-new/A.o", "results/old", "results/new", "lock"] {
      try folder.write("", to: name)
    }
    for name in ["runtime-old", "results/old", "lock"] {
      try FileManager.default.setAttributes(
        [.modificationDate: old], ofItemAtPath: folder.url.appending(path: name).path)
    }
    CacheFolder(path: folder.url.path).clear()
    #expect(folder.files == ["lock", "results/new", "runtime-new/A.o"])
  }
}
