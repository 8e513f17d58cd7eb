import KeygenCore
import Testing
import TestSupport

@Suite("Line directives lead the compiler to the spec")
struct LineDirectiveTests {
  private let text = """
    {
      "keygen": 1,
      "keys": [
        {
          "name": "A",
          "value": "Int",
          "default": "one",
          "reduce": { "swift": [
            "let next = nextValue()",
            "value = [value, next]",
            "  .max()"
          ] },
          "modifiers": [
            { "kind": "observe", "name": "aRatherLongNameOfAMethodThatHasToBeBroken" },
            { "kind": "set", "name": "a", "value": "2" }
          ]
        }
      ]
    }
    """

  @Test("The default and each line of a reduce stand on lines of their own with their places")
  func places() throws {
    let lines = try output(of: text, lineDirectives: true).split(
      separator: "\n", omittingEmptySubsequences: false)
    func line(before start: String) throws -> Substring {
      lines[try #require(lines.firstIndex { $0.trimmingPrefix { $0 == " " }.hasPrefix(start) }) - 1]
    }
    let file = #"#sourceLocation(file: "Sub/Test.keygen.json", line: "#
    #expect(try line(before: "static var defaultValue: Int {") == "\(file)6)")
    #expect(try line(before: "one") == "\(file)7)")
    #expect(try line(before: "let next") == "\(file)9)")
    #expect(try line(before: "value = [value, next]") == "\(file)10)")
    // The call goes on, so a directive would end it.
    #expect(try line(before: ".max()") == "    value = [value, next]")
    #expect(try line(before: "preference(key: A.self, value: 2)") == "\(file)15)")
    // The parameter stands one line below the start of the method, which therefore is given the line before.
    #expect(
      try line(before: "nonisolated func aRatherLongName") == "\(file)5)")
  }

  @Test("Behind the spec's lines the output has its own numbers again")
  func restored() throws {
    let lines = try output(of: text, lineDirectives: true).split(
      separator: "\n", omittingEmptySubsequences: false)
    var isInSpec = false
    for line in lines {
      if line.hasPrefix("#sourceLocation(file") { isInSpec = true }
      if line == "#sourceLocation()" { isInSpec = false }
      if line.hasPrefix("}") { #expect(!isInSpec) }
    }
  }

  @Test("Without them the output does not tell where it was made")
  func withoutDirectives() throws {
    let text = try output(of: text)
    #expect(!text.contains("#sourceLocation"))
    #expect(!text.contains("Sub"))
    #expect(text.contains("static var defaultValue: Int { one }"))
  }

  @Test("No directive is put into a string of several lines")
  func multilineStrings() throws {
    let text = try output(
      of: spec(
        #""name": "A", "value": "String", "default": { "swift": "\"\"\"\n  one\n  two\n  \"\"\"" }, "reduce": "last""#
      ), lineDirectives: true)
    #expect(text.contains("    \"\"\"\n      one\n      two\n      \"\"\"\n"))
  }

  @Test("No directive stands among the imports, which only one branch of their condition has")
  func imports() throws {
    for member in [#""if": "swift(>=6.0)""#, #""deprecated": "old""#] {
      let text = try output(
        of: spec(#""name": "A", "value": "Int", "reduce": "sum", \#(member)"#),
        lineDirectives: true)
      let first = try #require(text.firstRange(of: "#sourceLocation"))
      let lastImport = try #require(text.ranges(of: "import HeadlessUI").last)
      #expect(first.lowerBound > lastImport.upperBound, "\(text)")
    }
  }
}
