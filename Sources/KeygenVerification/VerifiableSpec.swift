import KeygenCore

/// A spec that is to be verified, with what was generated from it.
package struct VerifiableSpec: Sendable {
  let path: String
  /// The generated file; its line directives name the spec's stand-in.
  let output: [UInt8]
  /// The tests of its suite.
  let tests: [any SuiteTest]
  let lineText: @Sendable (SourceLocation) -> String?

  /// Takes what was generated from a spec.
  ///
  /// - Parameters:
  ///   - path: the path of the spec, as diagnostics show it.
  ///   - generation: what came of the spec, with line directives.
  /// - Returns: `nil` where the spec has errors.
  package init?(path: String, _ generation: Generation) {
    guard let file = generation.file, let plan = generation.verificationPlan else { return nil }
    self.path = path
    tests = plan.keys.map { KeyTest(key: $0) }
    output = FileStandIns.replacingPath(in: file.bytes, path)
    lineText = { generation.lineText(at: $0) }
  }
}
