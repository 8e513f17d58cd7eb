import Foundation
import TestSupport
import Testing

@Suite("keygen verify --keep")
struct KeptPackageTests {
  /// Where packages are kept, so that a further run of the tests need not compile the runtime again.
  private static let kept = buildFolder.appending(path: "verify-tests-kept")

  @Test("leaves a package in which `swift test` finds what verify found")
  func package() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "struct Grade: Equatable, Sendable { var n = 0 }\nstruct Box<T> { static var zero: Int { 0 } }\n"
        + "enum Outer { static let few = 3 }\n", to: "Grade.swift")
    try folder.write(
      spec(
        #"{ "name": "Hidden", "access": "private", "value": "Int", "reduce": "sum" }"#,
        #"{ "name": "Absent", "if": "os(Windows)", "value": "Int", "reduce": "sum" }"#,
        #"{ "name": "Unbound", "generics": ["I: Identifiable"], "value": "Int", "reduce": "sum" }"#,
        #"{ "name": "Boxed", "extension": "Box", "value": "Int", "reduce": "sum" }"#,
        #"{ "name": "Inner", "extension": "Outer", "value": "Int", "default": "few", "reduce": "max" }"#,
        #"{ "name": "Graded", "deprecated": "no", "value": "Grade", "default": "Grade()", "samples": ["Grade(n: 3)"], "reduce": "last" }"#
      ), to: "päge.one.keygen.json")
    try folder.write(
      spec(customKey("Minus", "value -= nextValue()")), to: "sub/HeadlessUI.keygen.json")
    let run = try verify("--support", "Grade.swift", "--keep", Self.kept.path, in: folder)
    #expect(run.code == 1)
    let test = try CommandRun(["swift", "test"], in: Self.kept)
    #expect(test.code == 1)
    #expect(!test.output.contains("error: emit-module"))
    #expect(
      test.output.contains(
        "associative: reduce(reduce(0, 0), 1) = -1, reduce(0, reduce(0, 1)) = 1"))
    #expect(test.output.contains("Suite \"päge.one.keygen.json\" passed"))
    #expect(test.output.contains("Suite \"sub/HeadlessUI.keygen.json\" failed"))
    // What is not there any more goes.
    try FileManager.default.removeItem(at: folder.url.appending(path: "sub"))
    _ = try verify("--support", "Grade.swift", "--keep", Self.kept.path, in: folder)
    let sources = try FileManager.default.contentsOfDirectory(
      atPath: Self.kept.appending(path: "Sources").path)
    #expect(sources.sorted() == ["HeadlessUI", "KeygenLaws", "Spec1_p_ge"])
  }

  @Test("touches no folder that holds something else")
  func foreign() throws {
    let folder = try TemporaryFolder()
    try folder.write(spec(), to: "A.keygen.json")
    try folder.write("// swift-tools-version: 6.1\nmine", to: "Mine/Package.swift")
    let run = try verify("--keep", "Mine", in: folder)
    #expect(run.code == 3)
    #expect(run.errors.contains("Mine is not empty, and holds no package of keygen's"))
    #expect(folder.files == ["A.keygen.json", "Mine/Package.swift"])
  }
}
