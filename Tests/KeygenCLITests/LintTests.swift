import Foundation
import TestSupport
import Testing

@Suite("keygen lint")
struct LintTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let warned =
    #"{ "keygen": 1, "keys": [{ "name": "A", "value": "Int", "default": 1, "reduce": "sum" }] }"#
  private static let warning = """
    A.keygen.json:1:67: warning: the default changes values that it is combined with by `sum` [default-not-neutral]
    A.keygen.json:1:67: note: the neutral default is `.zero`; leave `default` out to get it

    """

  @Test("tells warnings, which only --strict makes a failure")
  func strict() throws {
    try folder.write(Self.warned, to: "A.keygen.json")
    let run = try keygen("lint", in: folder)
    #expect(run.code == 0 && run.output == "" && run.errors == Self.warning)
    let strict = try keygen("lint", "--strict", in: folder)
    #expect(strict.code == 1 && strict.errors == Self.warning)
  }

  @Test("shows with --quiet what it fails for, and nothing else")
  func quiet() throws {
    try folder.write(Self.warned, to: "A.keygen.json")
    let run = try keygen("lint", "--quiet", in: folder)
    #expect(run.code == 0 && run.errors == "")
    let strict = try keygen("lint", "--quiet", "--strict", in: folder)
    #expect(strict.code == 1 && strict.errors == Self.warning)
  }

  @Test("takes folders, specs and standard input, and neither reads nor writes outputs")
  func arguments() throws {
    try folder.write(rightSpec("A"), to: "one/A.keygen.json")
    try folder.write("not an output", to: "one/A.keygen.swift")
    try folder.write(#"{ "keygen": 3 }"#, to: "two/B.keygen.json")
    let before = try folder.contents()
    let run = try keygen(
      "lint", "-", "one", "two/B.keygen.json", "--verbose", in: folder, input: rightSpec("C"))
    #expect(run.code == 1)
    #expect(
      run.errors == """
        linted <stdin>
        linted one/A.keygen.json
        two/B.keygen.json:1:13: error: version 3 of the spec language is not understood
        two/B.keygen.json:1:13: note: this keygen understands version 1

        """)
    #expect(try folder.contents() == before)
    #expect(try keygen("lint", "one", in: folder).code == 0)
  }

  @Test("says where there is nothing to lint, and goes on behind what cannot be read")
  func nothing() throws {
    let nothing = try keygen("lint", in: folder)
    #expect(nothing.code == 1 && nothing.errors == "keygen: error: no *.keygen.json below .\n")
    try folder.write(Self.warned, to: "A.keygen.json")
    try folder.link("B.keygen.json", to: "B.keygen.json")
    let run = try keygen("lint", in: folder)
    #expect(run.code == 3)
    #expect(
      run.errors
        == "B.keygen.json: error: cannot be read: Too many levels of symbolic links\n"
        + Self.warning)
  }
}
