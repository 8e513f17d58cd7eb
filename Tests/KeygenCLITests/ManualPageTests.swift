import Foundation
import Testing
import TestSupport

@testable import KeygenCLI

@Suite("The manual page")
struct ManualPageTests {
  private let folder: TemporaryFolder
  private let page: String

  init() throws {
    folder = try TemporaryFolder()
    let run = try keygen("help", "--man", in: folder)
    #expect(run.code == 0 && run.errors == "")
    page = run.output
    try folder.write(page, to: "keygen.1")
  }

  @Test("Is without fault to mandoc, which only misses the date that it shall not have")
  func lint() throws {
    let lint = try CommandRun(["mandoc", "-T", "lint", "keygen.1"], in: folder.url)
    let found = lint.output.split(separator: "\n").filter { !$0.contains("missing date") }
    #expect(found == [], "\(lint.output)")
    #expect(lint.output.contains("missing date"))
  }

  @Test("Shows every command with its options, arguments and example")
  func content() throws {
    let shown = try CommandRun(
      ["mandoc", "-T", "utf8", "-O", "width=500", "keygen.1"], in: folder.url)
    // Bold letters are struck twice.
    let text = shown.output.replacing(/.\u{8}/, with: "")
    for command in CommandDeclaration.all.flatMap({ [$0] + $0.subcommands }) {
      #expect(text.contains("keygen \(command.name)"))
      #expect(text.contains(command.summary.replacing("`", with: "")))
      if let example = command.example { #expect(text.contains(example.line)) }
      for option in command.allOptions { #expect(text.contains(option.label), "\(option.label)") }
    }
    for option in [OptionDeclaration.version, .help] { #expect(text.contains(option.summary)) }
    for name in ["NO_COLOR", "TERM", "PATH", "XDG_CACHE_HOME"] {
      #expect(text.contains("\n       \(name)"), "\(name)")
    }
    for code in ExitCode.allCases { #expect(text.contains(code.meaning)) }
  }

  @Test("Takes text for text, whatever roff would take it for")
  func escaping() {
    #expect(Roff.escaped(#"a-b \n `c` …"#) == #"a\-b \en \fBc\fP \[u2026]"#)
    #expect(Roff.filled(".build 'x") == [#"\&.build 'x"#])
    let long = Roff.filled(String(repeating: "abcdefghi ", count: 7) + "and .build")
    #expect(long.map(\.count) == [73, 8] && long.last == #"\&.build"#)
    #expect(Roff.paragraphs("a\n\nb\nc") == ["a", ".PP", "b c"])
  }
}
