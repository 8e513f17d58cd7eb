import Foundation
import KeygenCore
import TestSupport
import Testing

@testable import KeygenVerification

@Suite("The name of a kept result")
struct ResultNameTests {
  /// The parts that decide what comes of a spec.
  private struct Parts {
    var text = spec(#"{ "name": "A", "value": "Int", "reduce": "sum" }"#)
    var path = "A.keygen.json"
    var included = ["one", "two"]
    var output = "struct A {}"
    var numbers = [0]
    var support = [SupportFile(path: "S.swift", bytes: Array("let a = 1".utf8))]
    var seed: UInt64?
    var surroundings = "keygen, runtime and compiler"

    var name: String {
      get throws {
        let source = SpecSource(path: path, name: path, bytes: Array(text.utf8))
        let plan = try #require(Generator().generate(source).verificationPlan)
        let verifiable = VerifiableSpec(
          path: path, sources: [source.bytes] + included.map { Array($0.utf8) },
          output: Array(output.utf8), plan: plan)
        return SpecWork(
          verifiable, numbers, support: support, seed: seed, surroundings: surroundings
        ).name
      }
    }
  }

  @Test("is another one when a byte of anything changes, and else the same")
  func parts() throws {
    let changes: [(inout Parts) -> Void] = [
      { _ in }, { $0.text += " " }, { $0.path = "B.keygen.json" }, { $0.included[1] = "twO" },
      { $0.included = ["onetwo"] }, { $0.included = ["on", "etwo"] }, { $0.included = [] },
      { $0.output = "struct A { }" }, { $0.numbers = [] }, { $0.support = [] },
      { $0.support = [SupportFile(path: "S.swift", bytes: Array("let a = 2".utf8))] },
      { $0.support = [SupportFile(path: "T.swift", bytes: Array("let a = 1".utf8))] },
      { $0.seed = 1 }, { $0.seed = 2 }, { $0.surroundings = "keygen, runtime and Compiler" },
    ]
    let names = try changes.map { change in
      var parts = Parts()
      change(&parts)
      return try parts.name
    }
    #expect(Set(names).count == changes.count)
    #expect(try Parts().name == names[0])
  }

  @Test(
    "of the runtime is another one when a byte of its sources or of the compiler's version changes")
  func runtime() throws {
    let folder = try TemporaryFolder()
    try folder.write("struct A {}", to: "M/A.swift")
    try folder.write("struct B {}", to: "M/Inner/B.swift")
    func name(_ version: String = "1", optimization: String = "-O") throws -> String {
      let module = try ModuleSources(
        name: "M", optimization: optimization, in: folder.url.appending(path: "M").path)
      return try RuntimeCache.name(
        of: [module], by: CompilerIdentity(path: "/usr/bin/swiftc", version: version))
    }
    let first = try name()
    #expect(try name() == first)
    #expect(try name("2") != first)
    #expect(try name(optimization: "-Onone") != first)
    try folder.write("struct C {}", to: "M/Inner/B.swift")
    let changed = try name()
    #expect(changed != first)
    try folder.write("", to: "M/C.swift")
    #expect(try ![first, changed].contains(name()))
    try FileManager.default.removeItem(at: folder.url.appending(path: "M/C.swift"))
    #expect(try name() == changed)
  }

  @Test("of a tool is another one when its file is replaced, though its size stays")
  func tool() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("one", to: "tool").path
    let first = try #require(FileFacts(of: path)).text
    #expect(FileFacts(of: path)?.text == first)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: path)
    #expect(FileFacts(of: path)?.text != first)
    #expect(FileFacts(of: folder.url.appending(path: "none").path) == nil)
  }

  @Test("shows a file that is not what was written")
  func seal() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appending(path: "sealed").path
    let content = Array("two\nlines".utf8)
    #expect(SealedFile.read(path) == nil)
    try SealedFile.write(content, to: path)
    #expect(SealedFile.read(path) == content)
    var bytes = try Data(contentsOf: URL(filePath: path))
    for index in bytes.indices {
      bytes[index] ^= 1
      try bytes.write(to: URL(filePath: path))
      #expect(SealedFile.read(path) == nil)
      bytes[index] ^= 1
    }
    try bytes.dropLast().write(to: URL(filePath: path))
    #expect(SealedFile.read(path) == nil)
  }
}
