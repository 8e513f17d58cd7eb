import Disk
import Foundation
import TestSupport
import Testing

@Suite("A spec that is out of the ordinary")
struct InputFaultTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("is read anew where it changes while it is read")
  func changing() throws {
    let file = try folder.write("old, and longer", to: "spec")
    var passes = 0
    let bytes = try FileReader.bytes(of: file.path) {
      passes += 1
      if passes == 1 { try? Data("new".utf8).write(to: file) }
    }
    #expect(String(decoding: bytes, as: UTF8.self) == "new")
    #expect(passes == 2)
  }

  @Test("is read anew where only the time of its change tells")
  func changingToSameSize() throws {
    let file = try folder.write("old", to: "spec")
    var passes = 0
    let bytes = try FileReader.bytes(of: file.path) {
      passes += 1
      guard passes == 1, let handle = try? FileHandle(forWritingTo: file) else { return }
      handle.write(Data("new".utf8))
      try? handle.close()
      let time = Date(timeIntervalSince1970: 1_000_000_000)
      try? FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: file.path)
    }
    #expect(String(decoding: bytes, as: UTF8.self) == "new")
  }

  @Test("is given up where it never stays the same")
  func unsteady() throws {
    let file = try folder.write("", to: "spec")
    var passes = 0
    #expect(throws: SystemError.unsteadyFile) {
      try FileReader.bytes(of: file.path) {
        passes += 1
        try? Data(String(repeating: "x", count: passes).utf8).write(to: file)
      }
    }
    #expect(passes == 8)
  }

  @Test("gives its old output or its new one while another program writes it")
  func written() throws {
    try folder.write(rightSpec("First"), to: "first")
    try folder.write(rightSpec("Other"), to: "other")
    try folder.write(rightSpec("First"), to: "K.keygen.json")
    let first = try keygen("generate", "--stdout", "K.keygen.json", in: folder).output
    let other = first.replacing("First", with: "Other")
    // Copying writes into the file that is there; while it is empty, keygen says so.
    let script = #"""
      (while [ -e first ]; do cp first K.keygen.json; cp other K.keygen.json; done) &
      code=0
      for number in $(seq 20); do
        "$0" generate K.keygen.json 2>> told || [ $? = 1 ] || code=99
        cat K.keygen.swift >> outputs && echo "=" >> outputs
      done
      rm first
      wait
      exit $code
      """#
    #expect(try CommandRun(["bash", "-c", script, keygenPath], in: folder.url).code == 0)
    let outputs = try folder.text(of: "outputs").split(separator: "=\n")
    #expect(!outputs.isEmpty && outputs.allSatisfy { $0 == first || $0 == other })
    #expect(!folder.files.contains { $0.hasSuffix(".tmp") })
  }

  @Test("may be nested 100 000 levels deep, closed or not", arguments: ["[", "{\"a\":"])
  func nesting(opening: String) throws {
    let closing = opening == "[" ? "]" : "}"
    let head = "{ \"keygen\": 1, \"keys\": "
    for end in ["", String(repeating: closing, count: 100_000) + "}"] {
      try folder.write(
        head + String(repeating: opening, count: 100_000) + end, to: "A.keygen.json")
      try folder.write(banner, to: "A.keygen.swift")
      let run = try keygen("generate", in: folder)
      #expect(run.code == 1)
      // The outer object is the first of the 256 levels that there may be.
      let column = head.utf8.count + 255 * opening.utf8.count + 1
      #expect(run.errors.hasPrefix("A.keygen.json:1:\(column): error: "), "\(run.errors)")
      #expect(try folder.text(of: "A.keygen.swift") == banner)
    }
  }

  @Test("may be a gigabyte, which is refused without reading it", arguments: ["generate", "lint"])
  func gigabyte(command: String) throws {
    let file = try folder.write("", to: "A.keygen.json")
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: 1_000_000_000)
    try handle.close()
    // With a tenth of that as memory.
    let run = try CommandRun(
      ["bash", "-c", #"ulimit -v 400000; "$0" "$1" A.keygen.json"#, keygenPath, command],
      in: folder.url)
    #expect(run.code == 1)
    #expect(run.errors == "A.keygen.json: error: cannot be read: File too large\n")
    #expect(folder.files == ["A.keygen.json"])
  }

  @Test("may have any number of keys, at a cost of memory that grows no faster")
  func manyKeys() throws {
    func memory(keys count: Int) throws -> Int {
      let keys = (0..<count).map { #"{ "name": "Key\#($0)", "value": "Int", "reduce": "sum" }"# }
      let spec = #"{ "keygen": 1, "keys": [\#(keys.joined(separator: ",\n"))] }"#
      let file = try folder.write(spec, to: "\(count).keygen.json")
      let use = try ResourceUse(of: [keygenPath, "generate", file.path])
      #expect(use.code == 0)
      let output = try folder.text(of: "\(count).keygen.swift")
      #expect(output.components(separatedBy: ": PreferenceKey {").count == count + 1)
      return use.memory
    }
    let (few, many) = (try memory(keys: 10_000), try memory(keys: 40_000))
    #expect(many < 5 * few)
  }

  @Test("is refused where standard input never ends")
  func endlessInput() throws {
    let script = #"ulimit -v 2000000; "$0" lint - < /dev/zero"#
    let run = try CommandRun(["bash", "-c", script, keygenPath], in: folder.url)
    #expect(run.code == 1)
    #expect(run.errors == "<stdin>: error: cannot be read: File too large\n")
  }
}
