import Foundation

// usage: Benchmarks TOOL — measures the tool at the path TOOL and HeadlessUI; prints a table, then JSON.
guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: Benchmarks PATH-OF-KEYGEN\n".utf8))
  exit(2)
}
let measurements =
  try generatorMeasurements(tool: URL(filePath: CommandLine.arguments[1])) + headlessMeasurements()
let width = measurements.map(\.name.count).max() ?? 0
for measurement in measurements {
  let name = measurement.name.padding(toLength: width, withPad: " ", startingAt: 0)
  print(
    name,
    String(format: "%9.2f ms fastest, %9.2f ms median", measurement.minimum, measurement.median))
}
let encoder = JSONEncoder()
encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
print(String(decoding: try encoder.encode(measurements), as: UTF8.self))
