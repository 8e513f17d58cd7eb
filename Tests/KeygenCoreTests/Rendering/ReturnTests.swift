import KeygenCore
import Testing
import TestSupport

@Suite("A body that returns its view is no view builder")
struct ReturnTests {
  @Test(
    arguments: [
      (#"["let padded = content.padding()", "return padded"]"#, false),
      (#""content.padding()""#, true),
      (#"["content.onAppear {", "  return", "}"]"#, true),
    ])
  func method(body: String, isBuilder: Bool) throws {
    let text = try output(
      of:
        #"{ "keygen": 1, "modifiers": [{ "kind": "custom", "name": "m", "body": \#(body) }] }"#)
    #expect(text.contains("@ViewBuilder") == isBuilder, "\(text)")
  }
}
