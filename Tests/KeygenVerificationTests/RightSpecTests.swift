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
      run.errors.contains("remark: `ActionKey` is not tested for neutrality and associativity"))
  }

  /// Types that each strategy takes, with a default where the strategy has none of its own.
  private static let numbers = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "CGFloat", "TimeInterval", "Decimal",
  ]
  private static let strategies: [(reduce: String, types: [String], value: String?)] = [
    (#""sum""#, numbers + numbers.map { $0 + "?" }, nil),
    (#""min""#, numbers + ["Int?", "Date?"], "3"),
    (#""max""#, numbers + ["Float?", "String?"], "0"),
    (#""first""#, numbers, "1"),
    (#""last""#, numbers, "1"),
    (#""firstNonDefault""#, numbers, "2"),
    (#""lastNonDefault""#, numbers, "5"),
    (#""firstNonNil""#, ["Int?", "CGRect?", "[String]?", "Bool??"], nil),
    (#""lastNonNil""#, ["Int?", "CGRect?", "[String]?", "Bool??"], nil),
    (#""all""#, ["Bool", "Bool?"], nil),
    (#""any""#, ["Bool", "Bool?"], nil),
    (#""append""#, ["String", "Substring", "[CGRect]", "[[Int]]", "[String]?"], nil),
    (#"{ "join": "--" }"#, ["String", "String?"], nil),
    (#""merge""#, ["[String: Int]", "[Int: CGRect]", "[Bool: Bool]", "[String: Int?]"], nil),
    (#"{ "merge": "max" }"#, ["[String: Double]", "[Int: Int?]"], nil),
    (#"{ "merge": { "merge": "sum" } }"#, ["[String: [Int: Int]]"], nil),
    (#""union""#, ["Set<Int>", "Set<String>?", "CGRect", "CGRect?"], nil),
    (#"{ "fields": { "width": "max", "height": "sum" } }"#, ["CGSize"], #"".zero""#),
    (#"{ "fields": { "x": "last", "y": "first" } }"#, ["CGPoint"], #"".zero""#),
  ]

  @Test("accuses no strategy on any of its types")
  func strategies() throws {
    var keys: [String] = []
    for (reduce, types, value) in Self.strategies {
      for type in types {
        let isOptional = type.hasSuffix("?")
        let written = isOptional ? "" : value.map { #", "default": \#($0)"# } ?? ""
        keys.append(
          #"{ "name": "Key\#(keys.count)", "value": "\#(type)"\#(written), "reduce": \#(reduce) }"#)
      }
    }
    try folder.write(
      #"{ "keygen": 1, "imports": ["Foundation"], "keys": [\#(keys.joined(separator: ",\n"))] }"#,
      to: "All.keygen.json")
    let run = try verify(in: folder)
    #expect(run.errorLines == [])
    #expect(!run.errors.contains("is not tested"))
    #expect(run.code == 0)
    #expect(run.lastLine.hasSuffix(" passed, 0 failed"))
    // Each key is tested for one law at least and for its calls, and the spec for compiling.
    let passed = Int(run.lastLine.prefix { $0.isNumber }) ?? 0
    #expect(passed > 2 * keys.count)
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
    #expect(run.lastLine.hasSuffix(", 3 failed, 9 skipped"))
  }

  @Test("reads standard input, and says when there is nothing to verify")
  func input() throws {
    let run = try verify(
      "-", in: folder, input: spec(#"{ "name": "A", "value": "Int", "reduce": "sum" }"#))
    #expect(run.output == "4 passed, 0 failed\n")
    #expect(try verify(in: folder).code == 1)
    try folder.write("{", to: "Broken.keygen.json")
    let broken = try verify(in: folder)
    #expect(broken.code == 1)
    #expect(broken.output == "0 passed, 1 failed\n")
  }
}
