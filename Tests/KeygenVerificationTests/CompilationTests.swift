import Foundation
import TestSupport
import Testing

@Suite("keygen verify, on output that does not compile")
struct CompilationTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("reports the compiler's errors at the spec's lines and columns, each once")
  func errors() throws {
    let text = MarkedText(
      """
      { "keygen": 1, "keys": [
        { "name": "Typo", "value": "⟦1⟧Strin", "default": "⟦2⟧Strin()", "reduce": "append" },
        { "name": "BrokenBody", "value": "Int", "default": 0, "reduce": { "swift": [
          "let next = nextValue()",
          "value += ⟦3⟧nextt"
        ] } },
        { "name": "Sample", "value": "Int", "reduce": "sum",
          "samples": [1, "\\⟦4⟧"text\\""] }
      ] }
      """)
    try folder.write(text.text, to: "Wrong.keygen.json")
    try folder.write(
      spec(#"{ "name": "Right", "value": "Int", "reduce": "sum" }"#), to: "Right.keygen.json")
    let run = try verify(in: folder)
    #expect(run.code == 1)
    func place(_ mark: Int) -> String {
      let place = text.places[mark]!
      return "Wrong.keygen.json:\(place.line):\(place.column): error: "
    }
    let expected = [
      place(1) + "cannot find type 'Strin' in scope", place(2) + "cannot find 'Strin' in scope",
      place(3) + "cannot find 'nextt' in scope", place(4) + "cannot convert value of type 'String'",
    ]
    #expect(run.errorLines.count == expected.count)
    for (line, start) in zip(run.errorLines, expected) { #expect(line.hasPrefix(start)) }
    let remedies = run.errors.split(separator: "\n").filter {
      $0.hasSuffix(
        "note: name the file that declares a type of your own in the spec's `support`, or by `--support FILE`"
      )
    }
    // A name that is no type is more likely mistyped.
    #expect(remedies.count == 1)
    // The other spec compiles, and its key is due seven checks; of the wrong one's keys nothing is tested.
    #expect(run.lastLine == "8 passed, 1 failed, 18 skipped")
  }

  @Test("takes warnings for errors, and finds what type-checking alone does not")
  func warnings() throws {
    try folder.write("typealias Small = UInt8\n", to: "Small.swift")
    try folder.write(
      spec(#"{ "name": "Big", "value": "Small", "default": 300, "reduce": "last" }"#),
      to: "Big.keygen.json")
    try folder.write(
      spec(customKey("Unused", "let next = 1; value += nextValue()")), to: "Unused.keygen.json")
    let run = try verify("--support", "Small.swift", in: folder)
    #expect(run.errorLines.count == 2)
    #expect(run.errors.contains("Big.keygen.json:2:"))
    #expect(run.errors.contains("overflows when stored into"))
    #expect(run.errors.contains("Unused.keygen.json:2:"))
    #expect(run.errors.contains("'next' was never used"))
  }

  @Test(
    "places errors whatever the path of the spec is",
    arguments: ["quote\".keygen.json", "back\\slash.keygen.json", "a: error: b:1:2.keygen.json"])
  func oddPaths(path: String) throws {
    try folder.write(
      spec(customKey("Typo", "value += nextt()")), to: path)
    let run = try verify(in: folder)
    #expect(run.errors.hasPrefix("\(path):2:"))
    #expect(run.errors.contains(": error: cannot find 'nextt' in scope"))
    #expect(run.lastLine == "0 passed, 1 failed, 5 skipped")
  }

  @Test("places errors in a spec whose path has two lines")
  func twoLines() throws {
    try folder.write(spec(customKey("Typo", "value += nextt()")), to: "two\nlines.keygen.json")
    let run = try verify(in: folder)
    #expect(run.errors.contains("lines.keygen.json:2:"))
    #expect(run.errors.contains("cannot find 'nextt' in scope"))
  }

  @Test("takes support files by any name, each once, and with warnings")
  func oddSupport() throws {
    let text = "struct Grade { func warned() { let unused = 1 } }\n"
    for name in ["-o.swift", "keygen-output.swift", "a: error: b.swift"] {
      let unlike = name == "-o.swift" ? text : "\n"
      try folder.write(unlike, to: name)
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "Link.swift").path, withDestinationPath: "-o.swift")
    try folder.write(
      spec(customKey("A", "value += nextValue(); _ = Grade()")), to: "A.keygen.json")
    let run = try verify(
      "--support=-o.swift", "--support", "keygen-output.swift", "--support", "a: error: b.swift",
      "--support", "./-o.swift", "--support", "Link.swift", in: folder)
    #expect(run.errors == "")
    #expect(run.lastLine == "6 passed, 0 failed")
  }

  @Test("says what to do about a support file with a main program of its own")
  func mainProgram() throws {
    try folder.write("@main struct App { static func main() {} }\n", to: "App.swift")
    try folder.write(
      spec(#"{ "name": "A", "value": "Int", "reduce": "sum" }"#), to: "A.keygen.json")
    let run = try verify("--support", "App.swift", in: folder)
    #expect(run.code == 1)
    #expect(run.errors.contains("leave files that declare one out of `--support`"))
  }

  @Test("keeps its own names out of the way of the user's")
  func names() throws {
    try folder.write(
      "enum KeygenSuite {}\nenum KeygenTest {}\nenum KeygenKeyTest {}\n", to: "Names.swift")
    try folder.write(
      spec(
        customKey("KeygenTest0", "value += nextValue()"),
        customKey("KeygenSuite_Test0", "value += nextValue()"),
        customKey("KeygenSuiteMain", "value += nextValue()"),
        #"{ "name": "Generic", "generics": ["KeygenKey", "Item: Hashable"], "value": "Item?", "reduce": "last" }"#
      ), to: "Names.keygen.json")
    let run = try verify("--support", "Names.swift", in: folder)
    #expect(run.errorLines == [])
    #expect(run.code == 0)
  }

  @Test("reports errors in support files there")
  func support() throws {
    try folder.write("func broken() { missing() }\n", to: "Broken.swift")
    try folder.write(
      spec(#"{ "name": "A", "value": "Int", "reduce": "sum" }"#), to: "A.keygen.json")
    let run = try verify("--support", "Broken.swift", in: folder)
    #expect(run.errorLines == ["Broken.swift:1:17: error: cannot find 'missing' in scope"])
    let absent = try verify("--support", "Nothing.swift", in: folder)
    #expect(absent.code == 1)
    #expect(absent.errors.contains("Nothing.swift"))
  }
}
