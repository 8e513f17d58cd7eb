import Foundation
import Testing
import TestSupport

@testable import KeygenCLI

@Suite("Help")
struct HelpTests {
  /// Every command, those in groups included.
  private static let commands = CommandDeclaration.all.flatMap { [$0] + $0.subcommands }
  private static let names = commands.map(\.name)

  private func command(_ name: String) throws -> CommandDeclaration {
    try #require(Self.commands.first { $0.name == name })
  }

  @Test("Fits the terminal, and is no wider than 100 columns", arguments: names)
  func width(name: String) throws {
    let command = try command(name)
    for (width, limit) in [(40, 40), (80, 80), (100, 100), (400, 100)] {
      let lines = HelpText(width: width).text(of: command).split(separator: "\n")
      let example = command.example.map { "  " + $0.line }
      for line in lines where example.map({ $0 != line }) ?? true {
        // What cannot be broken may stand out.
        let isOneWord = !line.drop { $0 == " " }.contains(" ")
        #expect(line.count <= limit || isOneWord || line.hasPrefix("  -"), "\(line)")
      }
    }
    #expect(HelpText(width: 400).text(of: command) == HelpText(width: 100).text(of: command))
  }

  @Test("Names all options of a command, and shows how it is called", arguments: names)
  func complete(name: String) throws {
    let command = try command(name)
    let text = HelpText(width: 80).text(of: command)
    #expect(text.contains("Usage: keygen \(name) "))
    for option in command.allOptions { #expect(text.contains("  \(option.label)")) }
    for subcommand in command.subcommands { #expect(text.contains("\n  \(subcommand.word) ")) }
  }

  @Test("`help` says what `--help` says, of groups and their commands as well", arguments: names)
  func helpCommand(name: String) throws {
    let folder = try TemporaryFolder()
    let words = name.split(separator: " ").map(String.init)
    let help = try CommandRun([keygenPath, "help"] + words, in: folder.url)
    let option = try CommandRun([keygenPath] + words + ["--help"], in: folder.url)
    #expect(help.code == 0 && help.errors == "")
    #expect(help.output == option.output)
    #expect(help.output == HelpText(width: 80).text(of: try command(name)))
  }

  @Test(
    "Suggests the command that help was meant for",
    arguments: [
      (["chek"], "there is no command `chek`; did you mean `check`?"),
      (
        ["templates", "exprot"],
        "there is no command `templates exprot`; did you mean `templates export`?"
      ),
      (["check", "x"], "help is about one command, and `x` stands behind `check`"),
      (["--man", "check"], "`--man` and `check` do not go together"),
    ])
  func mistyped(arguments: [String], message: String) throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun([keygenPath, "help"] + arguments, in: folder.url)
    #expect(run.code == 2 && run.output == "")
    #expect(run.errors == "keygen: error: \(message)\n`keygen help --help` explains it.\n")
  }

  @Test("Each command's example works", arguments: commands.filter { $0.run != nil }.map(\.name))
  func example(name: String) throws {
    let example = try #require(try command(name).example)
    let folder = try TemporaryFolder()
    // The folder that the examples are about: an app with a spec, and templates of its own.
    try folder.write(rightSpec("Navigation"), to: "Sources/App/Navigation.keygen.json")
    try folder.write("struct Model {}\n", to: "Sources/App/Model.swift")
    #expect(try keygen("generate", "Sources", in: folder).code == 0)
    if name != "templates export" {
      #expect(try keygen("templates", "export", "Templates", in: folder).code == 0)
    }
    if name != "init" { try folder.write(rightSpec("Other"), to: "Navigation.keygen.json") }
    #expect(example.line.hasPrefix("keygen \(name)"))
    let run = try CommandRun(
      [
        "PATH=\(buildFolder.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")",
        "XDG_CACHE_HOME=\(buildFolder.appending(path: "verify-tests-cache").path)",
        "sh", "-c", example.line,
      ], in: folder.url)
    #expect(run.code == 0, "\(run.errors)")
    #expect(!run.errors.contains("error") && !run.errors.contains("warning"), "\(run.errors)")
    // What an example says that it writes is there.
    for word in example.effect.split(separator: " ") where example.effect.hasPrefix("writes ") {
      guard word.contains("."), !word.hasSuffix(".") else { continue }
      #expect(folder.files.contains(String(word)), "\(folder.files)")
    }
  }
}
