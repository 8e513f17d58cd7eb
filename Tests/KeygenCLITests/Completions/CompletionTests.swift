import Foundation
import Testing
import TestSupport

@testable import KeygenCLI

@Suite("Completion in real shells")
struct CompletionTests {
  private let folder: TemporaryFolder
  private let places = CompletionPlace.all(CommandDeclaration.all)

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "Title.keygen.json")
    try folder.write("", to: "notes.txt")
    try folder.write("", to: "sub dir/Deep.keygen.json")
    try folder.write("", to: "sub dir/notes.txt")
  }

  /// What a shell has to offer for an empty word.
  private func expected(_ candidates: Candidates) -> Set<String> {
    switch candidates {
    case .nothing: []
    case .words(let words): Set(words)
    case .folders: ["sub dir"]
    case .files: ["sub dir", "Title.keygen.json", "notes.txt"]
    case .specs: ["sub dir", "Title.keygen.json"]
    }
  }

  private func words(_ place: CompletionPlace) -> [String] {
    ["keygen"] + place.path.split(separator: " ").map(String.init)
  }

  private func check(
    _ shell: Shell, _ questions: [(line: [String], answer: Set<String>)]
  ) throws {
    let answers = try ShellCompletion(shell: shell, folder: folder)
      .candidates(questions.map(\.line))
    try #require(answers.count == questions.count)
    for (question, answer) in zip(questions, answers) {
      #expect(answer == question.answer, "\(shell): \(question.line.joined(separator: " "))")
    }
  }

  @Test(
    "Commands, subcommands and arguments are those of the declarations", arguments: Shell.allCases)
  func arguments(shell: Shell) throws {
    // Where nothing can follow but options, zsh offers these without their being asked for.
    let places = places.filter { !$0.commands.isEmpty || $0.arguments != .nothing }
    #expect(places.count > 8)
    try check(
      shell,
      places.map { place in
        let words = Set(place.commands.map(\.word))
        return (self.words(place) + [""], words.isEmpty ? expected(place.arguments) : words)
      })
  }

  @Test(
    "Options are those of the declarations, behind arguments as well", arguments: Shell.allCases)
  func options(shell: Shell) throws {
    var questions = places.map { place in
      (words(place) + ["-"], Set(place.options.flatMap(\.spellings)))
    }
    questions.append((["keygen", "check", "--d"], ["--diff"]))
    questions.append((["keygen", "check", "sub dir", "--d"], ["--diff"]))
    questions.append((["keygen", "check", "-o", "generate", "--d"], ["--diff"]))
    questions.append((["keygen", "check", "--", "--d"], []))
    try check(shell, questions)
  }

  @Test("Options' values are those of the declarations", arguments: Shell.allCases)
  func values(shell: Shell) throws {
    let questions = places.flatMap { place in
      place.options.compactMap { option in
        option.value.map { (words(place) + [option.name, ""], expected($0.candidates)) }
      }
    }
    #expect(questions.count > 12)
    try check(shell, questions)
  }

  @Test(
    "Values behind a sign, the beginnings of words, and folders are completed",
    arguments: Shell.allCases)
  func parts(shell: Shell) throws {
    let sign = shell == .bash ? ["--color", "=", "al"] : ["--color=al"]
    let whole = shell == .fish ? "--color=always" : "always"
    // zsh names what is in a folder without the folder.
    let lead = shell == .zsh ? "" : "sub dir/"
    try check(
      shell,
      [
        (["keygen", "check"] + sign, [whole]),
        (["keygen", "ch"], ["check"]),
        (["keygen", "chick"], []),
        (["keygen", "explain", "lastNon"], ["lastNonNil", "lastNonDefault"]),
        (["keygen", "check", "sub"], ["sub dir"]),
        (["keygen", "check", "sub dir/"], [lead + "Deep.keygen.json"]),
        (["keygen", "verify", "--support", "no"], ["notes.txt"]),
      ])
  }

  @Test("Only a shell that there is a script for is taken")
  func unknownShell() throws {
    let run = try keygen("completions", "fissh", in: folder)
    #expect(run.code == 2 && run.output == "")
    #expect(
      run.errors.hasPrefix(
        "keygen: error: `fissh` is no value of `completions`; it takes bash, zsh, fish: did you mean `fish`?\n"
      ), "\(run.errors)")
    for shell in Shell.allCases {
      let script = try keygen("completions", shell.rawValue, in: folder)
      #expect(script.code == 0 && script.errors == "")
      #expect(script.output == shell.script(for: places))
    }
  }
}
