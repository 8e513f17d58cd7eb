import Foundation
import KeygenCore
import TestSupport

/// A validator of PyPI that holds specs against the schema that keygen prints.
///
/// One process answers for all tests; it ends with them.
final class SchemaValidator: @unchecked Sendable {
  /// The validator, or why there is none.
  static let shared = Result { try SchemaValidator() }

  /// What is wrong with the schema itself.
  private(set) var faultsOfSchema: [String] = []

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var received = Data()
  private let lock = NSLock()

  private struct Stopped: Error {}

  private init() throws {
    let folder = try TemporaryFolder()
    let schema = try folder.write(
      String(decoding: SpecSchema.json, as: UTF8.self), to: "keygen.schema.json")
    process.executableURL = packageRoot.appending(path: ".build/python/bin/python")
    process.arguments = [
      packageRoot.appending(path: "Scripts/validate-specs.py").path, schema.path,
    ]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    faultsOfSchema = try answer()
  }

  /// What the schema has against a spec.
  func faults(in text: String) throws -> [String] {
    try lock.withLock {
      guard process.isRunning else { throw Stopped() }
      try input.fileHandleForWriting.write(
        contentsOf: JSONWriter.bytes(of: .string(text), layout: .oneLine))
      return try answer()
    }
  }

  private func answer() throws -> [String] {
    while true {
      if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
        let line = received[..<end]
        received = Data(received[(end + 1)...])
        return try JSONDecoder().decode([String].self, from: line)
      }
      guard let more = try output.fileHandleForReading.read(upToCount: 1), !more.isEmpty else {
        throw Stopped()
      }
      received += more
    }
  }
}
