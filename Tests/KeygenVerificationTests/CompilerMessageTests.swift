import Testing

@testable import KeygenVerification

@Suite("What the compiler says")
struct CompilerMessageTests {
  @Test("is read with its place, each message once, everything else left out")
  func messages() {
    let messages = CompilerMessage.messages(
      in: """
        a b:c.json:7:3: error: cannot find type 'X: error: ' in scope
          X
          ^
        a b:c.json:7:3: error: cannot find type 'X: error: ' in scope
        /x/y.swift:12:1: note: declared here
        clang: error: linker command failed
        <unknown>:0: error: something

        """)
    #expect(messages.map(\.file) == ["a b:c.json", "/x/y.swift"])
    #expect(messages.map(\.line) == [7, 12])
    #expect(messages.map(\.column) == [3, 1])
    #expect(messages.map(\.severity) == ["error", "note"])
    #expect(messages[0].text == "cannot find type 'X: error: ' in scope")
    #expect(messages[0].excerpt == "X")
  }

  @Test(
    "gets the column of the spec",
    arguments: [
      ("Strin { \"\" }", #"  { "name": "NotStrin", "value": "Strin" }"#, 35),
      ("nextt", #"    "value += nextt""#, 15),
      // Where nothing of the code is in the line: its first character.
      ("\u{1}", "    { }", 5),
      ("x", "", 1),
    ])
  func columns(excerpt: String, line: String, column: Int) {
    #expect(CompilerDiagnostics.column(of: excerpt, in: line) == column)
  }
}
