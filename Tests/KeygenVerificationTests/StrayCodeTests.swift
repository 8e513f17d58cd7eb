import TestSupport
import Testing

@Suite("keygen verify, on keys whose code goes astray")
struct StrayCodeTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Starts processes, which Swift's own libraries do not let a nonisolated function do so easily.
  private static let support = """
    import Foundation
    #if canImport(Glibc)
      import Glibc
    #endif
    @_silgen_name("fork") func plainFork() -> Int32
    func startCopy() { if plainFork() == 0 { while true {} } }
    func startOther() {
      var process: pid_t = 0
      var words: [UnsafeMutablePointer<CChar>?] = [strdup("/bin/sleep"), strdup("300"), nil]
      _ = posix_spawn(&process, "/bin/sleep", nil, nil, &words, nil)
    }
    """

  @Test("lays each fault at its key's door, and tests the others")
  func faults() throws {
    try folder.write(Self.support, to: "Support.swift")
    try folder.write(
      spec(
        customKey("Fine", "value += nextValue()"),
        customKey("Trap", "value += [0, 1, 2][nextValue()]"),
        customKey("Exit", "value += nextValue(); if value == 7 { exit(0) }"),
        customKey("Loop", "value += nextValue(); while value > 4 {}"),
        customKey("Flood", "value += nextValue(); while value > 4 { print(value) }"),
        customKey("Copy", "value += nextValue(); if value == 5 { startCopy() }"),
        customKey("Other", "value += nextValue(); if value == 10 { startOther() }"),
        customKey(
          "Deep",
          "func f(_ x: Int) -> Int { x == -9 ? 0 : f(x + 1) + 1 }; value += nextValue(); if value == 5 { value = f(value) }"
        ),
        customKey("Last", "value += nextValue()")
      ), to: "Stray.keygen.json")
    let run = try verify("--support", "Support.swift", "-v", in: folder)
    #expect(run.code == 1)
    let place = "Stray.keygen.json"
    #expect(
      run.errorLines == [
        "\(place):3:11: error: `Trap`: reduce(default, 5) traps: Index out of range",
        "\(place):4:11: error: `Exit`: reduce(2, 5) ends the process, with exit code 0",
        "\(place):5:11: error: `Loop`: reduce(default, 5) does not come to an end within 2 seconds of processor time",
        "\(place):6:11: error: `Flood`: reduce(default, 5) prints more than 1 MiB",
        "\(place):7:11: error: `Copy`: its code starts another process",
        "\(place):8:11: error: `Other`: its code leaves a process behind that goes on running",
        "\(place):9:11: error: `Deep`: reduce(default, 5) crashes: it uses memory that is not its own, or all of the stack",
      ])
    for key in ["Fine", "Last"] {
      for check in ["neutral", "associative", "calls"] {
        #expect(run.output.contains("passed Stray.keygen.json: \(key) \(check)\n"))
      }
    }
    // What ran before is told; what did not run is not passed.
    #expect(run.output.contains("failed Stray.keygen.json: Exit runs\n"))
    #expect(run.output.contains("passed Stray.keygen.json: Exit neutral\n"))
    #expect(run.output.contains("skipped Stray.keygen.json: Exit associative\n"))
  }

  @Test("does not mind code that prints a little, or writes where reports go")
  func harmless() throws {
    try folder.write(
      spec(customKey("Chatty", "value += nextValue(); print(\\\"passed\\\\t0\\\\tneutral\\\")")),
      to: "Chatty.keygen.json")
    #expect(try verify(in: folder).output == "4 passed, 0 failed\n")
  }
}
