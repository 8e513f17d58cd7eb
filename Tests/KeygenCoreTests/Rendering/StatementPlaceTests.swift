import KeygenCore
import Testing
import TestSupport

@Suite("Line directives never stand inside a statement")
struct StatementPlaceTests {
  /// Lines of a reduce; those that a directive may not stand in front of begin with `|`.
  private static let bodies: [[String]] = [
    ["repeat { value += 1 }", "|while value < 5"],
    ["let f = { () -> Int in", "  return", "|  5", "}", "value = f()"],
    ["throw", "|Failure()"],
    ["let a = try?", "|f()"],
    ["let b = value as", "|Any"],
    ["let", "|a = 5"],
    ["func", "|f() {}"],
    ["if", "|value > 1 {", "}"],
    ["for c in", "|[1] {", "}"],
    ["for c", "|in [1] {", "}"],
    ["if value > 1 {", "} else", "|if value > 0 {", "}"],
    ["let s = name", "|#if DEBUG", "|  .uppercased()", "|#endif"],
    ["let c = [1].map {", "|  x in", "  x + 1", "}"],
    ["let d = [1].map { [value]", "|  x in", "  x + value", "}"],
    ["let e = [1].map {", "|  [", "    value", "|  ] x in", "  x + value", "}"],
    ["let f = [1].map {", "|  (", "|    x: Int", "|  ) in", "  x + value", "}"],
    ["run { value = 1 }", "|last: { value = 2 }"],
    ["var z: Int {", "|  get { 1 }", "|  set { }", "}"],
    ["let t = Array<", "|  Int", "|>()"],
    ["struct S {", "  static", "|  let x = 1", "  nonisolated", "|  let y = 1", "}"],
    ["value = value", "|  + 1", "|  + 2"],
    ["value = [", "|  1,", "|  2,", "|].max()"],
    ["@MainActor", "|func g() {}"],
    ["func h()", "|  async", "|  throws {", "}"],
    ["switch value {", "|case 1:", "|  value = 2", "|default:", "|  break", "}"],
    ["value = value > 1", "|  ? 2", "|  : 3"],
    ["let text = \"\"\"", "|  value = 1", "|  \"\"\""],
  ]

  @Test("in the body of a reduce", arguments: bodies)
  func reduce(lines: [String]) throws {
    let plain = lines.map { $0.hasPrefix("|") ? String($0.dropFirst()) : $0 }
    let json = plain.map {
      "\"" + $0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
    let text = try output(
      of: spec(
        "\"name\": \"A\", \"value\": \"Int\", \"default\": 0, \"reduce\": { \"swift\": [\n\(json.joined(separator: ",\n"))\n] }"
      ), lineDirectives: true)
    let output = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (line, marked) in zip(plain, lines) where marked.hasPrefix("|") {
      for index in output.indices where output[index].hasSuffix(line) && index > 0 {
        #expect(!output[index - 1].hasPrefix("#sourceLocation"), "\(line)\n\(text)")
      }
    }
    // The first line has one in any case.
    let start = try #require(output.firstIndex { $0.contains("static func reduce") })
    let first = try #require(output[start...].firstIndex { $0.hasSuffix(plain[0]) })
    #expect(output[first - 1].hasSuffix("line: 5)"))
  }
}
