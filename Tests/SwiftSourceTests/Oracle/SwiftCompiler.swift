import Foundation

/// The Swift compiler on the search path, asked what it makes of a source.
enum SwiftCompiler {
  /// What the compiler's parser made of one file.
  struct Verdict {
    /// Its errors, without their position.
    var errors: [String] = []
    /// The kinds of the declarations at the top level, in order; the sentinel has its name.
    var declarations: [String] = []
  }

  struct Failure: Error {
    var message: String
  }

  /// Parses many files with few processes.
  ///
  /// - Parameter sources: the text of each file.
  /// - Returns: a verdict for each, in order.
  static func parse(_ sources: [String]) throws -> [Verdict] {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    var verdicts = [Verdict](repeating: Verdict(), count: sources.count)
    // A command line holds about 128 KiB on some systems, a file's name and option about 30 bytes.
    for start in stride(from: 0, to: sources.count, by: 1_000) {
      var arguments = ["-frontend", "-dump-parse", "-parse-as-library", "-swift-version", "6"]
      for index in start..<min(start + 1_000, sources.count) {
        let name = "f\(index).swift"
        try Data(sources[index].utf8).write(to: folder.appendingPathComponent(name))
        arguments += ["-primary-file", name]
      }
      let result = try run("swiftc", arguments, in: folder)
      guard result.status == 0 || result.status == 1 else {
        throw Failure(message: "swiftc ended with \(result.status): \(result.errors.suffix(500))")
      }
      read(result.errors, &verdicts) { line, _ in
        guard let range = line.range(of: ": error: ") else { return nil }
        return (fileIndex(in: line), String(line[range.upperBound...]))
      } store: {
        $0.errors.append($1)
      }
      read(result.output, &verdicts) { line, file in
        // It can follow the last parenthesis of the file before on the same line.
        if let range = line.range(of: "(source_file \"") {
          file = fileIndex(in: line[range.upperBound...])
        }
        guard line.hasPrefix("  ("), let file else { return nil }
        let isSentinel = line.contains("\"sentinel()\"")
        return (file, isSentinel ? "sentinel" : String(line.dropFirst(3).prefix { $0 != " " }))
      } store: {
        $0.declarations.append($1)
      }
    }
    return verdicts
  }

  /// Type-checks one file and gives the compiler's errors and warnings.
  static func typecheck(_ source: String) throws -> String {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(source.utf8).write(to: folder.appendingPathComponent("file.swift"))
    let arguments = [
      "-frontend", "-typecheck", "-parse-as-library", "-swift-version", "6", "file.swift",
    ]
    let result = try run("swiftc", arguments, in: folder)
    if result.status != 0, result.errors.isEmpty {
      throw Failure(message: "swiftc ended with \(result.status)")
    }
    return result.errors
  }

  /// Compiles and runs a program and gives what it printed.
  static func outputOfProgram(_ source: String) throws -> String {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(source.utf8).write(to: folder.appendingPathComponent("main.swift"))
    let compiled = try run(
      "swiftc", ["-warnings-as-errors", "-Onone", "-o", "program", "main.swift"], in: folder)
    guard compiled.status == 0 else { throw Failure(message: compiled.errors) }
    let program = folder.appendingPathComponent("program").path
    let result = try run(program, [], in: folder)
    guard result.status == 0 else { throw Failure(message: "the program ended with an error") }
    return result.output
  }

  private static func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// The number in a path that ends in `f12.swift`, at the start of a line.
  private static func fileIndex(in line: Substring) -> Int? {
    guard line.first == "f", let end = line.firstIndex(of: ".") else { return nil }
    return Int(line[line.index(after: line.startIndex)..<end])
  }

  private static func read(
    _ text: String, _ verdicts: inout [Verdict],
    _ parse: (Substring, inout Int?) -> (Int?, String)?,
    store: (inout Verdict, String) -> Void
  ) {
    var file: Int?
    for line in text.split(separator: "\n") {
      if case (let index?, let value)? = parse(line, &file) { store(&verdicts[index], value) }
    }
  }

  private static func run(
    _ command: String, _ arguments: [String], in folder: URL
  ) throws -> (status: Int32, output: String, errors: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [command] + arguments
    process.currentDirectoryURL = folder
    // Files rather than pipes: nothing has to be read while the process runs.
    let output = folder.appendingPathComponent("output")
    let errors = folder.appendingPathComponent("errors")
    for file in [output, errors] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return (
      process.terminationStatus,
      String(decoding: try Data(contentsOf: output), as: UTF8.self),
      String(decoding: try Data(contentsOf: errors), as: UTF8.self)
    )
  }
}
