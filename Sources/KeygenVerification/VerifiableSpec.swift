import KeygenCore

/// A spec that is to be verified, with what was generated from it.
package struct VerifiableSpec: Sendable {
  let path: String
  /// The generated file; its line directives name the spec's stand-in.
  let output: [UInt8]
  /// The tests of its suite.
  let tests: [any SuiteTest]
  /// What is compiled together with the output.
  let companions: [Companion]
  /// The paths of hand-written files that are compiled together with the output.
  let supportFiles: [String]
  let lineText: @Sendable (SourceLocation) -> String?

  /// Takes what was generated from a spec.
  ///
  /// - Parameters:
  ///   - path: the path of the spec, as diagnostics show it.
  ///   - generation: what came of the spec, with line directives.
  ///   - companions: what came of the specs that the output needs, with line directives, each by its path.
  ///   - supportFiles: the paths of hand-written files that are compiled together with the outputs.
  /// - Returns: `nil` where one of the specs has errors.
  package init?(
    path: String, _ generation: Generation,
    companions: [(path: String, generation: Generation)] = [],
    supportFiles: [String] = []
  ) {
    var others: [Companion] = []
    for (number, companion) in companions.enumerated() {
      guard let file = companion.generation.file else { return nil }
      others.append(Companion(number, path: companion.path, file, companion.generation))
    }
    self.companions = others
    self.supportFiles = supportFiles
    guard let file = generation.file, let plan = generation.verificationPlan else { return nil }
    self.path = path
    tests = plan.keys.map { KeyTest(key: $0) }
    output = FileStandIns.replacingPath(in: file.bytes, path)
    lineText = { generation.lineText(at: $0) }
  }
}
