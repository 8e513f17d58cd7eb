import Testing

@testable import JSONSource

/// Texts that RFC 8259 allows, one for each thing it allows. What it forbids is told apart in the
/// verdict tests.
@Suite struct ConformanceTests {
  @Test(arguments: [
    "null", "true", "false", "0", "-0", "\"\"", "[]", "{}",
    " \t\r\n null \t\r\n ", "[ ]", "{ }", "[\n]", "{\t\r\n}",
    "[1]", "[ 1 , 2 ]", "[[[]],[]]", "[{},[],\"\",0,true,false,null]",
    "{\"a\":1}", "{ \"a\" : 1 , \"b\" : 2 }", "{\"\":\"\"}", "{\"a\":{\"a\":{\"a\":[]}}}",
    "{\"true\":true,\"null\":null,\"//\":\"//\",\"[\":\"]\",\"{\":\"}\",\",\":\":\"}",
    "1", "-1", "10", "1234567890", "0.0", "-0.0", "0.5", "1.000", "0e0", "0E-0", "1e5", "1E5",
    "1e+5", "1e-5", "1.5e05", "1e00", "123.456e-789", "1e400",
    "100000000000000000000000000000000000000000000000000000000000000000000000",
    "\"a\"", "\" \"", "\"'\"", "\"//\"", "\"/* */\"", "\"#\"", "\"\u{7F}\"", "\"é\"", "\"😀\"",
    "\"\u{2028}\u{2029}\"", "\"\u{FEFF}\"", "\"\u{FFFE}\u{FFFF}\u{10FFFF}\"", "\"e\u{301}\"",
    "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "\"\\u0000\"", "\"\\u001f\"", "\"\\uABCD\\uabcd\"",
    "\"\\ud83d\\ude00\"", "\"\\uDBFF\\uDFFF\"", "\"\\ufffe\\uffff\"", "\"\\\\u0041\"",
    "\"\\\\\\\"\"", "\"NaN\"", "\"01\"",
  ])
  func allowed(_ text: String) {
    #expect(checkedRead(text).problems.isEmpty)
    #expect(checkedRead("\u{FEFF}" + text).problems.isEmpty)
    #expect(checkedRead("[\(text), \(text)]").root?.count == 2)
    #expect(checkedRead("\r\n{\"a\"\n:\t\(text)\r}").problems.isEmpty)
  }

  @Test func longStringsAndTheirStopsAtEveryPlace() throws {
    for length in 0...40 {
      let plain = String(repeating: "x", count: length)
      for tail in ["", "\\n", "é", "\\u0041", "😀"] {
        let node = try checkedRoot("\"\(plain)\(tail)\(plain)\"")
        let decoded = ["\\n": "\n", "\\u0041": "A"][tail] ?? tail
        #expect(node.string == plain + decoded + plain)
      }
    }
  }
}
