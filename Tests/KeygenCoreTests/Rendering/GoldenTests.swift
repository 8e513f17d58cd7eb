import Foundation
import KeygenCore
import Testing
import TestSupport

@Suite("The output of the reference specs")
struct GoldenTests {
  static let specs = [
    "Areas", "Building", "Containers", "Declarations", "Elsewhere", "Empty", "Internal", "Levels",
    "Measuring", "Modifiers", "Shared", "Sharing", "Spaces", "Strategies", "Texts",
  ]

  @Test(
    "is the text that has been read and recorded; `make goldens` records it anew", arguments: specs)
  func isRecorded(name: String) throws {
    let folder = packageRoot.appending(path: "Tests/Goldens")
    let specs = try Dictionary(
      uniqueKeysWithValues: Self.specs.map { name in
        let file = folder.appending(path: "Specs/\(name).keygen.json")
        return ("Specs/\(name).keygen.json", try String(contentsOf: file, encoding: .utf8))
      })
    let generation = MemoryFiles(specs).generate("Specs/\(name).keygen.json")[0]
    let recorded = try Data(contentsOf: folder.appending(path: "Swift/\(name).keygen.swift"))
    let text = String(decoding: try #require(generation.file).bytes, as: UTF8.self)
    #expect(text == String(decoding: recorded, as: UTF8.self))
  }

  @Test("is formatted as swift-format formats it", arguments: specs)
  func isFormatted(name: String) throws {
    let recorded = packageRoot.appending(path: "Tests/Goldens/Swift/\(name).keygen.swift")
    // `fileprivate` is what the modifiers beside a nested private key need; swift-format likes `private` better where
    // both mean the same.
    let text = try String(contentsOf: recorded, encoding: .utf8)
      .replacing("// swift-format-ignore-file\n", with: "")
      .replacing("nonisolated fileprivate", with: "nonisolated private")
    let run = try CommandRun(
      ["swift", "format", "format", "--configuration", "{}"], input: text)
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output == text)
  }

  @Test("is the same in every run")
  func isDeterministic() throws {
    let spec = try Data(
      contentsOf: packageRoot.appending(path: "Tests/Goldens/Specs/Modifiers.keygen.json"))
    let source = SpecSource(path: "a", name: "Modifiers.keygen.json", bytes: Array(spec))
    let outputs = Set((0..<20).map { _ in Generator().generate(source).file?.bytes })
    #expect(outputs.count == 1)
  }
}
