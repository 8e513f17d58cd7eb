import Foundation
import Testing
import TestSupport

@testable import KeygenCore

@Suite("The README tells what the tool does")
struct ReadmeTests {
  /// The code blocks of the README in a language, in order.
  private func blocks(_ language: String) throws -> [String] {
    let readme = try String(contentsOf: packageRoot.appending(path: "README.md"), encoding: .utf8)
    return readme.components(separatedBy: "```\(language)\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
  }

  @Test("Its spec gives the output beside it")
  func specAndOutput() throws {
    let spec = try #require(try blocks("json").first)
    let shown = try #require(try blocks("swift").first)
    let whole = try output(of: spec)
    let start = try #require(whole.range(of: "nonisolated struct"))
    let end = try #require(whole.range(of: "/// Carries"))
    let code = whole[start.lowerBound..<end.lowerBound]
      .split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.contains("///") }
      .joined(separator: "\n")
    #expect(code.trimmingCharacters(in: .newlines) == shown.trimmingCharacters(in: .newlines))
  }

  @Test("Its tables name every strategy and every kind of modifier that there is")
  func names() throws {
    let readme = try String(contentsOf: packageRoot.appending(path: "README.md"), encoding: .utf8)
    let kinds = ModifierKinds.all.map(\.name)
    for word in ReduceStrategies.named.map(\.name) + kinds {
      #expect(readme.contains("`\(word)`"))
    }
  }
}
