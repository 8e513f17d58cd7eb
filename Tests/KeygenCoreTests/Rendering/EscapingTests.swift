import KeygenCore
import Testing
import TestSupport

@Suite("@escaping stands where Swift wants it")
struct EscapingTests {
  @Test(
    "behind the words that only the type of a parameter has",
    arguments: [
      ("() -> Void", "@escaping () -> Void"),
      ("@MainActor (Int) -> Void", "@escaping @MainActor (Int) -> Void"),
      ("sending () -> Void", "sending @escaping () -> Void"),
      (
        "nonisolated(nonsending) () async -> Void",
        "nonisolated(nonsending) @escaping () async -> Void"
      ),
      ("(() -> Void)?", "(() -> Void)?"),
      ("inout Int", "inout Int"),
    ])
  func parameters(type: String, declared: String) throws {
    let text = try output(
      of:
        #"{ "keygen": 1, "modifiers": [{ "kind": "custom", "name": "m", "body": "content", "parameters": [{ "label": "_", "name": "x", "type": "\#(type)" }] }] }"#
    )
    #expect(text.contains("func m(_ x: \(declared)) -> some View"), "\(text)")
  }
}
