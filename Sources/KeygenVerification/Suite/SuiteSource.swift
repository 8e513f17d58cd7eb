import KeygenCore
import SwiftSource

/// Writes the program that tests the keys of one spec.
///
/// It goes behind the generated code, in the same file, since nobody else can name private keys.
struct SuiteSource {
  /// The name under which the compiler reports errors in what tests a key; its number follows.
  static let fileOfCheck = "keygen-check-"

  private var lines: [String] = []
  /// What the names of the suite begin with.
  private let prefix: String

  private init(prefix: String) { self.prefix = prefix }

  /// The whole file.
  ///
  /// - Parameters:
  ///   - output: the generated code.
  ///   - plan: what to know of the keys.
  ///   - tested: the numbers of the keys that are tested, which are their positions in the plan.
  static func text(behind output: [UInt8], _ plan: VerificationPlan, tested: [Int]) -> [UInt8] {
    var source = SuiteSource(prefix: unusedPrefix(in: output, plan))
    for number in tested { source.addCheck(number, plan.keys[number]) }
    source.addMain(plan, tested)
    return output + Array("\nimport KeygenLaws\n".utf8)
      + Array(source.lines.joined(separator: "\n").utf8)
  }

  /// A beginning of names that occurs neither in the generated code nor in samples.
  private static func unusedPrefix(in output: [UInt8], _ plan: VerificationPlan) -> String {
    let texts = [output] + plan.keys.flatMap(\.samples).map { Array($0.text.utf8) }
    var prefix = "KeygenSuite_"
    while texts.contains(where: { contains($0, Array(prefix.utf8)) }) { prefix += "_" }
    return prefix
  }

  private static func contains(_ text: [UInt8], _ word: [UInt8]) -> Bool {
    text.indices.contains { text[$0] == word[0] && text[$0...].starts(with: word) }
  }

  private mutating func addCheck(_ number: Int, _ key: VerificationPlan.Key) {
    guard case .aliases(let aliases) = StandIn.binding(of: key.generics) else { return }
    let prefix = prefix
    conditionally(key) { source in
      source.lines.append(
        "#sourceLocation(file: \"\(Self.fileOfCheck)\(number)\", line: 1)")
      source.lines.append("private enum \(prefix)Check\(number): KeygenLaws.KeygenKeyCheck {")
      source.lines += aliases.map { "  private \($0)" }
      source.lines += [
        // A deprecated key can only be named without a warning where all is deprecated.
        "  @available(*, deprecated)",
        "  static func check(_ \(prefix)run: KeygenLaws.KeygenLawRun) {",
        "    typealias \(prefix)Key = \(key.reference)",
        "    let \(prefix)samples = KeygenLaws.KeygenSamples<\(prefix)Key.Value>()",
      ]
      for sample in key.samples {
        source.lines += [
          "#sourceLocation(file: \(SwiftLiteral.string(FileStandIns.spec)), "
            + "line: \(sample.location.line))",
          // The closing bracket on a line of its own: the expression may end with a comment.
          "\(prefix)samples.add(\(sample.text)", ")",
        ]
      }
      source.lines += [
        "#sourceLocation(file: \"\(Self.fileOfCheck)\(number)\", line: 100)",
        "    \(prefix)run.check(\(prefix)Key.self, samples: \(prefix)samples)", "  }", "}",
        "#sourceLocation()",
      ]
    }
  }

  private mutating func addMain(_ plan: VerificationPlan, _ tested: [Int]) {
    let prefix = prefix
    lines += [
      "@main", "private enum \(prefix)Main {", "  static func main() {",
      "    let suite = KeygenLaws.KeygenLawSuite()",
    ]
    for number in tested {
      let key = plan.keys[number]
      let keeps = key.keeps.map { ".\($0.rawValue)" }.joined(separator: ", ")
      let breaks = key.breaks.map { ".\($0.law.rawValue)" }.joined(separator: ", ")
      let absent = "    suite.addAbsent(\(number))"
      conditionally(key, otherwise: absent) {
        $0.lines.append(
          "    suite.add(\(number), \(prefix)Check\(number).self, keeps: [\(keeps)], "
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
