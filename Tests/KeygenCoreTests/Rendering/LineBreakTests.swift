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
    )
    try expectFormatted(text)
  }

  @Test("What a measurement uses of the arguments is captured on lines of its own")
  func captures() throws {
    try expectFormatted(
      output(
        of:
          #"{ "keygen": 1, "modifiers": [{ "kind": "measure", "name": "onColumnWidthChange", "of": { "swift": "(proxy.size.width - inset) / columnCount - spacing", "type": "CGFloat" }, "parameters": [{ "name": "columnCount", "type": "CGFloat" }, { "name": "spacing", "type": "CGFloat" }, { "name": "inset", "type": "CGFloat" }], "then": "observe" }] }"#
      ))
  }

  private func expectFormatted(_ output: String) throws {
    let text = output.replacing("// swift-format-ignore-file\n", with: "")
    let run = try CommandRun(["swift", "format", "format", "--configuration", "{}"], input: text)
    #expect(run.output == text)
  }
}
