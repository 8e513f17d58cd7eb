import Testing
import TestSupport

@testable import KeygenCore

@Suite("Coordinate spaces of a spec")
struct SpaceTests {
  /// A spec with spaces, and other members behind them.
  private func spec(_ spaces: String, _ others: String = "") -> String {
    "{ \"keygen\": 1, \"spaces\": [\(spaces)]\(others) }"
  }

  @Test("become constants and the method that declares them, at the file's access level")
  func output() throws {
    let text = try KeygenCoreTests.output(
      of: spec(
        #"{ "name": "page", "id": "the page", "declare": "pageSpace" }"#, #", "access": "package""#)
    )
    #expect(text.contains("package import SwiftUI"))
    #expect(
      text.contains(
        #"nonisolated package static var page: CoordinateSpace { .named("the page") }"#))
    #expect(
      text.contains(
        #"nonisolated package static var page: NamedCoordinateSpace { .named("the page") }"#))
    #expect(text.contains("nonisolated package func pageSpace() -> some View {"))
    #expect(text.contains(#"coordinateSpace(name: "the page")"#))
  }

  @Test(
    "keep the text of an id, scalar for scalar, inside of its literal",
    arguments: [
      (#"a\"b"#, #""a\"b""#), (#"\\"#, #""\\""#), (#"\\(exit(1))"#, #""\\(exit(1))""#),
      (#"a\nb"#, #""a\nb""#), (#"\") }; func x() { _ = (\""#, #""\") }; func x() { _ = (\"""#),
    ])
  func escaping(id: String, literal: String) throws {
    let text = try KeygenCoreTests.output(
      of: spec(#"{ "name": "page", "id": "\#(id)", "declare": "pageSpace" }"#))
    #expect(text.contains(".named(\(literal)) }"))
    #expect(text.contains("coordinateSpace(name: \(literal))"))
  }

  @Test("need a name and a method")
  func shape() {
    expect(
      spec(#"⟦1⟧{ "name": "a" }, ⟦2⟧{ "declare": "a" }, { "name": ⟦3⟧"1", "declare": ⟦4⟧"b c" }"#),
      Expectation(1, .missingMember, "`declare`"), Expectation(2, .missingMember, "`name`"),
      Expectation(3, .invalidIdentifier, "`1`"), Expectation(4, .invalidIdentifier, "`b c`"))
    expect(
      spec(#"{ "name": "a", "id": ⟦1⟧1, "declare": "b", ⟦2⟧"acess": "public" }"#),
      Expectation(1, .wrongType, "a string"), Expectation(2, .unknownMember, "`acess`"))
  }

  @Test("clash where two have one name, one id or one method")
  func clashes() {
    expect(
      spec(#"{ "name": "a", "declare": "b" }, { "name": ⟦1⟧"a", "id": "x", "declare": ⟦2⟧"b" }"#),
      Expectation(1, .nameClash, "the coordinate space `a` is declared twice"),
      Expectation(2, .nameClash, "the method `b()` is declared twice"))
    expect(
      spec(#"{ "name": "a", "declare": "b" }, { "name": "c", "id": ⟦1⟧"a", "declare": "d" }"#),
      Expectation(1, .nameClash, "the id `a`", remedy: "one space"))
    expect(
      spec(#"{ "name": "c", "id": "a", "declare": "b" }, { "name": ⟦1⟧"a", "declare": "d" }"#),
      Expectation(1, .nameClash, "the id `a`"))
  }

  @Test("clash with modifiers that take no arguments, and with types")
  func clashesWithOthers() {
    let key = #", "keys": [{ "name": "A", "value": "Int", "reduce": "sum", "modifiers": [%] }]"#
    func expectClash(
      _ modifier: String, declares method: String, _ expectations: Expectation...
    ) {
      let text = spec(
        "{ \"name\": \"a\", \"declare\": \(method) }", key.replacing("%", with: modifier))
      #expect(expectations.count < 2)
      if let expectation = expectations.first { expect(text, expectation) } else { expect(text) }
    }
    expectClash(
      #"{ "kind": "transform", "name": ⟦1⟧"b", "body": "value += 1" }"#, declares: "\"b\"",
      Expectation(1, .nameClash, "the method `b()` is declared twice"))
    expectClash(#"{ "kind": "set", "name": "b" }"#, declares: "\"b\"")
    expectClash(
      "", declares: "⟦1⟧\"A\"", Expectation(1, .nameClash, "has the name of a type"))
  }

  @Test("do not hide SwiftUI's own")
  func shadowing() {
    for name in ["global", "local", "named", "scrollView", "immersiveSpace"] {
      expect(
        spec("{ \"name\": ⟦1⟧\"\(name)\", \"declare\": \"a\" }"),
        Expectation(1, .shadowsSwiftUI, "`\(name)`"))
    }
    expect(
      spec(#"{ "name": "a", "declare": ⟦1⟧"coordinateSpace" }"#),
      Expectation(1, .shadowsSwiftUI, "calls `coordinateSpace` itself"))
    expect(
      spec(#"{ "name": "a", "declare": ⟦1⟧"frame" }"#),
      Expectation(1, .shadowsSwiftUI, "`frame` is a method of SwiftUI's `View`"))
    expect(spec(#"{ "name": "a", "declare": "frame", "allow": ["shadows-swiftui"] }"#))
    expect(
      spec(#"{ "name": "a", "declare": "b", "allow": [⟦1⟧"shadows-swiftui"] }"#),
      Expectation(1, .unusedAllow, "`shadows-swiftui`"))
    expect(
      spec(
        #"{ "name": "a", "declare": "b" }"#,
        #", "keys": [{ "name": ⟦1⟧"CoordinateSpace", "value": "Int", "reduce": "sum" }]"#),
      Expectation(1, .shadowsSwiftUI, "would take this type for it"))
  }

  @Test("A modifier that names a space that is not declared is told the nearest one")
  func undeclared() {
    let spaces = #"{ "name": "content", "declare": "a" }, { "name": "page", "declare": "b" }"#
    func measuring(_ space: String) -> String {
      #", "modifiers": [{ "kind": "measure", "name": "m", "of": "frame", "then": "observe", "in": { "space": \#(space) } }]"#
    }
    expect(spec(spaces, measuring(#""page""#)))
    expect(
      spec(spaces, measuring(#"⟦1⟧"contents""#)),
      Expectation(
        1, .undeclaredSpace, "no coordinate space is named `contents`",
        remedy: "did you mean `content`?"))
    expect(
      spec(spaces, measuring(#"⟦1⟧"zzzzzz""#)),
      Expectation(1, .undeclaredSpace, "`zzzzzz`", remedy: "declare it in `spaces`"))
  }

  @Test("can be those of an included spec, unless several have one name")
  func included() throws {
    let library = SpecLibrary(
      files: MemoryFiles(["b.keygen.json": spec(#"{ "name": "page", "declare": "pageSpace" }"#)]),
      specsOfRun: [])
    func resolved(_ spaces: String) throws -> ResolvedSpec {
      let text = spec(spaces, #", "include": ["b.keygen.json"]"#)
      let source = SpecSource(path: "a.keygen.json", name: "a", bytes: Array(text.utf8))
      return try #require(
        LoweredSpec(source, library: library, separatesOrigins: false).resolved)
    }
    let rule = UndeclaredSpaceRule()
    let using = try resolved("")
    #expect(using.spaces.isEmpty)
    let page = try #require(using.spaceTable.named("page"))
    #expect(page.reference == ".page")
    #expect(rule.finding(page.name, of: LintedSpec(using)) == nil)
    let near = rule.finding(Located("pages", from: page.spec.node), of: LintedSpec(using))
    #expect(near?.remedy == "did you mean `page`?")
    let both = LintedSpec(try resolved(#"{ "name": "page", "id": "x", "declare": "b" }"#))
    let finding = try #require(rule.finding(page.name, of: both))
    #expect(finding.message == "several coordinate spaces are named `page`")
    #expect(finding.notes.count == 2)
  }
}
