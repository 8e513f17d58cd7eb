import KeygenCore
import SwiftSource

/// Writes the program that tests the keys of one spec.
///
/// It goes behind the generated code, in the same file, since nobody else can name private keys.
struct SuiteSource {
  /// The name under which the compiler reports errors in what tests a key; its number follows.
  static let fileOfCheck = "keygen-check-"

  private var lines: [String] = []

  /// The whole file.
  ///
  /// - Parameters:
  ///   - output: the generated code.
  ///   - plan: what to know of the keys.
  ///   - tested: the numbers of the keys that are tested, which are their positions in the plan.
  static func text(behind output: [UInt8], _ plan: VerificationPlan, tested: [Int]) -> [UInt8] {
    var source = SuiteSource()
    for number in tested { source.addCheck(number, plan.keys[number]) }
    source.addMain(plan, tested)
    return output + Array("\nimport KeygenLaws\n".utf8)
      + Array(source.lines.joined(separator: "\n").utf8)
  }

  private mutating func addCheck(_ number: Int, _ key: VerificationPlan.Key) {
    guard case .aliases(let aliases) = StandIn.binding(of: key.generics) else { return }
    conditionally(key) { source in
      source.lines.append(
        "#sourceLocation(file: \"\(Self.fileOfCheck)\(number)\", line: 1)")
      source.lines.append("private enum KeygenCheck\(number): KeygenKeyCheck {")
      source.lines += aliases.map { "  private \($0)" }
      source.lines += [
        // A deprecated key can only be named without a warning where all is deprecated.
        "  @available(*, deprecated)", "  static func check(_ keygenRun: KeygenLawRun) {",
        "    typealias KeygenKey = \(key.reference)",
        "    let keygenSamples = KeygenSamples<KeygenKey.Value>()",
      ]
      for sample in key.samples {
        source.lines += [
          "#sourceLocation(file: \(SwiftLiteral.string(sample.location.file)), "
            + "line: \(sample.location.line))",
          // The closing bracket on a line of its own: the expression may end with a comment.
          "keygenSamples.add(\(sample.text)", ")",
        ]
      }
      source.lines += [
        "#sourceLocation(file: \"\(Self.fileOfCheck)\(number)\", line: 100)",
        "    keygenRun.check(KeygenKey.self, samples: keygenSamples)", "  }", "}",
        "#sourceLocation()",
      ]
    }
  }

  private mutating func addMain(_ plan: VerificationPlan, _ tested: [Int]) {
    lines += [
      "@main", "private enum KeygenSuiteMain {", "  static func main() {",
      "    let suite = KeygenLawSuite()",
    ]
    for number in tested {
      let key = plan.keys[number]
      let keeps = key.keeps.map { ".\($0.rawValue)" }.joined(separator: ", ")
      let breaks = key.breaks.map { ".\($0.law.rawValue)" }.joined(separator: ", ")
      let absent = "    suite.addAbsent(\(number))"
      conditionally(key, otherwise: absent) {
        $0.lines.append(
          "    suite.add(\(number), KeygenCheck\(number).self, keeps: [\(keeps)], "
            + "breaks: [\(breaks)])")
      }
    }
    lines += ["    suite.run()", "  }", "}", ""]
  }

  private mutating func conditionally(
    _ key: VerificationPlan.Key, otherwise: String? = nil, _ add: (inout SuiteSource) -> Void
  ) {
    guard let condition = key.condition else { return add(&self) }
    lines.append("#if \(condition)")
    add(&self)
    if let otherwise { lines += ["#else", otherwise] }
    lines.append("#endif")
  }
}
