import Foundation
import TestSupport
import Testing

@Suite("keygen verify, on some of the checks")
struct SelectionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["A", "B", "C"] {
      try folder.write(
        spec(
          #"{ "name": "\#(name)1", "value": "Int", "reduce": "sum" }"#,
          #"{ "name": "\#(name)2", "value": "Int", "default": 1, "reduce": "sum" }"#),
        to: "\(name).keygen.json")
    }
  }

  private func checks(_ arguments: String...) throws -> Set<String> {
    let run = try CommandRun(
      ["XDG_CACHE_HOME=\(sharedCache)", buildFolder.appending(path: "keygen").path, "verify", "-v"]
        + arguments, in: folder.url)
    let lines = run.output.split(separator: "\n").dropLast().map(String.init)
    #expect(Set(lines).count == lines.count)
    return Set(lines)
  }

  @Test("makes each check in one part, and the same ones as all at once")
  func shards() throws {
    let all = try checks()
    // Of each spec: it compiles, and of its two keys three laws and the calls.
    #expect(all.count > 3 * 5)
    for count in [1, 2, 5] {
      let parts = try (1...count).map { try checks("--shard", "\($0)/\(count)") }
      #expect(parts.reduce(0) { $0 + $1.count } == all.count)
      #expect(parts.reduce(into: Set()) { $0.formUnion($1) } == all)
    }
    // The same parts however the specs are named.
    #expect(
      try checks("--shard", "2/3", "A.keygen.json", "B.keygen.json", "C.keygen.json")
        == checks("--shard", "2/3"))
    #expect(try checks("--shard", "2/3").allSatisfy { $0.contains("B.keygen.json") })
  }

  @Test("makes the checks of a key or of a name, and leaves out specs that have none")
  func filter() throws {
    #expect(
      try checks("--filter", "B2 neutral", "--filter", "C1 *")
        == Set(["failed B.keygen.json: B2 neutral"])
        .union(try checks().filter { $0.contains(": C1 ") }))
    #expect(try checks("--filter", "compiles").count == 3)
    let run = try verify("--filter", "B1", "--filter", "compiles", in: folder)
    #expect(run.code == 0)
    #expect(run.errorLines == [])
  }

  @Test("fails where a filter chooses nothing, and names it")
  func nothing() throws {
    let run = try verify("--filter", "Typo", in: folder)
    #expect(run.code == 1)
    #expect(run.errors.contains("keygen: error: no check of these specs is chosen by `Typo`\n"))
    // In a part there may be nothing to do.
    #expect(try verify("--filter", "A1", "--shard", "3/3", in: folder).code == 0)
  }

  @Test("tells of a filtered check that its output does not compile")
  func broken() throws {
    try folder.write(
      spec(customKey("D1", "value += nextt()"), customKey("D2", "value += nextValue()")),
      to: "D.keygen.json")
    let run = try verify("--filter", "D2 neutral", in: folder)
    #expect(run.code == 1)
    #expect(run.errors.contains("cannot find 'nextt' in scope"))
    #expect(run.lastLine == "0 passed, 1 failed, 1 skipped")
  }

  @Test(
    "refuses what is no part and no seed",
    arguments: [["--shard", "3/2"], ["--shard", "x"], ["--seed", "-1"], ["--seed", "0x1"]])
  func usage(arguments: [String]) throws {
    let run = try verify(arguments[0], arguments[1], in: folder)
    #expect(run.code == 2)
    #expect(run.errors.contains("`\(arguments[1])` is no value of `\(arguments[0])`"))
  }

  @Test("writes results to files, also of specs that cannot be read")
  func files() throws {
    try folder.write("{", to: "E.keygen.json")
    let run = try verify(
      "B.keygen.json", "E.keygen.json", "Absent.keygen.json", "--junit", "r.xml", "--json",
      "r.json", in: folder)
    #expect(run.code == 1)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(folder.text(of: "r.json").utf8))
        as? [String: Any])
    let specs = try #require(object["specs"] as? [[String: Any]])
    #expect(
      Set(specs.compactMap { $0["path"] as? String }) == [
        "Absent.keygen.json", "B.keygen.json", "E.keygen.json",
      ])
    #expect(run.lastLine.contains(" \(object["failed"] as? Int ?? 0) failed"))
    #expect(try folder.text(of: "r.xml").contains("name=\"generates\""))
    let unwritable = try verify("B.keygen.json", "--junit", "B.keygen.json/r.xml", in: folder)
    #expect(unwritable.code == 3)
    #expect(unwritable.errors.contains("B.keygen.json/r.xml: error: cannot be written"))
  }
}
