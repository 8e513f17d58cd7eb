import Disk
import Foundation
import TestSupport
import Testing

@Suite("A run that is killed while it writes")
struct WritingFaultTests {
  private static let old = banner + "// old\n"
  private static let new = banner + "// new\n"

  /// Writes a file in a process of its own, which is killed when a step is done.
  private static func writeAndDie(_ path: String, after step: FileWriter.Step) async {
    let index = FileWriter.Step.allCases.firstIndex(of: step)!
    let new = new
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [path = path as String, index = index as Int, new = new as String] in
      let last = FileWriter.Step.allCases[index]
      _ = try FileWriter.write(Array(new.utf8), to: path) { step in
        if step == last { kill(getpid(), SIGKILL) }
      }
    }
  }

  @Test(
    "leaves the old file or the new one, and the next run takes away what else it left",
    arguments: FileWriter.Step.allCases)
  func killed(step: FileWriter.Step) async throws {
    let folder = try TemporaryFolder()
    let output = try folder.write(Self.old, to: "A.keygen.swift")
    await Self.writeAndDie(output.path, after: step)
    #expect(try folder.text(of: "A.keygen.swift") == (step == .renamed ? Self.new : Self.old))

    try folder.write(rightSpec("A"), to: "A.keygen.json")
    let run = try keygen("generate", in: folder)
    #expect(run.code == 0 && run.errors == "")
    #expect(folder.files == ["A.keygen.json", "A.keygen.swift"])
    #expect(try folder.text(of: "A.keygen.swift").contains("struct A:"))
  }

  @Test("leaves no file or a whole one where there was none", arguments: FileWriter.Step.allCases)
  func killedFirst(step: FileWriter.Step) async throws {
    let folder = try TemporaryFolder()
    await Self.writeAndDie(folder.url.appending(path: "A.keygen.swift").path, after: step)
    let outputs = folder.files.filter { !$0.hasSuffix(".tmp") }
    #expect(outputs == (step == .renamed ? ["A.keygen.swift"] : []))
    #expect(folder.files.count == (step == .begun ? 0 : 1))
    if step == .renamed { #expect(try folder.text(of: "A.keygen.swift") == Self.new) }
  }

  @Test(
    "has its temporary file taken away beside what a symbolic link leads to, and in the folder of templates"
  )
  func elsewhere() async throws {
    let folder = try TemporaryFolder()
    try folder.write(rightSpec("A"), to: "A.keygen.json")
    let output = try folder.write(banner, to: "real/A.swift")
    try folder.link("A.keygen.swift", to: "real/A.swift")
    await Self.writeAndDie(output.path, after: .filled)
    #expect(folder.files.contains { $0.hasSuffix(".tmp") })
    #expect(try keygen("generate", in: folder).code == 0)
    #expect(folder.files == ["A.keygen.json", "A.keygen.swift", "real/A.swift"])

    await Self.writeAndDie(folder.url.appending(path: "own.mustache").path, after: .flushed)
    #expect(try keygen("templates", "export", ".", in: folder).code == 0)
    #expect(!folder.files.contains { $0.hasSuffix(".tmp") })
  }

  @Test("is told from one that is still at work", arguments: FileWriter.Step.allCases)
  func atWork(step: FileWriter.Step) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.old, to: "A.keygen.swift").path
    var isFirst = true
    let outcome = try FileWriter.write(Array(Self.new.utf8), to: path) { reached in
      guard reached == step, isFirst else { return }
      isFirst = false
      TemporaryFile.removeAbandoned(beside: [path])
    }
    #expect(outcome == .written && !isFirst)
    #expect(try folder.text(of: "A.keygen.swift") == Self.new)
    #expect(folder.files == ["A.keygen.swift"])
  }

  @Test("has nothing taken away that keygen did not leave")
  func foreignFiles() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.old, to: "A.keygen.swift").path
    for name in [
      ".keygen-1.tmp", ".keygen-1-2", ".keygen-1-a.tmp", ".keygen-1-.tmp", "x.keygen-1-2.tmp",
      "keygen-1-2.tmp", ".keygen-1-2.tmp/file", "below/.keygen-1-2.tmp", "target",
    ] { try folder.write("", to: name) }
    try folder.link(".keygen-3-4.tmp", to: "target")
    let before = folder.files
    TemporaryFile.removeAbandoned(beside: [path])
    #expect(folder.files == before)
    try folder.write("", to: ".keygen-5-6.tmp")
    TemporaryFile.removeAbandoned(beside: [path])
    #expect(folder.files == before)
  }
}
