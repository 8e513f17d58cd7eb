import Foundation
import TestSupport
import Testing

@Suite("keygen verify, on specs that are right")
struct RightSpecTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(
    "passes the reference specs of strategies and declarations, and tells what it could not test")
  func goldens() throws {
    let goldens = packageRoot.appending(path: "Tests/Goldens").path
    for name in ["Declarations", "Empty", "Modifiers", "Strategies"] {
      try FileManager.default.copyItem(
        atPath: "\(goldens)/Specs/\(name).keygen.json",
        toPath: folder.url.appending(path: "\(name).keygen.json").path)
    }
    let run = try verify("--support", "\(goldens)/Swift/Support.swift", "--verbose", in: folder)
    #expect(run.code == 0)
    #expect(run.errorLines == [])
    #expect(run.lastLine.contains(" passed, 0 failed, 8 skipped"))
    let lines = run.output.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("passed ") && $0.hasSuffix(": PrivateKey neutral") })
    #expect(lines.contains { $0.hasPrefix("passed ") && $0.hasSuffix(": ConditionalKey calls") })
    #expect(lines.contains { $0.hasPrefix("passed ") && $0.hasSuffix(": SizesKey associative") })
    #expect(lines.contains { $0.hasPrefix("passed ") && $0.hasSuffix(": OldKey neutral") })
    #expect(
      lines.contains { $0.hasPrefix("passed ") && $0.hasSuffix("Empty.keygen.json: compiles") })
    #expect(
      run.errors.contains(
        "remark: `ActionKey` is not tested for neutrality, associativity, what `lastNonNil` says and its default"
      ))
  }

  @Test("sees through an alias, and tests private, nested and generic keys")
  func kindsOfKeys() throws {
    try folder.write("typealias Length = Double\nenum Outer {}\nstruct Box<T> {}\n", to: "S.swift")
    try folder.write(
      spec(
        #"{ "name": "Aliased", "value": "Length", "reduce": "sum" }"#,
        #"{ "name": "Hidden", "access": "private", "value": "Int", "default": 1, "reduce": "sum" }"#,
        #"{ "name": "Inner", "extension": "Outer", "access": "private", "value": "Int", "default": 1, "reduce": "sum" }"#,
        #"{ "name": "Bound", "generics": ["C: Comparable & Sendable", "F: BinaryFloatingPoint"], "value": "C?", "reduce": "max" }"#,
        #"{ "name": "Unbound", "generics": ["I: Identifiable"], "value": "Int", "reduce": "sum" }"#,
        #"{ "name": "Boxed", "extension": "Box", "value": "Int", "reduce": "sum" }"#,
        #"{ "name": "There", "if": "!os(Windows)", "value": "Int", "default": 1, "reduce": "sum" }"#,
        #"{ "name": "Absent", "if": "os(Windows)", "value": "Int", "default": 1, "reduce": "sum" }"#
      ), to: "Kinds.keygen.json")
    let run = try verify("--support", "S.swift", "-v", in: folder)
    #expect(run.code == 1)
    #expect(
      run.errorLines.map { $0.prefix { $0 != " " } } == [
        "Kinds.keygen.json:3:11:", "Kinds.keygen.json:4:11:", "Kinds.keygen.json:8:11:",
      ])
    #expect(run.output.contains("passed Kinds.keygen.json: Aliased neutral\n"))
    #expect(run.output.contains("passed Kinds.keygen.json: Bound associative\n"))
    for (line, text) in [
      (6, "`Unbound` is not tested: no type is known to put in place of `I: Identifiable`"),
      (7, "`Box.Boxed` is not tested: its test does not compile: "),
      (9, "`Absent` is not tested: `os(Windows)` does not hold here"),
    ] {
      #expect(run.errors.contains("Kinds.keygen.json:\(line):11: remark: \(text)"))
    }
    #expect(run.lastLine.hasSuffix(", 3 failed, 21 skipped"))
  }

  @Test("tests a key without what it is compared with, where that has no meaning outside of it")
  func incomparable() throws {
    try folder.write(
      "enum Outer { static let few = 3 }\n"
        + "struct Money: Equatable { var n = 0; static func += (a: inout Money, b: Money) { a.n += b.n } }\n",
      to: "S.swift")
    try folder.write(
      spec(
        #"{ "name": "Inner", "extension": "Outer", "value": "Int", "default": "few", "reduce": "max" }"#,
        #"{ "name": "Total", "value": "Money", "default": "Money()", "samples": ["Money(n: 2)"], "reduce": "sum" }"#
      ), to: "A.keygen.json")
    let run = try verify("--support", "S.swift", "-v", in: folder)
    #expect(run.code == 0)
    #expect(run.output.contains("passed A.keygen.json: Outer.Inner associative\n"))
    #expect(run.output.contains("passed A.keygen.json: Total neutral\n"))
    let reason = "what it is compared with does not compile outside of the key"
    for (line, key, strategy) in [(2, "Outer.Inner", "max"), (3, "Total", "sum")] {
      #expect(
        run.errors.contains(
          "A.keygen.json:\(line):11: remark: `\(key)` is not tested for what `\(strategy)` says and its default: \(reason)"
        ))
    }
  }

  @Test("reads standard input, and says when there is nothing to verify")
  func input() throws {
    let run = try verify(
      "-", in: folder, input: spec(#"{ "name": "A", "value": "Int", "reduce": "sum" }"#))
    #expect(run.output == "8 passed, 0 failed\n")
    #expect(try verify(in: folder).code == 1)
    try folder.write("{", to: "Broken.keygen.json")
    let broken = try verify(in: folder)
    #expect(broken.code == 1)
    #expect(broken.output == "0 passed, 1 failed\n")
  }
}
