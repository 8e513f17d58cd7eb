import SwiftSource

/// The places under which the compiler reports what it has to say about a test.
struct SuitePlace {
  /// The name of the file that a test is said to stand in; its number follows.
  static let file = "keygen-test-"

  /// The number of the test.
  let number: Int

  /// The directive ahead of code of the suite's own.
  var suite: String { "#sourceLocation(file: \"\(Self.file)\(number)\", line: 1)" }

  /// The directive ahead of a line of the spec.
  func spec(line: Int) -> String {
    "#sourceLocation(file: \(SwiftLiteral.string(FileStandIns.spec)), line: \(line))"
  }

  /// The number of the test that a file's name stands for; `nil` for every other file.
  static func number(ofFile name: String) -> Int? {
    name.hasPrefix(file) ? Int(name.dropFirst(file.count)) : nil
  }
}
