import Foundation
import KeygenCore
import TestSupport
import Testing

@testable import KeygenCLI

@Suite("Formats for machines")
struct FormatTests {
  private let folder: TemporaryFolder

  /// A path with all that URIs and GitHub's properties escape, and a line with characters of several bytes.
  private static let path = "a/Ä b:1,%.keygen.json"
  /// The default stands at byte 62 of line 2, the names at 22 and 83: `😀` is four bytes, `é` two.
  private static let spec = """
    { "keygen": 1, "keys": [
      { "doc": "😀é", "name": "A", "value": "Int", "default": 10, "reduce": "sum", "name": "B" }
    ] }
    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.spec, to: Self.path)
  }

  // MARK: GitHub

  @Test("GitHub's escapes are those of its runner")
  func escapes() {
    let text = "50% of a:b,c\r\nnext"
    #expect(GitHubFormat.escaped(text) == "50%25 of a:b,c%0D%0Anext")
    #expect(GitHubFormat.escaped(text, inProperty: true) == "50%25 of a%3Ab%2Cc%0D%0Anext")
    #expect(GitHubFormat.escaped("%0A") == "%250A")
  }

  @Test("github writes one command a diagnostic, to standard error, with notes and remedy in it")
  func github() throws {
    let run = try keygen("lint", "--format", "github", in: folder)
    #expect(run.code == 1)
    #expect(run.output == "")
    #expect(
      run.errors == """
        ::warning file=a/Ä b%3A1%2C%25.keygen.json,line=2,col=62,title=keygen%3A default-not-neutral::the default \
        changes values that it is combined with by `sum`%0Anote: the neutral default is `.zero`; leave `default` out \
        to get it
        ::error file=a/Ä b%3A1%2C%25.keygen.json,line=2,col=83,title=keygen%3A duplicate-member::the object already \
        has a member "name", at 2:22%0Aa/Ä b:1,%25.keygen.json:2:22: note: it belongs to this one%0Anote: remove or \
        rename one of the two

        """)
    // GitHub knows files by their paths alone.
    let dotted = try keygen("lint", "--format", "github", ".//a/./", in: folder)
    #expect(dotted.errors.hasPrefix("::warning file=a/Ä b%3A1%2C%25.keygen.json,line=2,"))
    let failure = try keygen("lint", "--format=github", "gone", in: TemporaryFolder())
    #expect(
      failure.errors
        == "::error file=gone,title=keygen%3A unreadable::cannot be read: No such file or directory\n"
    )
    let nothing = try keygen("check", "--format=github", in: TemporaryFolder())
    #expect(nothing.errors == "::error title=keygen::no *.keygen.json below .\n")
  }

  // MARK: JSON

  @Test("json is one document on standard output, also where there is nothing to tell")
  func json() throws {
    let run = try keygen("lint", "--format", "json", in: folder)
    #expect(run.code == 1 && run.errors == "")
    let report = try JSONReport(run.output)
    #expect(report.version == 1)
    #expect(report.diagnostics.map(\.place.text) == ["\(Self.path):2:62", "\(Self.path):2:83"])
    let clean = try TemporaryFolder()
    try clean.write(rightSpec("A"), to: "A.keygen.json")
    #expect(
      try keygen("lint", "--format", "json", in: clean).output == """
        {
          "version": 1,
          "diagnostics": [],
          "failures": [],
          "exitCode": 0
        }

        """)
    let failure = try keygen("lint", "--format", "json", in: TemporaryFolder())
    #expect(try JSONReport(failure.output).failures == ["no *.keygen.json below ."])
    #expect(failure.code == 1 && failure.errors == "")
  }

  @Test(
    "A document goes to standard error, alone, where the command prints a result",
    arguments: [
      ["generate", "--stdout", "-v"], ["context", "A.keygen.json"], ["check", "--diff", "-v"],
    ])
  func besideResult(arguments: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{ "keygen": 1, "keys": [{ "name": "A", "value": "Int", "default": 1, "reduce": "sum" }] }"#,
      to: "A.keygen.json")
    let plain = try CommandRun([keygenPath] + arguments, in: folder.url)
    for format in ["json", "sarif"] {
      let run = try CommandRun([keygenPath] + arguments + ["--format", format], in: folder.url)
      #expect(run.output == plain.output && run.output != "")
      #expect(run.code == plain.code)
      let document = try JSONSerialization.jsonObject(with: Data(run.errors.utf8))
      #expect(document is [String: Any])
    }
    // What is wrong keeps the result away, and the document from its place.
    try folder.write("{", to: "A.keygen.json")
    let wrong = try CommandRun([keygenPath] + arguments + ["--format", "json"], in: folder.url)
    #expect(wrong.output == "" && wrong.code == 1)
    #expect(try JSONReport(wrong.errors).diagnostics.map(\.kind) == ["syntax"])
  }

  @Test("A command line that is wrong is told in text whatever the format")
  func usage() throws {
    let run = try keygen("lint", "--format", "sarif", "Package.swift", in: packageFolder())
    #expect(run.code == 2 && run.output == "")
    #expect(run.errors.hasPrefix("keygen: error: `Package.swift` is not named like a spec"))
    let unknown = try keygen("lint", "--format", "xml", in: folder)
    #expect(unknown.code == 2)
    #expect(
      unknown.errors.hasPrefix(
        "keygen: error: `xml` is no value of `--format`; it takes text, json, github, sarif\n"))
  }

  private func packageFolder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    return folder
  }

  @Test(
    "A document that cannot be written is told in text; one that nobody reads changes no verdict")
  func undelivered() throws {
    let full = try CommandRun(
      ["sh", "-c", #""$0" lint --format json > /dev/full"#, keygenPath], in: folder.url)
    if FileManager.default.fileExists(atPath: "/dev/full") {
      #expect(full.code == 3)
      #expect(
        full.errors == "keygen: error: standard output cannot be written: No space left on device\n"
      )
    }
    let many = (0..<5_000).map { #""k\#($0)": 1"# }.joined(separator: ", ")
    try folder.write(#"{ "keygen": 1, \#(many) }"#, to: "Many.keygen.json")
    let script = #""$0" lint --format json | head -c 1 > /dev/null; exit "${PIPESTATUS[0]}""#
    let closed = try CommandRun(["bash", "-c", script, keygenPath], in: folder.url)
    #expect(closed.code == 1 && closed.errors == "")
  }

  @Test("--quiet leaves warnings out of every format, and the exit code alone")
  func quiet() throws {
    for format in ["json", "github", "sarif", "text"] {
      let run = try keygen("lint", "--quiet", "--format", format, in: folder)
      #expect(run.code == 1)
      let told = run.output + run.errors
      #expect(told.contains("the object already has a member"))
      #expect(!told.contains("the default changes values"))
    }
  }
}
