import Foundation
import Testing
import TestSupport

@testable import KeygenCore

@Suite("Faults that people met, on inputs of ours")
struct ReportedCaseTests {
  @Test(
    "A method with the name of one of SwiftUI's is told",
    arguments: ["badge", "frame", "onAppear", "overlay"])
  func shadowing(name: String) {
    expect(
      spec(
        #""name": "A", "value": "Int", "reduce": "sum", "modifiers": [{ "kind": "set", "name": ⟦1⟧"\#(name)" }]"#
      ),
      Expectation(1, .shadowsSwiftUI, "`\(name)` is a method of SwiftUI's `View` already"))
  }

  @Test("A transform has parameters of its own")
  func parameters() throws {
    let text = try output(
      of: spec(
        #"""
        "name": "MarginKey", "value": "CGFloat?", "reduce": "max", "modifiers": [{
          "kind": "transform", "name": "markdownMargin",
          "parameters": [
            { "name": "top", "type": "CGFloat?", "default": null },
            { "name": "bottom", "type": "CGFloat?", "default": null }
          ],
          "body": "value = [value, top, bottom].compactMap { $0 }.max()"
        }]
        """#))
    #expect(
      text.contains(
        """
          nonisolated func markdownMargin(top: CGFloat? = nil, bottom: CGFloat? = nil) -> some View {
            transformPreference(MarginKey.self) { value in
              value = [value, top, bottom].compactMap { $0 }.max()
            }
          }
        """))
  }

  @Test("A key's availability, deprecation and condition reach what measures for it")
  func derived() throws {
    let text = try output(
      of: spec(
        #"""
        "name": "WidthKey", "value": "CGFloat?", "reduce": "max", "available": { "iOS": "17" },
        "deprecated": "old", "if": "os(iOS)",
        "modifiers": [{ "kind": "measure", "name": "measureWidth", "of": "width", "form": "modifier", "type": "Width" }]
        """#))
    let attributes = "@available(iOS 17, *)\n  @available(*, deprecated, message: \"old\")\n"
    #expect(text.contains("#if os(iOS)\n"))
    #expect(text.contains(attributes + "  nonisolated struct WidthKey"))
    #expect(text.contains(attributes + "  nonisolated struct Width: ViewModifier"))
    #expect(text.contains(attributes.replacing("\n  @", with: "\n    @") + "    nonisolated func"))
  }

  @Test("A protocol's name as a type is the compiler's error at the spec's line; any is accepted")
  func existentials() throws {
    func compile(_ type: String) throws -> CommandRun {
      let folder = try TemporaryFolder()
      let text = try output(
        of: """
          { "keygen": 1, "keys": [{
            "name": "MarkersKey",
            "value": "\(type)",
            "default": { "swift": "\(type.hasSuffix("?") ? "nil" : "[]")" },
            "reduce": { "swift": "_ = nextValue()" }
          }] }
          """, lineDirectives: true)
      try folder.write(text, to: "Output.swift")
      try folder.write("protocol Marker {}\n", to: "Marker.swift")
      return try CommandRun([
        "swiftc", "-emit-object", "-whole-module-optimization", "-parse-as-library",
        "-swift-version", "6", "-warnings-as-errors", "-enable-upcoming-feature", "ExistentialAny",
        "-D", "KEYGEN_HEADLESS", "-I", buildFolder.appending(path: "Modules").path,
        "-o", folder.url.appending(path: "output.o").path,
        folder.url.appending(path: "Output.swift").path,
        folder.url.appending(path: "Marker.swift").path,
      ])
    }
    let bare = try compile("[Marker]")
    #expect(bare.code != 0)
    #expect(bare.errors.contains("Test.keygen.json:3:"), "\(bare.errors)")
    #expect(bare.errors.contains("'any Marker'"))
    let spelled = try compile("(any Marker)?")
    #expect(spelled.code == 0, "\(spelled.errors)")
  }
}
