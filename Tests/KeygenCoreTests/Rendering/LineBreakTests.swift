import KeygenCore
import Testing
import TestSupport

@Suite("What does not fit on a line is broken as swift-format breaks it")
struct LineBreakTests {
  @Test(
    arguments: [
      #"{ "kind": "measure", "name": "storeTheLeadingEdge", "of": "minX", "in": "global", "roundTo": 4, "then": "observe" }"#,
      #"{ "kind": "observe", "name": "onChange", "resets": true, "parameter": { "name": "anActionWithAVeryLongNameThatFillsTheLine" } }"#,
      #"{ "kind": "overlay", "name": "layer", "resets": true, "alignment": { "swift": "isAtTheTopOfTheWholeScreen ? Alignment.topLeading : Alignment.bottomTrailing" }, "parameters": [{ "name": "isAtTheTopOfTheWholeScreen", "type": "Bool" }] }"#,
    ])
  func modifiers(modifier: String) throws {
    let text = try output(
      of: spec(
        #""name": "TheLeadingEdgeOfTheWholePageKey", "value": "Double", "default": 0, "reduce": "max", "modifiers": [\#(modifier)]"#
      )
    ).replacing("// swift-format-ignore-file\n", with: "")
    let run = try CommandRun(["swift", "format", "format", "--configuration", "{}"], input: text)
    #expect(run.output == text)
  }
}
