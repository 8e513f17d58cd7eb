/// A spec with all that decides what comes of it.
struct SpecWork: Sendable {
  let spec: VerifiableSpec
  /// The numbers of the tests that are to be made.
  let numbers: [Int]
  /// The files that are compiled together with the output.
  let support: [SupportFile]
  /// What random values are made from.
  let seed: UInt64
  /// A name that all of it decides, and everything about the tool and the compiler that does, too.
  let name: String

  /// - Parameters:
  ///   - spec: the spec.
  ///   - numbers: the numbers of the tests that are to be made.
  ///   - support: the files that are compiled together with the output.
  ///   - seed: what random values are made from; `nil` to take it from the content.
  ///   - surroundings: a text that the tool, the runtime and the compiler decide.
  init(
    _ spec: VerifiableSpec, _ numbers: [Int], support: [SupportFile], seed: UInt64?,
    surroundings: String
  ) {
    self.spec = spec
    self.numbers = numbers
    self.support = support
    var digest = ContentDigest()
    digest.add("\(spec.sources.count)")
    for source in spec.sources { digest.add(source) }
    digest.add(SuiteSource.program(behind: spec.output, spec.tests, numbers))
    digest.add("\(spec.companions.count)")
    for companion in spec.companions { digest.add(companion.output) }
    digest.add("\(support.count)")
    for file in support { digest.add(file.bytes) }
    // A change of the content tries other values, and the same content always the same ones.
    self.seed = seed ?? digest.number
    digest.add("\(self.seed)")
    digest.add([spec.path] + spec.companions.map(\.path) + support.map(\.path))
    digest.add(surroundings)
    name = digest.name
  }
}
