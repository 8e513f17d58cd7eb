import KeygenCore

/// A spec that is to be verified, with what was generated from it.
package struct VerifiableSpec: Sendable {
  let path: String
  /// The texts that the output was made from: the spec's own, and that of each spec it includes.
  let sources: [[UInt8]]
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
  ///   - sources: the texts that it was generated from: the spec's own, and that of each spec it includes.
  ///   - generation: what came of the spec, with line directives.
  ///   - companions: what came of the specs that the output needs, with line directives, each by its path.
  ///   - supportFiles: the paths of hand-written files that are compiled together with the outputs.
  /// - Returns: `nil` where one of the specs has errors.
  package init?(
    path: String, sources: [[UInt8]], _ generation: Generation,
    companions: [(path: String, generation: Generation)] = [], supportFiles: [String] = []
  ) {
    var others: [Companion] = []
    for (number, companion) in companions.enumerated() {
      guard let file = companion.generation.file else { return nil }
      others.append(Companion(number, path: companion.path, file, companion.generation))
    }
    guard let file = generation.file, let plan = generation.verificationPlan else { return nil }
    self.init(
      path: path, sources: sources, companions: others, supportFiles: supportFiles,
      output: file.bytes, plan: plan,
      lineText: { generation.lineText(at: $0) })
  }

  /// Takes an output and what to know of its keys.
  init(
    path: String, sources: [[UInt8]], companions: [Companion] = [], supportFiles: [String] = [],
    output: [UInt8], plan: VerificationPlan,
    lineText: @escaping @Sendable (SourceLocation) -> String? = { _ in nil }
  ) {
    self.path = path
    self.sources = sources
    self.companions = companions
    self.supportFiles = supportFiles
    self.output = FileStandIns.replacingPath(path, by: FileStandIns.spec, in: output)
    let keys = plan.keys.map { KeyTest(key: $0) as any SuiteTest }
    let modifiers = plan.modifiers.map { ModifierTest(modifier: $0) as any SuiteTest }
    tests = keys + modifiers + plan.containers.map { ContainerTest(container: $0) }
    self.lineText = lineText
  }

  /// The numbers of the tests that a filter chooses a check of.
  func tests(chosenBy filter: CheckFilter?) -> [Int] {
    guard let filter else { return Array(tests.indices) }
    return tests.indices.filter { number in
      let test = tests[number]
      return test.checks.contains { filter.matches(test.subject, $0) }
    }
  }
}
