import KeygenCore
import SwiftSource

/// Writes the suite of one spec, which makes its tests.
///
/// It goes behind the generated code, in the same file, since nobody else can name private keys.
struct SuiteSource {
  private var lines: [String] = ["", "import KeygenLaws"]
  private let names: SuiteNames

  /// The whole file: the generated code, and a program that makes tests.
  ///
  /// - Parameters:
  ///   - output: the generated code.
  ///   - tests: all tests of the spec.
  ///   - numbers: which of them are made; their positions are their numbers.
  static func program(behind output: [UInt8], _ tests: [any SuiteTest], _ numbers: [Int])
    -> [UInt8]
  {
    var source = SuiteSource(behind: output, tests)
    source.addSuite(of: tests, numbers)
    source.lines += ["@main", "private enum \(source.names.name("Main")) {"]
    source.lines += ["static func main() { \(source.names.name("suite"))().run() }", "}", ""]
    return source.text(behind: output)
  }

  /// The whole file: the generated code, and a public function that gives the suite of its tests.
  ///
  /// - Returns: the text, and the name of the function.
  static func library(
    behind output: [UInt8], _ tests: [any SuiteTest], _ numbers: [Int]
  ) -> (text: [UInt8], function: String) {
    var source = SuiteSource(behind: output, tests)
    source.addSuite(of: tests, numbers, access: "public ")
    source.lines.append("")
    return (source.text(behind: output), source.names.name("suite"))
  }

  private init(behind output: [UInt8], _ tests: [any SuiteTest]) {
    let fragments = tests.flatMap(\.fragments).map { Array($0.utf8) }
    names = SuiteNames(unusedIn: [output] + fragments)
  }

  private func type(of number: Int) -> String { names.name("Test\(number)") }

  private mutating func addType(_ number: Int, _ test: any SuiteTest) {
    let place = SuitePlace(number: number)
    conditionally(test) { source in
      source.lines.append(place.suite)
      source.lines += test.declarations(source.names, place)
      source.lines.append(
        "private enum \(source.type(of: number)): KeygenLaws.\(test.protocolName) {")
      source.lines += test.members(source.names, place)
      source.lines += ["}", "#sourceLocation()"]
    }
  }

  private mutating func addSuite(
    of tests: [any SuiteTest], _ numbers: [Int], access: String = "private "
  ) {
    for number in numbers { addType(number, tests[number]) }
    lines += [
      "\(access)func \(names.name("suite"))() -> KeygenLaws.KeygenSuite {",
      "let suite = KeygenLaws.KeygenSuite()",
    ]
    for number in numbers {
      conditionally(tests[number], otherwise: "suite.addAbsent(\(number))") { source in
        source.lines.append("suite.add(\(number), \(source.type(of: number)).self)")
      }
    }
    lines += ["return suite", "}"]
  }

  private func text(behind output: [UInt8]) -> [UInt8] {
    output + Array(lines.joined(separator: "\n").utf8)
  }

  private mutating func conditionally(
    _ test: any SuiteTest, otherwise: String? = nil, _ add: (inout SuiteSource) -> Void
  ) {
    guard let condition = test.condition else { return add(&self) }
    lines.append("#if \(condition)")
    add(&self)
    if let otherwise { lines += ["#else", otherwise] }
    lines.append("#endif")
  }
}
