import Testing
import TestSupport

@testable import KeygenCore

@Suite("What the output of a spec needs to compile")
struct CompanionTests {
  /// A spec that includes others.
  private func spec(_ includes: String...) -> String {
    "{ \"keygen\": 1, \"include\": [\(includes.map { "\"\($0).keygen.json\"" }.joined(separator: ", "))] }"
  }

  private func companions(of path: String, _ texts: [String: String]) throws -> [String] {
    let library = SpecLibrary(files: MemoryFiles(texts), specsOfRun: [])
    let text = try #require(texts[path])
    let generation = Generator().generate(
      SpecSource(path: path, name: path, bytes: Array(text.utf8)), library: library)
    return library.companions(of: generation).map(\.path)
  }

  @Test("is the output of all that it includes, directly or not, each once and not itself")
  func closure() throws {
    let texts = [
      "a.keygen.json": spec("b", "sub/c"), "b.keygen.json": spec("a", "sub/c"),
      "sub/c.keygen.json": spec("../b", "d"), "sub/d.keygen.json": spec("d"),
    ]
    #expect(
      Set(try companions(of: "a.keygen.json", texts))
        == ["b.keygen.json", "sub/c.keygen.json", "sub/d.keygen.json"])
    #expect(
      try companions(of: "a.keygen.json", texts).count == 3)
    #expect(
      Set(try companions(of: "sub/c.keygen.json", texts))
        == ["a.keygen.json", "b.keygen.json", "sub/d.keygen.json"])
    #expect(try companions(of: "a.keygen.json", ["a.keygen.json": spec()]) == [])
  }

  @Test("is found along a chain that is long")
  func longChain() throws {
    var texts: [String: String] = [:]
    for number in 0..<5000 { texts["\(number).keygen.json"] = spec("\((number + 1) % 5000)") }
    #expect(try companions(of: "0.keygen.json", texts).count == 4999)
  }

  @Test("are the hand-written files that it names, with their places")
  func support() throws {
    let marked = MarkedText(
      #"{ "keygen": 1, "support": [⟦1⟧"../A.swift", ⟦2⟧"/B.swift"] }"#)
    let generation = Generator().generate(
      SpecSource(path: "app/s.keygen.json", name: "s", bytes: Array(marked.text.utf8)))
    #expect(generation.supportFiles.map(\.path) == ["app/../A.swift", "/B.swift"])
    #expect(
      generation.supportFiles.map(\.location.column) == [1, 2].map { marked.places[$0]?.column })
    for path in ["A.txt", ".swift", "x/.swift", "A.swift/", "", #"A\u0000.swift"#] {
      expect(
        "{ \"keygen\": 1, \"support\": [⟦1⟧\"\(path)\"] }",
        Expectation(1, .invalidText, "is no path of a Swift file"))
    }
  }
}
