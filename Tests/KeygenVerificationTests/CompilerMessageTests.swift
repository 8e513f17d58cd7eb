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

  @Test(
    "A lack of space is known by its words, and by the number that the compiler's driver gives",
    arguments: [
      ("error: cannot write 'x.o': No space left on device", true),
      (
        "error: FileSystemError(kind: TSCBasic.FileSystemError.Kind.ioError(code: 28), path: nil)",
        true
      ),
      ("a.swift:1:2: error: No space left on device", false),
      (
        "error: FileSystemError(kind: TSCBasic.FileSystemError.Kind.ioError(code: 2), path: nil)",
        false
      ),
    ])
  func lackOfSpace(output: String, isLack: Bool) {
    let result = SwiftCompiler.Result(succeeded: false, output: output)
    #expect((result.lackOfSpace?.contains("No space left on device") ?? false) == isLack)
    #expect(SwiftCompiler.Result(succeeded: true, output: output).lackOfSpace == nil)
  }
}
