import KeygenCore
import Testing
import TestSupport

@Suite("A spec that includes others")
struct IncludeTests {
  /// A spec with a key of given members.
  private func base(_ members: String, access: String = "internal") -> String {
    "{ \"keygen\": 1, \"access\": \"\(access)\", \"keys\": [\n  { \(members) }\n] }"
  }

  private let sum = #""name": "A", "value": "Int", "reduce": "sum""#

  /// A spec with includes and one modifier.
  private func user(_ includes: String, _ members: String = #""key": "A""#) -> String {
    #"{ "keygen": 1, "include": [\#(includes)], "modifiers": [{ "kind": "set", "name": "a", \#(members) }] }"#
  }

  private func text(_ generation: Generation) throws -> String {
    #expect(generation.diagnostics.isEmpty)
    return String(decoding: try #require(generation.file).bytes, as: UTF8.self)
  }

  private func errors(_ files: [String: String], _ path: String = "s.keygen.json") -> [Diagnostic] {
    let generation = MemoryFiles(files).generate(path)[0]
    #expect(generation.file == nil)
    return generation.diagnostics
  }

  @Test("names their keys, and does not emit them again")
  func names() throws {
    let files = MemoryFiles([
      "app/s.keygen.json": user(#""../shared/base.keygen.json""#),
      "shared/base.keygen.json": base(sum),
    ])
    let output = try text(files.generate("app/s.keygen.json")[0])
    #expect(output.contains("preference(key: A.self, value: value)"))
    #expect(!output.contains("struct A"))
  }

  @Test("gets a key's condition, availability and deprecation for what it derives")
  func attributes() throws {
    let output = try text(
      MemoryFiles([
        "s.keygen.json": user(#""b.keygen.json""#),
        "b.keygen.json": base(
          sum + #", "if": "os(iOS)", "available": { "iOS": "17" }, "deprecated": "old""#),
      ]).generate("s.keygen.json")[0])
    #expect(output.contains("#if os(iOS)\n"))
    #expect(output.contains("@available(iOS 17, *)"))
    #expect(output.contains(#"@available(*, deprecated, message: "old")"#))
    let wider = errors([
      "s.keygen.json": user(
        #""b.keygen.json""#, #""key": "A", "available": { "iOS": "15" }"#),
      "b.keygen.json": base(sum + #", "available": { "iOS": "17" }"#),
    ])
    #expect(wider.map(\.kind) == [.widerThanKey])
    // The places of a diagnostic about this spec are in this spec.
    #expect(wider[0].notes.map(\.location.file) == ["s.keygen.json"])
  }

  @Test("has line directives of its own file and lines only")
  func lineDirectives() throws {
    let spec = """
      {
        "keygen": 1,
        "include": [
          "b.keygen.json"
        ],
        "modifiers": [
          { "kind": "set", "name": "a", "key": "A" }
        ]
      }
      """
    let files = MemoryFiles([
      "s.keygen.json": spec, "b.keygen.json": "\n\n\n\n\n\n\n\n\n\n" + base(sum),
    ])
    let output = try text(files.generate("s.keygen.json", lineDirectives: true)[0])
    let places = output.split(separator: "\n").filter { $0.contains("#sourceLocation(file") }
    #expect(
      Set(places) == [
        #"#sourceLocation(file: "s.keygen.json", line: 4)"#,
        #"#sourceLocation(file: "s.keygen.json", line: 7)"#,
      ])
  }

  @Test("cannot name what an included spec includes in turn")
  func directOnly() {
    let found = errors([
      "s.keygen.json": user(#""b.keygen.json""#),
      "b.keygen.json": #"{ "keygen": 1, "include": ["c.keygen.json"] }"#,
      "c.keygen.json": base(sum),
    ])
    #expect(found.map(\.message) == ["no key is named `A`"])
  }

  @Test("may be included by one that it includes")
  func circle() throws {
    let files = MemoryFiles([
      "a.keygen.json":
        #"{ "keygen": 1, "include": ["b.keygen.json"], "keys": [{ "name": "A", "value": "Int", "reduce": "sum" }], "modifiers": [{ "kind": "set", "name": "b", "key": "B" }] }"#,
      "b.keygen.json":
        #"{ "keygen": 1, "include": ["a.keygen.json"], "keys": [{ "name": "B", "value": "Int", "reduce": "sum" }], "modifiers": [{ "kind": "set", "name": "a", "key": "A" }] }"#,
    ])
    let generations = files.generate("a.keygen.json", "b.keygen.json")
    #expect(try text(generations[0]).contains("preference(key: B.self"))
    #expect(try text(generations[1]).contains("preference(key: A.self"))
  }

  @Test("shares the reading of what others include too")
  func diamond() throws {
    var texts = ["base.keygen.json": base(sum)]
    for number in 0..<20 { texts["s\(number).keygen.json"] = user(#""./base.keygen.json""#) }
    texts["t.keygen.json"] = user(#""base.keygen.json", "s0.keygen.json""#)
    let files = MemoryFiles(texts)
    let library = SpecLibrary(files: files, specsOfRun: [])
    for path in texts.keys where path != "base.keygen.json" {
      let source = SpecSource(path: path, name: path, bytes: Array(texts[path]!.utf8))
      #expect(Generator().generate(source, library: library).file != nil)
    }
    #expect(files.readCounts == ["base.keygen.json": 1, "s0.keygen.json": 1])
  }

  // MARK: Entries that are wrong

  @Test(
    "hears at the entry what is wrong with it",
    arguments: [
      ("\"missing.keygen.json\"", "cannot be read: No such file or directory"),
      ("\"base.json\"", "`base.json` is no path of a spec"),
      ("\".keygen.json\"", "is no path of a spec"), ("\"\"", "is no path of a spec"),
      ("\"base.keygen.json/\"", "is no path of a spec"),
      (#""b\u0000.keygen.json""#, #"`b\u{0}.keygen.json` is no path of a spec"#),
      ("\"./s.keygen.json\"", "cannot include itself"),
      ("1", "expected the path of a spec"),
    ])
  func wrongEntries(entry: String, message: String) throws {
    let found = errors([
      "s.keygen.json": #"{ "keygen": 1, "include": [\#(entry)] }"#,
      "base.keygen.json": base(sum),
    ])
    #expect(found.count == 1)
    let first = try #require(found.first)
    #expect(first.message.contains(message), "\(first.message)")
    #expect(first.location.line == 1 && first.location.column == 28)
  }

  @Test("hears of the second of two entries for one file")
  func twice() {
    let found = errors([
      "s.keygen.json": user(#""b.keygen.json", "./b.keygen.json""#), "b.keygen.json": base(sum),
    ])
    #expect(found.map(\.message) == ["`./b.keygen.json` is included twice"])
    #expect(found.first?.notes.map(\.location.column) == [28])
  }

  @Test("needs a folder for a relative path, which standard input has not")
  func standardInput() {
    let files = MemoryFiles(["b.keygen.json": base(sum)])
    let library = SpecLibrary(files: files, specsOfRun: [])
    func generate(_ path: String) -> Generation {
      Generator().generate(
        SpecSource(
          path: "<stdin>", name: "<stdin>", bytes: Array(user("\"\(path)\"").utf8), isFile: false),
        library: library)
    }
    let found = generate("b.keygen.json").diagnostics
    #expect(found.first?.kind == .unusableInclude)
    #expect(found.first?.message == "a spec that is no file includes nothing by a relative path")
    #expect(generate("/b.keygen.json").file != nil)
  }

  // MARK: Included specs that are wrong

  @Test("is not generated from while an included spec has errors, which are told at their places")
  func wrongIncluded() throws {
    let files = MemoryFiles([
      "s.keygen.json": user(#""b.keygen.json""#), "t.keygen.json": user(#""b.keygen.json""#),
      "b.keygen.json": base(#""name": "A", "value": "Int", "reduce": "summ""#),
    ])
    let generations = files.generate("s.keygen.json", "t.keygen.json")
    let first = generations[0].diagnostics
    #expect(first.map(\.location.file) == ["b.keygen.json", "s.keygen.json"])
    #expect(first[0].message == "`summ` is not a reduce strategy")
    #expect(first[0].location.line == 2)
    #expect(
      generations[0].lineText(at: first[0].location)?.hasPrefix("  { \"name\": \"A\"") == true)
    #expect(first[1].message == "the included spec `b.keygen.json` has errors")
    #expect(first[1].notes.map(\.location) == [first[0].location])
    // Once is enough.
    #expect(generations[1].diagnostics.map(\.location.file) == ["t.keygen.json"])
    #expect(generations.allSatisfy { $0.file == nil })
  }

  @Test("leaves the errors of a spec of the same run to that one")
  func wrongIncludedOfRun() {
    let files = MemoryFiles([
      "s.keygen.json": user(#""x/../b.keygen.json""#), "b.keygen.json": "{",
    ])
    let generations = files.generate("s.keygen.json", "b.keygen.json")
    #expect(generations[0].diagnostics.map(\.location.file) == ["s.keygen.json"])
    #expect(generations[0].diagnostics[0].notes.map(\.location.file) == ["b.keygen.json"])
    #expect(generations[1].diagnostics.map(\.location.file) == ["b.keygen.json"])
  }

  @Test("does not mind errors that no name depends on")
  func wrongElsewhere() {
    let files = MemoryFiles([
      "s.keygen.json": user(#""b.keygen.json""#),
      "b.keygen.json":
        #"{ "keygen": 1, "keys": [{ "name": "A", "value": "Int", "reduce": "sum" }], "modifiers": [{ "kind": "set", "name": "x", "key": "Nothing" }] }"#,
    ])
    #expect(files.generate("s.keygen.json")[0].diagnostics.isEmpty)
  }

  // MARK: Names

  @Test("hears which files have a name that several have")
  func ambiguous() throws {
    let own = #", "keys": [{ "name": "A", "value": "Int", "reduce": "sum" }] }"#
    let found = errors([
      "s.keygen.json": user(#""b.keygen.json", "c.keygen.json""#).dropLast(2) + own,
      "b.keygen.json": base(sum),
      "c.keygen.json": base(#""name": "A", "extension": "B", "value": "Int", "reduce": "sum""#),
    ])
    let first = try #require(found.first)
    #expect(first.message == "several keys are named `A`")
    #expect(
      first.notes.map(\.location.file) == ["s.keygen.json", "b.keygen.json", "c.keygen.json"])
    #expect(first.notes.dropFirst().map(\.location.line) == [2, 2])
    #expect(
      MemoryFiles([
        "s.keygen.json": user(
          #""b.keygen.json", "c.keygen.json""#, #""key": "B.A""#),
        "b.keygen.json": base(sum),
        "c.keygen.json": base(#""name": "A", "extension": "B", "value": "Int", "reduce": "sum""#),
      ]).generate("s.keygen.json")[0].file != nil)
  }

  @Test("cannot name a private key of another file")
  func privateKey() throws {
    let files = [
      "s.keygen.json": user(#""b.keygen.json""#),
      "b.keygen.json": base(sum + #", "access": "private""#),
    ]
    let first = try #require(errors(files).first)
    #expect(first.message == "the key `A` is private, so that no other file can name it")
    #expect(first.notes.map(\.location.file) == ["b.keygen.json"])
    #expect(first.location.file == "s.keygen.json")
    // Nor is it in the way of a key that can be named.
    var others = files
    others["s.keygen.json"] = user(#""b.keygen.json", "c.keygen.json""#)
    others["c.keygen.json"] = base(sum)
    #expect(MemoryFiles(others).generate("s.keygen.json")[0].file != nil)
  }

  @Test("is told what was meant by a name that an included spec nearly has")
  func suggestions() throws {
    let found = errors([
      "s.keygen.json": user(#""b.keygen.json""#, #""key": "TitelKey""#),
      "b.keygen.json": base(#""name": "TitleKey", "value": "Int", "reduce": "sum""#),
    ])
    #expect(found.first?.remedy == "did you mean `TitleKey`?")
  }
}
