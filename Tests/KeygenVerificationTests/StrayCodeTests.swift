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
    /// In a group of its own, so that no signal to the test's group meets it.
    func startApart() {
      #if canImport(Darwin)
        var attributes: posix_spawnattr_t?
      #else
        var attributes = posix_spawnattr_t()
      #endif
      posix_spawnattr_init(&attributes)
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
      var process: pid_t = 0
      var words: [UnsafeMutablePointer<CChar>?] = [strdup("/bin/sleep"), strdup("399"), nil]
      _ = posix_spawn(&process, "/bin/sleep", nil, &attributes, &words, nil)
    }
    func wait(milliseconds: UInt32) { usleep(milliseconds * 1000) }
    nonisolated(unsafe) var calls = 0
    /// In one of three calls, since a processor's clock may be too coarse for less than that.
    func workAtTimes() {
      calls += 1
      let start = clock()
      while calls % 3 == 0, Int(clock() - start) < 3000 {}
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

  @Test("bounds what a key takes of the machine, and tests the others")
  func bounds() throws {
    try folder.write(Self.support, to: "Support.swift")
    let write =
      "value += nextValue(); if value == 5 { while write(open(path, O_WRONLY | O_CREAT | O_APPEND, "
      + "0o600), [UInt8](repeating: 1, count: 1 << 20), 1 << 20) > 0 {} }"
    try folder.write(
      spec(
        customKey("Bomb", "value += nextValue(); while value == 5 { _ = plainFork() }"),
        customKey("Disk", "let path = NSTemporaryDirectory() + \\\"big\\\"; " + write),
        customKey(
          "Memory",
          "value += nextValue(); var all: [[UInt8]] = []; while value == 5 { all.append(Array(repeating: 1, count: 1 << 24)) }"
        ),
        customKey("Deaf", "value += nextValue(); signal(SIGXCPU, SIG_IGN); raise(SIGKILL)"),
        customKey("Abort", "abort()"),
        customKey("Silent", "value += nextValue(); close(3)"),
        customKey("Fine", "value += nextValue()")
      ), to: "Greedy.keygen.json")
    let run = try verify("--support", "Support.swift", "-v", in: folder)
    #expect(run.code == 1)
    let place = "Greedy.keygen.json"
    let lines = run.errorLines
    try #require(lines.count == 6, "\(run.errors)")
    #expect(lines[0].hasPrefix("\(place):2:11: error: `Bomb`: its code starts another process"))
    #expect(
      lines[1]
        == "\(place):3:11: error: `Disk`: reduce(default, 5) writes a file of more than 16 MiB")
    #expect(lines[2].hasPrefix("\(place):4:11: error: `Memory`: reduce(default, 5) "))
    #expect(lines[3] == "\(place):5:11: error: `Deaf`: reduce(default, 0) is ended by signal 9")
    #expect(lines[4] == "\(place):6:11: error: `Abort`: reduce(default, 0) calls `abort`")
    #expect(lines[5].hasPrefix("\(place):7:11: error: `Silent`: "))
    #expect(run.output.contains("passed \(place): Fine calls\n"))
  }

  @Test("ends what a key starts in a group of its own, and fails the key")
  func apart() throws {
    try folder.write(Self.support, to: "Support.swift")
    try folder.write(
      spec(customKey("Apart", "value += nextValue(); startApart()")), to: "Apart.keygen.json")
    let run = try verify("--support", "Support.swift", in: folder)
    #expect(
      run.errorLines == [
        "Apart.keygen.json:2:11: error: `Apart`: its code leaves a process behind that goes on running"
      ])
    #expect(try !CommandRun(["ps", "-eo", "args"]).output.contains("/bin/sleep 399"))
  }

  @Test("ends a key that waits in each call, in a bounded time")
  func waiting() throws {
    try folder.write(Self.support, to: "Support.swift")
    try folder.write(
      spec(customKey("Slow", "value += nextValue(); wait(milliseconds: 400)")),
      to: "Slow.keygen.json")
    let run = try verify("--support", "Support.swift", in: folder)
    #expect(run.errorLines.count == 1)
    #expect(run.errors.contains("does not come to an end within 20 seconds"))
  }

  @Test("accuses no key of what several take together")
  func together() throws {
    try folder.write(Self.support, to: "Support.swift")
    // Each prints less than a MiB in its calls, some 1500 of them, and all together more.
    let prints =
      "value += nextValue(); print(String(repeating: \\\"-\\\", count: 300))"
    try folder.write(
      spec(
        customKey("A", prints), customKey("B", prints), customKey("C", prints),
        customKey("D", "value += nextValue(); workAtTimes()"),
        customKey("E", "value += nextValue(); workAtTimes()")
      ), to: "Together.keygen.json")
    let run = try verify("--support", "Support.swift", in: folder)
    #expect(run.errors == "")
    #expect(run.lastLine == "26 passed, 0 failed")
  }

  @Test("does not take reports from anybody but the suite")
  func forgery() throws {
    let statements =
      "value += nextValue(); if value == 7 { for line in [\\\"done\\\\t0\\\\n\\\", "
      + "\\\"end\\\\n\\\"] { _ = line.withCString { write(3, $0, strlen($0)) } }; exit(0) }"
    try folder.write(spec(customKey("Forger", statements)), to: "Forger.keygen.json")
    let run = try verify(in: folder)
    #expect(run.code == 1)
    #expect(run.errors.contains("ends the process, with exit code 0"))
  }

  @Test("does not mind code that prints a little, or writes where reports go")
  func harmless() throws {
    try folder.write(
      spec(customKey("Chatty", "value += nextValue(); print(\\\"passed\\\\t0\\\\tneutral\\\")")),
      to: "Chatty.keygen.json")
    #expect(try verify(in: folder).output == "6 passed, 0 failed\n")
  }
}
