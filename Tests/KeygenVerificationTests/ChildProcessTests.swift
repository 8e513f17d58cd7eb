import Disk
import Testing

@testable import KeygenVerification

@Suite("A child process")
struct ChildProcessTests {
  private func run(
    _ script: String, makesReports: Bool = false,
    limits: ChildProcess.Limits = .init(output: 1000, seconds: 60)
  ) throws -> ChildProcess.Outcome {
    try ChildProcess.run(
      ["/bin/sh", "-c", script], environment: ["PATH=/usr/bin:/bin", "GREETING=hello"],
      makesReports: makesReports, limits: limits)
  }

  @Test("hands over what it prints and reports, and how it ended")
  func outcome() throws {
    let outcome = try run(
      "echo $GREETING; echo wrong >&2; echo report >&3; exit 7", makesReports: true)
    #expect(outcome.end == .exited(7))
    #expect(outcome.output == Array("hello\nwrong\n".utf8))
    #expect(outcome.reports == Array("report\n".utf8))
    #expect(!outcome.leftProcesses)
    #expect(try run("kill -9 $$").end == .signalled(9))
  }

  @Test("has an empty input, and no descriptor that is not its own")
  func descriptors() throws {
    #expect(try run("cat").end == .exited(0))
    #expect(
      try run("echo x >&3 2>/dev/null || echo closed").output.suffix(7)
        == Array("closed\n".utf8)[...])
  }

  @Test("is ended when it prints too much, whatever it has started")
  func output() throws {
    let outcome = try run("yes & yes")
    #expect(outcome.end == .printedTooMuch)
    #expect(outcome.output.count < 1 << 20)
  }

  @Test("is ended when it takes too long, with what it has started")
  func time() throws {
    let outcome = try run("sleep 500 & sleep 500", limits: .init(output: 1000, seconds: 1))
    #expect(outcome.end == .tookTooLong)
  }

  @Test("does not leave a process behind unnoticed")
  func left() throws {
    let outcome = try run("sleep 500 & echo $!")
    #expect(outcome.end == .exited(0))
    #expect(outcome.leftProcesses)
    let number = String(decoding: outcome.output, as: UTF8.self).split(separator: "\n")[0]
    // Ended, though perhaps not yet forgotten by the system.
    let state = try run("ps -o stat= -p \(number) | grep -v Z").output
    #expect(state == [])
  }

  @Test(
    "is ended with what has left its group or its parent",
    arguments: ["setsid sleep 500 & echo $!; wait", "(setsid sleep 500 & echo $!); sleep 500"])
  func otherGroups(script: String) throws {
    let outcome = try run(script, limits: .init(output: 1000, seconds: 1))
    #expect(outcome.end == .tookTooLong)
    #expect(outcome.leftProcesses)
    let number = String(decoding: outcome.output, as: UTF8.self).split(separator: "\n")[0]
    #expect(try run("ps -o stat= -p \(number) | grep -v Z").output == [])
  }

  @Test("is ended when it stops itself")
  func stopped() throws {
    #expect(try run("kill -STOP $$").end == .stopped)
  }

  @Test("that is not there is an error with the system's words")
  func absent() {
    #expect(throws: SystemError.self) {
      try ChildProcess.run(["/nowhere/x"], environment: [], limits: .init(seconds: 1))
    }
  }
}
