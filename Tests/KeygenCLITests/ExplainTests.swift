import Foundation
import KeygenCore
import Testing
import TestSupport

@testable import KeygenCLI

@Suite("keygen explain")
struct ExplainTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("lists all that there is a page about, in 80 columns")
  func list() throws {
    let run = try keygen("explain", in: folder)
    #expect(run.code == 0 && run.errors == "")
    let lines = run.output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    for topic in Topic.all {
      #expect(lines.contains { $0.hasPrefix("  \(topic.name) ") }, "\(topic.name)")
    }
    for category in Topic.Category.allCases { #expect(lines.contains("\(category.title):")) }
  }

  @Test("shows a page in 80 columns, code as it stands", arguments: Topic.all.map(\.name))
  func page(name: String) throws {
    let topic = try #require(Topic.named(name))
    let text = ExplainCommand.text(of: topic)
    #expect(text.hasPrefix("\(name): "))
    for line in text.split(separator: "\n") where !line.hasPrefix("    ") {
      #expect(line.count <= 80, "\(line)")
    }
    let found = topic.page.contains { if case .diagnostics = $0 { true } else { false } }
    #expect(found == text.contains("    Example.keygen.json:"))
  }

  @Test("shows the same page on the command line")
  func run() throws {
    let run = try keygen("explain", "sum", in: folder)
    #expect(run.code == 0 && run.errors == "")
    #expect(run.output == ExplainCommand.text(of: try #require(Topic.named("sum"))))
    #expect(
      run.output.contains("\n      static func reduce(value: inout Int, nextValue: () -> Int) {\n"))
    #expect(run.output.contains("\n        value += nextValue()\n"))
  }

  @Test("shows what keygen says of an example, wrapped and without a caret")
  func diagnostics() throws {
    let text = try keygen("explain", "default-not-neutral", in: folder).output
    #expect(
      text.contains(
        """
            Example.keygen.json:7:18: warning: the default changes values that it is
                combined with by `sum` [default-not-neutral]
            Example.keygen.json:7:18: note: the neutral default is `.zero`; leave
                `default` out to get it
        """), "\(text)")
  }

  @Test(
    "suggests what was probably meant",
    arguments: [
      ("lsat", "there is nothing to explain by the name `lsat`; did you mean `last`?"),
      ("or", "there is nothing to explain by the name `or`; did you mean `any`?"),
      ("observ", "there is nothing to explain by the name `observ`; did you mean `observe`?"),
      (
        "xyzzy",
        "there is nothing to explain by the name `xyzzy`; `keygen explain` lists what there is"
      ),
    ])
  func unknown(word: String, message: String) throws {
    let run = try keygen("explain", word, in: folder)
    #expect(run.code == 2 && run.output == "")
    #expect(run.errors == "keygen: error: \(message)\n`keygen explain --help` explains it.\n")
  }
}
