import Foundation
import TestSupport
import Testing

@Suite("Runs at the same time on one folder")
struct SimultaneousRunTests {
  /// Starts a command line twenty times and waits for all; prints the exit codes.
  private static let twenty = #"""
    runs=
    for number in $(seq 20); do "$0" "$@" & runs="$runs $!"; done
    for run in $runs; do wait "$run"; echo $?; done
    """#

  @Test(
    "all end well and leave each output whole, whatever was there",
    arguments: [["generate"], ["generate", "--prune"], ["generate", ".", "--output", "out"]])
  func twenty(arguments: [String]) throws {
    let folder = try TemporaryFolder()
    for index in 0..<12 {
      try folder.write(rightSpec("K\(index)"), to: "K\(index).keygen.json")
      if index % 3 == 0 { try folder.write(banner, to: "K\(index).keygen.swift") }
    }
    try folder.write(banner, to: "Gone.keygen.swift")
    try folder.write("cut", to: ".keygen-1-2.tmp")
    let run = try CommandRun(
      ["bash", "-c", Self.twenty, keygenPath] + arguments, in: folder.url)
    #expect(run.output == String(repeating: "0\n", count: 20))
    if !arguments.contains("--prune") { #expect(run.errors == "") }
    #expect(
      try CommandRun(
        [keygenPath, "check"] + arguments.dropFirst().filter { $0 != "--prune" }, in: folder.url
      ).errors.split(separator: "\n").allSatisfy { $0.hasPrefix("Gone.keygen.swift: ") })
    #expect(folder.files.contains("Gone.keygen.swift") == !arguments.contains("--prune"))
    let isInFolder = arguments.contains("--output")
    for index in 0..<12 {
      let text = try folder.text(of: (isInFolder ? "out/" : "") + "K\(index).keygen.swift")
      #expect(text.contains("struct K\(index):") && text.hasSuffix("  }\n}\n"))
    }
    let temporary = folder.files.filter { $0.hasSuffix(".tmp") }
    #expect(temporary == (isInFolder ? [".keygen-1-2.tmp"] : []))
  }
}
