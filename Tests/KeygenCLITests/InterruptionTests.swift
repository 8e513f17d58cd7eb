import Foundation
import Testing
import TestSupport

@Suite("A run that is ended by a signal")
struct InterruptionTests {
  /// A command in front of another that lets signals through to it, as a shell does: threads that run tests hold them
  /// back, and a process started by one inherits that.
  private static let withSignals = [
    "perl", "-MPOSIX", "-e",
    "$SIG{INT} = 'DEFAULT'; sigprocmask(SIG_SETMASK, POSIX::SigSet->new); exec @ARGV",
  ]

  @Test("leaves whole files and no temporary ones, wherever it was", arguments: 1...8)
  func ended(afterOutputs count: Int) throws {
    let folder = try TemporaryFolder()
    for index in 0..<20 { try folder.write(rightSpec("K\(index)"), to: "K\(index).keygen.json") }
    let process = Process()
    let errors = Pipe()
    // The last spec is never given, so the run cannot be over before it is ended.
    let input = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      Self.withSignals + [keygenPath, "generate", ".", "-", "--output", "out", "--verbose"]
    process.currentDirectoryURL = folder.url
    process.standardInput = input
    process.standardError = errors
    try process.run()
    var said = ""
    while said.count(where: { $0 == "\n" }) < count {
      let data = errors.fileHandleForReading.availableData
      if data.isEmpty { break }
      said += String(decoding: data, as: UTF8.self)
    }
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == SIGINT)
    let outputs = folder.files.filter { $0.hasPrefix("out/") }
    #expect(outputs.count >= count)
    for output in outputs {
      #expect(output.hasSuffix(".keygen.swift"))
      #expect(try folder.text(of: output).hasSuffix("  }\n}\n"))
    }
  }
}
