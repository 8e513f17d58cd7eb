import Foundation
import TestSupport

@testable import KeygenCLI

/// Asks a real shell what it completes command lines to.
struct ShellCompletion {
  let shell: Shell
  /// The working directory.
  let folder: TemporaryFolder

  /// The candidates for the last word of each command line.
  ///
  /// - Parameter lines: the words of each, the last one empty where nothing of it is typed yet.
  func candidates(_ lines: [[String]]) throws -> [Set<String>] {
    let own = try TemporaryFolder()
    let script = try own.write(
      shell.script(for: CompletionPlace.all(CommandDeclaration.all)), to: "script")
    let driver = packageRoot.appending(path: "Tests/Shells/drive.\(shell.rawValue)").path
    let command: [String] =
      switch shell {
      case .bash: ["bash", "--norc", "--noprofile", driver, script.path]
      case .zsh: ["zsh", "-f", driver, script.path, own.url.path]
      case .fish: ["fish", "--no-config", driver, script.path]
      }
    let home = ["HOME=\(own.url.path)", "XDG_CONFIG_HOME=\(own.url.path)"]
    let run = try CommandRun(
      home + ["XDG_DATA_HOME=\(own.url.path)", "TERM=xterm", "LC_ALL=C.UTF-8"] + command,
      in: folder.url, input: lines.map { text(of: $0) + "\n" }.joined())
    guard run.code == 0, run.errors.isEmpty else { throw ShellFailure(run: run) }
    return run.output.components(separatedBy: "\u{1E}\n").dropFirst().map { answer in
      Set(answer.split(separator: "\n").map(plain))
    }
  }

  private func text(of words: [String]) -> String {
    shell == .bash
      ? (words + ["."]).joined(separator: "\u{1F}")
      : words.map { $0.replacing(" ", with: "\\ ") }.joined(separator: " ")
  }

  /// A candidate without its description, and without what shells put behind it or ahead of blanks.
  private func plain(_ line: Substring) -> String {
    let candidate = String(line.prefix { $0 != "\t" }).replacing("\\ ", with: " ")
    return candidate.hasSuffix("/") || candidate.hasSuffix("=")
      ? String(candidate.dropLast()) : candidate
  }
}

/// A shell that did not take a script.
struct ShellFailure: Error {
  let run: CommandRun
}
