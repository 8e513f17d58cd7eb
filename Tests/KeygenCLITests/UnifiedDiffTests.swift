import Foundation
import Testing
import TestSupport

@testable import KeygenCLI

@Suite("A unified diff")
struct UnifiedDiffTests {
  private func diff(_ old: String?, _ new: String?, path: String = "f") -> String {
    let diff = UnifiedDiff(
      from: old.map { Array($0.utf8) }, to: new.map { Array($0.utf8) }, path: path)
    return String(decoding: diff.bytes, as: UTF8.self)
  }

  @Test("has three lines of context, and one hunk for what is near")
  func hunks() {
    let old = (1...30).map { "\($0)\n" }
    var new = old
    new[3] = "four\n"
    new[10] = "eleven\n"
    new.remove(at: 24)
    #expect(
      diff(old.joined(), new.joined()) == """
        --- f\ton disk
        +++ f\twhat the specs say
        @@ -1,14 +1,14 @@
         1
         2
         3
        -4
        +four
         5
         6
         7
         8
         9
         10
        -11
        +eleven
         12
         13
         14
        @@ -22,7 +22,6 @@
         22
         23
         24
        -25
         26
         27
         28

        """)
  }

  @Test("tells the end of a text without a line break")
  func lastLine() {
    #expect(
      diff("a\nb", "a\nb\n") == """
        --- f\ton disk
        +++ f\twhat the specs say
        @@ -1,2 +1,2 @@
         a
        -b
        \\ No newline at end of file
        +b

        """)
  }

  @Test("of a file that is to come or to go counts no lines on its other side")
  func wholeFiles() {
    #expect(
      diff(nil, "a\nb\n")
        == "--- /dev/null\ton disk\n+++ f\twhat the specs say\n@@ -0,0 +1,2 @@\n+a\n+b\n")
    #expect(
      diff("a\n", nil)
        == "--- f\ton disk\n+++ /dev/null\twhat the specs say\n@@ -1 +0,0 @@\n-a\n")
  }

  @Test("is empty for equal texts, and quotes a path that would end the header")
  func edges() {
    #expect(diff("a", "a") == "")
    #expect(diff("a\n", "b\n", path: "x y").hasPrefix("--- x y\ton disk\n+++ x y\twhat"))
    #expect(
      diff("a\n", "b\n", path: "x\n\t\"\\").hasPrefix(#"--- "x\012\011\"\\"\#t"# + "on disk\n"))
  }

  @Test("changes the one text into the other with `patch`, whatever the texts", arguments: 0..<40)
  func patched(seed: Int) throws {
    var random = SeededGenerator(state: UInt64(seed) &+ 1)
    let old = Self.randomText(&random)
    let new = seed % 2 == 0 ? Self.randomText(&random) : Self.edited(old, &random)
    let folder = try TemporaryFolder()
    try folder.write(old, to: "f")
    let run = try CommandRun(["patch", "--silent", "f"], in: folder.url, input: diff(old, new))
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    let patched = folder.files.contains("f") ? try folder.text(of: "f") : ""
    #expect(patched == new)
  }

  @Test("is as short as it can be where texts have something in common", arguments: 0..<200)
  func shortest(seed: Int) {
    var random = SeededGenerator(state: UInt64(seed) &+ 1)
    let old = (0..<Int.random(in: 0...12, using: &random)).map { _ in
      Int32.random(in: 0...3, using: &random)
    }
    let new = (0..<Int.random(in: 0...12, using: &random)).map { _ in
      Int32.random(in: 0...3, using: &random)
    }
    let changes = LineDiff.changes(from: old, to: new)
    #expect(Self.applied(changes, old, new) == new)
    let cost = changes.reduce(0) { $0 + $1.old.count + $1.new.count }
    #expect(cost == old.count + new.count - 2 * Self.longestCommon(old, new))
  }

  @Test("stays right, and becomes longer, where the budget is spent")
  func budget() {
    var random = SeededGenerator(state: 7)
    let old = (0..<2_000).map { _ in Int32.random(in: 0...50, using: &random) }
    let new = (0..<2_000).map { _ in Int32.random(in: 0...50, using: &random) }
    let short = LineDiff.changes(from: old, to: new)
    let long = LineDiff.changes(from: old, to: new, budget: -1_000_000)
    #expect(Self.applied(short, old, new) == new)
    #expect(Self.applied(long, old, new) == new)
    #expect(short.count > 100)
    #expect(long.count < 10)
  }

  @Test("of texts of megabytes that have only common lines in another order ends")
  func megabytes() {
    var random = SeededGenerator(state: 3)
    let lines = (0..<60_000).map { "\($0 % 2_000) \(String(repeating: "x", count: 40))\n" }
    let old = lines.shuffled(using: &random).joined()
    let new = lines.shuffled(using: &random).joined()
    let diff = UnifiedDiff(from: Array(old.utf8), to: Array(new.utf8), path: "f")
    #expect(diff.bytes.count > old.utf8.count)
  }

  // MARK: Models

  private static func randomText(_ random: inout SeededGenerator) -> String {
    let lines = (0..<Int.random(in: 0...40, using: &random)).map { _ in
      ["a", "b", "", "long line", "}", "\r", "ä"].randomElement(using: &random) ?? ""
    }
    return lines.joined(separator: "\n") + (Bool.random(using: &random) ? "\n" : "")
  }

  private static func edited(_ text: String, _ random: inout SeededGenerator) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let index = Int.random(in: 0...lines.count, using: &random)
      if Bool.random(using: &random) || lines.isEmpty {
        lines.insert("new", at: index)
      } else {
        lines.remove(at: min(index, lines.count - 1))
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func applied(
    _ changes: [LineDiff.Change], _ old: [Int32], _ new: [Int32]
  ) -> [Int32] {
    var result: [Int32] = []
    var next = 0
    for change in changes {
      result += old[next..<change.old.lowerBound]
      result += new[change.new]
      next = change.old.upperBound
    }
    return result + old[next...]
  }

  private static func longestCommon(_ a: [Int32], _ b: [Int32]) -> Int {
    var row = [Int](repeating: 0, count: b.count + 1)
    for x in a {
      var diagonal = 0
      for (index, y) in b.enumerated() {
        let above = row[index + 1]
        row[index + 1] = x == y ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return row[b.count]
  }
}

/// A source of numbers that gives the same ones in every run (splitmix64).
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
