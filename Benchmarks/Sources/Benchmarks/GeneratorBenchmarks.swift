import Foundation

/// Runs of the tool as whole processes, on specs of growing size.
@MainActor
func generatorMeasurements(tool: URL) throws -> [Measurement] {
  let folder = FileManager.default.temporaryDirectory.appending(path: "keygen-benchmarks")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  var measurements = [
    try Measurement("start: keygen --version", prepare: {}) { try run(tool, ["--version"]) }
  ]
  for count in [10, 1_000, 10_000] {
    let spec = folder.appending(path: "Keys\(count).keygen.json")
    try Data(text(keys: count).utf8).write(to: spec)
    let output = folder.appending(path: "Keys\(count).keygen.swift")
    measurements.append(
      try Measurement(
        "generate, \(count) keys", prepare: { try? FileManager.default.removeItem(at: output) },
        work: { _ in try run(tool, ["generate", "--quiet", spec.path]) }))
  }
  return measurements
}

private func text(keys count: Int) -> String {
  let keys = (0..<count).map { index in
    """
        {
          "name": "Key\(index)",
          "doc": "The size of column \(index).",
          "value": "CGFloat",
          "default": 0,
          "reduce": "sum",
          "modifiers": [
            { "kind": "set", "name": "size\(index)" },
            { "kind": "observe", "name": "onSize\(index)Change" }
          ]
        }
    """
  }
  return "{\n  \"keygen\": 1,\n  \"keys\": [\n\(keys.joined(separator: ",\n"))\n  ]\n}\n"
}

/// Starts a command and waits for its end. Foundation's Process looks for the end only now and then.
private func run(_ tool: URL, _ arguments: [String]) throws {
  var words: [UnsafeMutablePointer<CChar>?] = ([tool.path] + arguments).map { strdup($0) } + [nil]
  defer { for word in words { free(word) } }
  var process = pid_t()
  guard posix_spawn(&process, tool.path, nil, nil, &words, environ) == 0 else {
    throw CocoaError(.executableLoad)
  }
  var status: Int32 = 0
  while waitpid(process, &status, 0) < 0 {}
  guard status == 0 else { throw CocoaError(.executableLoad) }
}
