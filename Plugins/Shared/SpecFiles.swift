import Foundation

/// The ending of a spec's name.
let specSuffix = ".keygen.json"
/// The ending of an output's name.
let outputSuffix = ".keygen.swift"

extension [URL] {
  /// The specs among the files of a target, in the order of their paths.
  var specs: [URL] {
    filter { $0.path.hasSuffix(specSuffix) }.sorted { $0.path < $1.path }
  }
}
