import Foundation
import TestSupport
import Testing

/// The Python that `make test` gives what the tests read formats with.
let pythonPath = packageRoot.appending(path: ".build/python/bin/python").path

/// A YAML file of this package, as Python's reader understands it.
///
/// - Parameter path: the path below the package.
func yamlFile(_ path: String) throws -> [String: Any] {
  try #require(
    FileManager.default.isExecutableFile(atPath: pythonPath), "`make test` installs what reads YAML"
  )
  let program = "import json, sys, yaml; json.dump(yaml.safe_load(sys.stdin), sys.stdout)"
  let text = try String(contentsOf: packageRoot.appending(path: path), encoding: .utf8)
  let run = try CommandRun([pythonPath, "-c", program], input: text)
  try #require(run.code == 0, "\(run.errors)")
  return try #require(
    try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
}
